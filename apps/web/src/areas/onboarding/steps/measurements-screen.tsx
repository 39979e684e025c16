import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { chooseUnits, chosenUnits, massUnitOf } from '../../../languages/units.ts'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { keepAnswer, keepTyped, readChoice } from '../answers.ts'
import { Question } from '../question.tsx'
import { useWalk } from '../use-walk.ts'
import {
  type MeasurementField,
  type MeasurementsForm,
  measurementsForm,
  readMeasurements,
  roundingHints,
  showSystem,
  typeMeasurement,
} from './measurements-form.ts'

/** The fields of each system, with what they are called and how long a sensible entry is. */
const fields = {
  imperial: [
    { name: 'feet', label: msg`Feet`, unit: 'ft', maxLength: 1, inputMode: 'numeric' },
    { name: 'inches', label: msg`Inches`, unit: 'in', maxLength: 5, inputMode: 'decimal' },
    { name: 'pounds', label: msg`Weight (lbs)`, unit: 'lbs', maxLength: 6, inputMode: 'decimal' },
  ],
  metric: [
    { name: 'cm', label: msg`Height (cm)`, unit: 'cm', maxLength: 5, inputMode: 'decimal' },
    { name: 'kg', label: msg`Weight (kg)`, unit: 'kg', maxLength: 6, inputMode: 'decimal' },
  ],
} as const

export function MeasurementsScreen() {
  const { t } = useLingui()
  const walk = useWalk('measurements')
  const [form, setForm] = useState(() =>
    measurementsForm(readChoice('heightAndWeight'), massUnitOf(chosenUnits()) === 'lb'),
  )
  const [refusal, setRefusal] = useState<{ field: MeasurementField; message: string }>()
  const inputs = useRef<HTMLDivElement>(null)
  const system = form.isImperial ? 'imperial' : 'metric'

  const hints = roundingHints(form)

  const change = (next: MeasurementsForm) => {
    setForm(next)
    keepTyped('heightAndWeight', readMeasurements(next))
    setRefusal(undefined)
  }

  const goOn = () => {
    const read = readMeasurements(form)
    if (!read.ok) {
      setRefusal(read.error)
      inputs.current?.querySelector<HTMLInputElement>(`[name="${read.error.field}"]`)?.focus()
      return
    }
    keepAnswer('heightAndWeight', read.value)
    walk.goOn()
  }

  return (
    <Question
      walk={walk}
      title={t`How tall are you, and what do you weigh?`}
      lead={t`Your energy and every gram of your macros are counted from these two.`}
      onContinue={goOn}
    >
      <div ref={inputs} className="flex flex-col gap-6 wide:max-w-120">
        <SegmentedControl
          label={t`Units`}
          options={[
            { value: 'imperial', label: t`Imperial` },
            { value: 'metric', label: t`Metric` },
          ]}
          value={system}
          onChange={(chosen) => {
            change(showSystem(form, chosen === 'imperial'))
            chooseUnits({ mass: chosen === 'imperial' ? 'lb' : 'kg' })
          }}
        />
        <div className="grid grid-cols-2 gap-x-3 gap-y-4">
          {fields[system].map(({ name, label, unit, maxLength, inputMode }) => (
            <div key={name} className={name === 'pounds' ? 'col-span-full' : undefined}>
              <TextField
                name={name}
                label={t(label)}
                unit={unit}
                inputMode={inputMode}
                maxLength={maxLength}
                autoComplete="off"
                value={form[name]}
                hint={hints[name]}
                error={refusal?.field === name ? refusal.message : undefined}
                onChange={(event) => change(typeMeasurement(form, name, event.target.value))}
                className="figures h-16! text-28! font-semibold"
              />
            </div>
          ))}
        </div>
      </div>
    </Question>
  )
}
