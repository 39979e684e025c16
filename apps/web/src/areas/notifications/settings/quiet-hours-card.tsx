import { Trans, useLingui } from '@lingui/react/macro'
import { isDayClock } from '../../../languages/dates.ts'
import { Switch } from '../../../ui/switch.tsx'
import { TimeField } from '../../../ui/time-field.tsx'
import { quietEndError, type SettingsForm } from './settings-form.ts'

export interface QuietHoursCardProps {
  form: SettingsForm
  onChange: (form: SettingsForm) => void
}

/** The hours in which nothing leaves the app. */
export function QuietHoursCard({ form, onChange }: QuietHoursCardProps) {
  const { t } = useLingui()
  return (
    <section aria-label={t`Quiet Hours`} className="rounded-card bg-surface px-4 py-3 shadow-soft">
      <Switch
        label={
          <span className="font-semibold">
            <Trans>Quiet Hours</Trans>
          </span>
        }
        description={t`Nothing is sent in these hours. News waits for their end; a fuel reminder that would come too late is not sent. The list in the app has everything.`}
        checked={form.isQuiet}
        onChange={(event) => onChange({ ...form, isQuiet: event.target.checked })}
      />
      {form.isQuiet ? (
        <div className="mt-3 flex flex-col gap-3 pb-1">
          <TimeField
            is24={isDayClock()}
            label={t`From`}
            {...form.from}
            onChange={(time, period) => onChange({ ...form, from: { time, period } })}
          />
          <TimeField
            is24={isDayClock()}
            label={t`To`}
            {...form.to}
            error={quietEndError(form)}
            onChange={(time, period) => onChange({ ...form, to: { time, period } })}
          />
        </div>
      ) : null}
    </section>
  )
}
