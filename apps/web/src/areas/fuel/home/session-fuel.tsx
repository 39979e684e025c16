import { ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { LocalDate } from '@pacemeal/domain'
import { type TakenChoice, takenChoices } from '@pacemeal/domain/event'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { nextEventQuery } from '../../../api/next-event.ts'
import { browserZone, presentDay } from '../../../navigation/local-day.ts'
import { paths } from '../../../navigation/paths.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { useMinute } from '../../../navigation/use-minute.ts'
import { logMeal, showLogFood } from '../../log/index.ts'
import { sessionTypeName } from '../../training/index.ts'
import type { HomeSession } from '../day-plan.ts'
import { fuelTaken, hasBegun } from './session-fuel-taken.ts'

interface SessionFuelProps {
  session: HomeSession
  day: LocalDate
  /** What the session is, for who hears it. */
  about: string
  className: string
}

/** What was taken in a session, in two taps; that of an event is told on its own screen, product by product. */
export function SessionFuel({ session, day, about, className }: SessionFuelProps) {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const now = useMinute()
  const [isAsked, setAsked] = useState(false)
  const isOfEvent = session.planned?.because.some(({ rule }) => rule === 'during_event') ?? false
  const { data: event } = useQuery({ ...nextEventQuery(userId, presentDay()), enabled: isOfEvent })
  const zone = browserZone()
  if ((session.planned?.during.carbs ?? 0) === 0 || !hasBegun(session, day, zone, now)) return null
  if (isOfEvent) {
    const to = event?.day === day ? paths.eventReport(event.id) : paths.events
    return (
      <Link to={to} aria-label={t`Fuel taken: ${about}`} className={className}>
        <Trans>Fuel taken</Trans>
      </Link>
    )
  }
  const names: Readonly<Record<TakenChoice, string>> = {
    planned: t`Planned`,
    less: t`Less`,
    more: t`More`,
    other: t`Other`,
  }
  const take = (choice: TakenChoice) => {
    setAsked(false)
    const name = t`Fuel during ${ph({ type: sessionTypeName(session.type) })}`
    const taken = { name, ...fuelTaken(session, choice, { day, zone, now: Date.now() }) }
    if (choice === 'other') showLogFood(taken)
    else void logMeal(userId, taken)
  }
  return (
    <>
      <button
        type="button"
        aria-label={t`Fuel taken: ${about}`}
        aria-expanded={isAsked}
        className={className}
        onClick={() => setAsked(!isAsked)}
      >
        <Trans>Fuel taken</Trans>
      </button>
      {isAsked ? (
        <fieldset className="order-last flex w-full flex-wrap">
          <legend className="sr-only">{t`What you took`}</legend>
          {takenChoices.map((choice) => (
            <button key={choice} type="button" className={className} onClick={() => take(choice)}>
              {names[choice]}
            </button>
          ))}
        </fieldset>
      ) : null}
    </>
  )
}
