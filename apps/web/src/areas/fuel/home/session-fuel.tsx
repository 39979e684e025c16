import { ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { LocalDate, MealLog } from '@pacemeal/domain'
import { type TakenChoice, takenChoices } from '@pacemeal/domain/event'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { nearEventsQuery } from '../../../api/next-event.ts'
import { wholeNumber } from '../../../languages/numbers.ts'
import { browserZone } from '../../../navigation/local-day.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { useMinute } from '../../../navigation/use-minute.ts'
import { useEnergyHidden } from '../../../ui/energy-figures.tsx'
import { draftOf, logMeal, removeLoggedMeal, replaceLoggedMeals, showLogFood } from '../../log/index.ts'
import { sessionTypeName } from '../../training/index.ts'
import type { HomeSession } from '../day-plan.ts'
import { carbsTaken, eventReportOf, fuelTaken, hasBegun, plannedCarbs } from './session-fuel-taken.ts'

interface SessionFuelProps {
  session: HomeSession
  /** What was logged of it so far. */
  taken: readonly MealLog[]
  day: LocalDate
  /** What the session is, for who hears it. */
  about: string
  className: string
}

/** What is asked below the buttons: whether to add to what was logged, then what was taken. */
type Question = 'add-or-replace' | 'add' | 'replace'

/**
 * What was taken in a session, in two taps; that of an event is told on its own screen, product by product. A session that
 * is planned without fuel opens the sheet.
 */
export function SessionFuel({ session, taken, day, about, className }: SessionFuelProps) {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const now = useMinute()
  const [asked, setAsked] = useState<Question | null>(null)
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
  const names: Readonly<Record<TakenChoice, string>> = {
    planned: t`Planned`,
    less: t`Less`,
    more: t`More`,
    other: t`Other`,
  }
  const last = taken.at(-1)
  const take = (choice: TakenChoice, question: Question) => {
    setAsked(null)
    // The tapped button goes.
    opener.current?.focus()
    const name = t`Fuel during ${ph({ type: sessionTypeName(session.type) })}`
    const meal = { name, ...fuelTaken(session, choice, { day, zone, now: Date.now() }) }
    const isReplaced = question === 'replace'
    if (choice === 'other') showLogFood(isReplaced && last ? draftOf(last) : meal)
    else if (isReplaced) void replaceLoggedMeals(userId, taken, meal)
    else void logMeal(userId, meal)
  }
  const choose = (question: 'add' | 'replace') => {
    if (plannedCarbs(session) > 0) setAsked(question)
    else take('other', question)
  }
  const open = () => {
    if (asked !== null) setAsked(null)
    else if (last) setAsked('add-or-replace')
    else choose('add')
  }
  return (
    <>
      {last ? <Taken taken={taken} last={last} about={about} className={className} /> : null}
      <button
        ref={opener}
        type="button"
        aria-label={t`Fuel taken: ${about}`}
        aria-expanded={asked !== null}
        className={className}
        onClick={open}
      >
        <Trans>Fuel taken</Trans>
      </button>
      {asked === 'add-or-replace' ? (
        <fieldset className="order-last flex w-full flex-wrap">
          <legend className="sr-only">{t`Already logged`}</legend>
          <button type="button" className={className} onClick={() => choose('add')}>
            <Trans>Add more</Trans>
          </button>
          <button type="button" className={className} onClick={() => choose('replace')}>
            <Trans>Replace</Trans>
          </button>
        </fieldset>
      ) : null}
      {asked === 'add' || asked === 'replace' ? (
        <fieldset className="order-last flex w-full flex-wrap">
          <legend className="sr-only">{t`What you took`}</legend>
          {takenChoices.map((choice) => (
            <button key={choice} type="button" className={className} onClick={() => take(choice, asked)}>
              {names[choice]}
            </button>
          ))}
        </fieldset>
      ) : null}
    </>
  )
}

/** What was logged of a session, with the ways to correct the last of it. */
function Taken({ taken, last, about, className }: Omit<SessionFuelProps, 'session' | 'day'> & { last: MealLog }) {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const isHidden = useEnergyHidden()
  const carbs = carbsTaken(taken)
  const figure = carbs === null ? null : wholeNumber(carbs)
  return (
    <div className="figures flex w-full flex-wrap items-center gap-x-2 text-14 font-semibold text-ink">
      <span>{isHidden || figure === null ? t`Logged` : t`Logged ${figure} g`}</span>
      <button
        type="button"
        aria-label={t`Edit what was logged: ${about}`}
        className={className}
        onClick={() => showLogFood(draftOf(last))}
      >
        <Trans>Edit</Trans>
      </button>
      <button
        type="button"
        aria-label={t`Undo what was logged: ${about}`}
        className={className}
        onClick={() => void removeLoggedMeal(userId, last.id, last)}
      >
        <Trans>Undo</Trans>
      </button>
    </div>
  )
}
