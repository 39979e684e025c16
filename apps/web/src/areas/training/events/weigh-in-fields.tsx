import { useLingui } from '@lingui/react/macro'
import { isDayClock } from '../../../languages/dates.ts'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TimeField } from '../../../ui/time-field.tsx'
import { Group } from './event-fields.tsx'
import type { EventErrors, EventForm } from './event-form.ts'
import { massUnit, type Units } from './units.ts'
import { blankWeighIn, type WeighInForm } from './weigh-in-form.ts'

interface WeighInFieldsProps {
  form: EventForm
  errors: EventErrors
  onChange: (part: Partial<EventForm>) => void
  units: Units
}

/** The weigh-in of an event: the limit of the class, and when the scales are. */
export function WeighInFields({ form: { weighIn, day }, errors, onChange, units }: WeighInFieldsProps) {
  const { t } = useLingui()
  const change = (part: Partial<WeighInForm>) => onChange({ weighIn: { ...(weighIn ?? blankWeighIn(day)), ...part } })
  return (
    <Group title={t`Weigh-in`} about={t`Whether the class is in safe reach, and how to refuel after the scales.`}>
      <Switch
        label={t`This event weighs in`}
        checked={weighIn !== null}
        onChange={({ target }) => onChange({ weighIn: target.checked ? blankWeighIn(day) : null })}
      />
      {weighIn === null ? null : (
        <>
          <TextField
            name="limit"
            autoComplete="off"
            label={t`Limit of the class`}
            unit={massUnit(units)}
            inputMode="decimal"
            value={weighIn.limit}
            error={errors.limit}
            onChange={({ target }) => change({ limit: target.value })}
          />
          <TextField
            name="weighInDay"
            autoComplete="off"
            label={t`Date of the weigh-in`}
            type="date"
            value={weighIn.day}
            error={errors.weighInDay}
            onChange={({ target }) => change({ day: target.value })}
          />
          <TimeField
            name="weighInTime"
            is24={isDayClock()}
            label={t`Time of the weigh-in`}
            time={weighIn.time}
            period={weighIn.period}
            error={errors.weighInTime}
            onChange={(time, period) => change({ time, period })}
          />
        </>
      )}
    </Group>
  )
}
