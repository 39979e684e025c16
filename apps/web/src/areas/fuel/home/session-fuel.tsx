import { Trans, useLingui } from '@lingui/react/macro'
import type { LocalDate, MealLog } from '@pacemeal/domain'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { Link } from 'react-router'
import { nearEventsQuery } from '../../../api/next-event.ts'
import { browserZone } from '../../../navigation/local-day.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { useMinute } from '../../../navigation/use-minute.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { HomeSession } from '../day-plan.ts'
import { eventReportOf, hasBegun } from './session-moments.ts'

const TakenFuel = lazyPart(async () => (await import('./taken-fuel.tsx')).TakenFuel, { isQuiet: true })
const FuelQuestion = lazyPart(async () => (await import('./fuel-question.tsx')).FuelQuestion)

interface SessionFuelProps {
  session: HomeSession
  /** What was logged of it so far. */
  taken: readonly MealLog[]
  day: LocalDate
  /** What the session is, for who hears it. */
  about: string
  className: string
}

/**
 * What was taken in a session, in two taps; that of an event is told on its own screen, product by product. What was logged and
 * what is asked are fetched when there is some.
 */
export function SessionFuel({ session, taken, day, about, className }: SessionFuelProps) {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const now = useMinute()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const zone = browserZone()
  const isAskable = hasBegun(session, day, zone, now)
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
  const close = () => {
    setOpen(false)
    // The tapped button goes.
    opener.current?.focus()
  }
  return (
    <>
      {taken.length > 0 ? (
        <Suspense fallback={null}>
          <TakenFuel taken={taken} about={about} className={className} onGone={() => opener.current?.focus()} />
        </Suspense>
      ) : null}
      <button
        ref={opener}
        type="button"
        aria-label={t`Fuel taken: ${about}`}
        aria-expanded={isOpen}
        className={className}
        onClick={() => setOpen(!isOpen)}
      >
        <Trans>Fuel taken</Trans>
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <FuelQuestion session={session} taken={taken} day={day} className={className} onClose={close} />
        </Suspense>
      ) : null}
    </>
  )
}
