import { Trans, useLingui } from '@lingui/react/macro'
import { listedWeekdays } from '../../../languages/calendar-week.ts'
import { isDayClock } from '../../../languages/dates.ts'
import { lineStart } from '../../../languages/line-start.ts'
import { weekdayText } from '../../../languages/weekdays.ts'
import { Switch } from '../../../ui/switch.tsx'
import { TimeField } from '../../../ui/time-field.tsx'
import { ToggleChips } from '../../../ui/toggle-chips.tsx'
import { type SettingsForm, weighInDaysError } from './settings-form.ts'

interface WeighInCardProps {
  form: SettingsForm
  onChange: (form: SettingsForm) => void
}

/** The reminder of the scale: off until somebody asks for it, on their days and at their time. */
export function WeighInCard({ form, onChange }: WeighInCardProps) {
  const { t } = useLingui()
  return (
    <section aria-label={t`Weigh-In Reminder`} className="rounded-card bg-surface px-4 py-3 shadow-soft">
      <Switch
        label={
          <span className="font-semibold">
            <Trans>Weigh-In Reminder</Trans>
          </span>
        }
        description={t`In the list of the app and to the devices above. Silent on a day on which you have weighed in.`}
        checked={form.isWeighIn}
        onChange={(event) => onChange({ ...form, isWeighIn: event.target.checked })}
      />
      {form.isWeighIn ? (
        <div className="mt-3 flex flex-col gap-3 pb-1">
          <ToggleChips
            label={t`Days`}
            hint={t`Two or three mornings a week are enough.`}
            error={weighInDaysError(form)}
            options={listedWeekdays().map((day) => ({
              value: day,
              label: lineStart(weekdayText(day)),
            }))}
            chosen={form.weighInDays}
            onChange={(weighInDays) => onChange({ ...form, weighInDays })}
          />
          <TimeField
            is24={isDayClock()}
            label={t`At`}
            {...form.weighInAt}
            onChange={(time, period) => onChange({ ...form, weighInAt: { time, period } })}
          />
        </div>
      ) : null}
    </section>
  )
}
