import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { StoredEvent } from '../../../api/events.ts'
import { longDate } from '../../../languages/dates.ts'
import { durationText } from '../../../languages/durations.ts'
import { lineStart } from '../../../languages/line-start.ts'
import { wholeNumber } from '../../../languages/numbers.ts'
import { intensityName } from '../../../languages/session-names.ts'
import { paths } from '../../../navigation/paths.ts'
import { Card } from '../../../ui/card.tsx'
import { gutTrainingSteps } from './gut-training-steps.ts'
import { practiceAddress } from './practice-event.ts'
import type { RacePlan } from './race-plan.ts'
import { raceReasonText } from './race-reason-words.ts'
import { useEvents } from './use-events.ts'

/** One figure for all sessions that are left, said once. */
const stayText = (perHour: number, sessions: number): string => {
  const figure = wholeNumber(perHour)
  return plural(sessions, {
    one: `Take ${figure} g an hour in your next long session`,
    other: `Stay at ${figure} g an hour in your next # long sessions`,
  })
}

/** The steps of gut training over the sessions before a race; nothing for an event that trains for none. */
export function GutTrainingCard({ userId, stored, plan }: { userId: string; stored: StoredEvent; plan: RacePlan }) {
  const { t } = useLingui()
  const { events = [] } = useEvents(userId)
  const [first] = plan.gutTraining
  if (first === undefined) return null
  const steps = gutTrainingSteps(plan.gutTraining)
  const eventOf = ({ day, start }: { readonly day: string; readonly start: number }) =>
    events.find(({ event }) => event.kind === 'session' && event.day === day && event.start === start)
  return (
    <Card aria-label={t`Gut training`} className="flex flex-col gap-3">
      <div>
        <h2 className="text-20 font-semibold text-ink">
          <Trans>Gut training</Trans>
        </h2>
        <p className="text-14 text-muted">{first.practice.because.map(raceReasonText).join(' ')}</p>
      </div>
      <ol className="flex flex-col gap-3">
        {steps.map(({ perHour, sessions }) => (
          <li key={`${sessions[0]?.day}-${sessions[0]?.start}`}>
            <p className="figures text-16 font-semibold text-ink">
              {steps.length === 1 ? stayText(perHour, sessions.length) : t`${wholeNumber(perHour)} g an hour`}
            </p>
            <ul className="flex flex-col divide-y divide-line">
              {sessions.map((session) => {
                const event = eventOf(session)
                return (
                  <li key={`${session.day}-${session.start}`} className="flex items-center justify-between gap-3 py-1">
                    <span className="figures min-w-0 text-14 text-muted">
                      {lineStart(longDate(session.day))} · {durationText(session.minutes)} ·{' '}
                      {intensityName(session.intensity)}
                    </span>
                    <Link
                      to={event ? paths.event(event.id) : practiceAddress(stored.id, session)}
                      aria-label={
                        event
                          ? t`Open the plan of ${longDate(session.day)}`
                          : t`Plan its fuel, ${longDate(session.day)}`
                      }
                      className="touch inline-flex shrink-0 items-center text-14 font-semibold text-ember-ink"
                    >
                      {event ? t`Open` : t`Plan its fuel`}
                    </Link>
                  </li>
                )
              })}
            </ul>
          </li>
        ))}
      </ol>
      <p className="text-14 text-muted">
        {steps.length === 1 ? (
          <Trans>Log the fuel of each session. Stomach trouble of 5 of 10 is a step back.</Trans>
        ) : (
          <Trans>
            Each step stands once you log the fuel of the one before. Stomach trouble of 5 of 10 is a step back.
          </Trans>
        )}
      </p>
    </Card>
  )
}
