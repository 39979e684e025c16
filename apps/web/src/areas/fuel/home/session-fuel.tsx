import { ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { LocalDate } from '@pacemeal/domain'
import { type TakenChoice, takenChoices } from '@pacemeal/domain/event'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { nearEventsQuery } from '../../../api/next-event.ts'
import { browserZone } from '../../../navigation/local-day.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { useMinute } from '../../../navigation/use-minute.ts'
import { logMeal, showLogFood } from '../../log/index.ts'
import { sessionTypeName } from '../../training/index.ts'
import type { HomeSession } from '../day-plan.ts'
import { eventReportOf, fuelTaken, hasBegun } from './session-fuel-taken.ts'

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
  const opener = useRef<HTMLButtonElement>(null)
  const zone = browserZone()
  const isAskable = (session.planned?.during.carbs ?? 0) > 0 && hasBegun(session, day, zone, now)
  const { data: events, isLoading } = useQuery({ ...nearEventsQuery(userId, day), enabled: isAskable })
  if (!isAskable || isLoading) return null
  const report = eventReportOf(session, day, events ?? [])
  if (report !== undefined) {
    return (
      <Link to={report} aria-label={t`Fuel taken: ${about}`} className={className}>
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
    // The tapped button goes.
    opener.current?.focus()
    const name = t`Fuel during ${ph({ type: sessionTypeName(session.type) })}`
    const taken = { name, ...fuelTaken(session, choice, { day, zone, now: Date.now() }) }
    if (choice === 'other') showLogFood(taken)
    else void logMeal(userId, taken)
  }
  return (
    <>
      <button
        ref={opener}
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
