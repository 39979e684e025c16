import { Trans, useLingui } from '@lingui/react/macro'
import { EVENT_BOUNDS } from '@pacemeal/domain/event'
import { Plus, X } from 'lucide-react'
import { isDayClock } from '../../../languages/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { iconButtonClass } from '../../../ui/icon-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { TimeField } from '../../../ui/time-field.tsx'
import type { EventErrors, EventForm } from './event-form.ts'
import { type StartForm, withOneMore } from './meet-form.ts'

interface StartFieldsProps {
  form: EventForm
  errors: EventErrors
  onChange: (part: Partial<EventForm>) => void
}

/** The starts of a meet, one by one: when each begins and how long it lasts. */
export function StartFields({ form: { starts }, errors, onChange }: StartFieldsProps) {
  const { t } = useLingui()
  const { min, max } = EVENT_BOUNDS.starts
  const change = (index: number, part: Partial<StartForm>) =>
    onChange({ starts: starts.map((one, at) => (at === index ? { ...one, ...part } : one)) })
  return (
    <div className="flex flex-col gap-4">
      <p className="text-14 text-muted">
        <Trans>Heats and finals, or matches, in their order. The pauses between them are fueled by their length.</Trans>
      </p>
      <ol className="flex flex-col gap-4">
        {starts.map(({ time, period, duration }, index) => {
          const number = index + 1
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a start is known by its place in the order.
            <li key={index} className="flex items-start gap-2">
              <fieldset className="grid grow grid-cols-2 gap-4">
                <legend className="sr-only">{t`Start ${number}`}</legend>
                <TimeField
                  name={`start-${index}`}
                  is24={isDayClock()}
                  label={t`Start ${number}`}
                  time={time}
                  period={period}
                  error={errors[`start-${index}`]}
                  onChange={(typed, half) => change(index, { time: typed, period: half })}
                />
                <TextField
                  name={`duration-${index}`}
                  autoComplete="off"
                  label={t`Start ${number}, duration`}
                  placeholder={t({ message: 'h:mm', comment: 'How a duration is typed: hours and minutes' })}
                  value={duration}
                  error={errors[`duration-${index}`]}
                  onChange={({ target }) => change(index, { duration: target.value })}
                />
              </fieldset>
              {starts.length > min ? (
                <button
                  type="button"
                  aria-label={t`Remove start ${number}`}
                  className={iconButtonClass('mt-6')}
                  onClick={() => onChange({ starts: starts.filter((_, at) => at !== index) })}
                >
                  <X size={20} aria-hidden />
                </button>
              ) : null}
            </li>
          )
        })}
      </ol>
      {starts.length < max ? (
        <Button
          variant="secondary"
          icon={<Plus size={20} aria-hidden />}
          onClick={() => onChange({ starts: withOneMore(starts) })}
        >
          <Trans>Add Start</Trans>
        </Button>
      ) : null}
    </div>
  )
}
