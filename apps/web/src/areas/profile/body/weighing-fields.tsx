import { useLingui } from '@lingui/react/macro'
import type { WeightUnit } from '../../../languages/weight-unit.ts'
import { presentDay } from '../../../navigation/local-day.ts'
import { TextField } from '../../../ui/text-field.tsx'
import type { WeighingForm, WeighingProblems } from './weighing-form.ts'

interface WeighingFieldsProps {
  form: WeighingForm
  problems: WeighingProblems
  unit: WeightUnit
  onChange: (form: WeighingForm) => void
}

/** Weight, body fat and day of a weighing. */
export function WeighingFields({ form, problems, unit, onChange }: WeighingFieldsProps) {
  const { t } = useLingui()
  return (
    <>
      <TextField
        label={t`Weight (${unit})`}
        unit={unit}
        inputMode="decimal"
        autoComplete="off"
        maxLength={7}
        required
        value={form.weight}
        error={problems.weight}
        onChange={(event) => onChange({ ...form, weight: event.target.value })}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label={t`Body fat (optional)`}
          unit="%"
          inputMode="decimal"
          autoComplete="off"
          maxLength={5}
          value={form.bodyFat}
          error={problems.bodyFat}
          onChange={(event) => onChange({ ...form, bodyFat: event.target.value })}
        />
        <TextField
          label={t`Day`}
          type="date"
          max={presentDay()}
          value={form.day}
          error={problems.day}
          onChange={(event) => onChange({ ...form, day: event.target.value })}
        />
      </div>
    </>
  )
}
