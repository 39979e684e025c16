import { ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { LocalDate, MealLog } from '@pacemeal/domain'
import { type TakenChoice, takenChoices } from '@pacemeal/domain/event'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { sessionTypeName } from '../../../languages/session-names.ts'
import { browserZone } from '../../../navigation/local-day.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { draftOfAll, logMeal, replaceLoggedMeals, showLogFood } from '../../log/index.ts'
import type { HomeSession } from '../day-plan.ts'
import { fuelTaken, plannedCarbs } from './session-fuel-taken.ts'

interface FuelQuestionProps {
  session: HomeSession
  taken: readonly MealLog[]
  day: LocalDate
  className: string
  onClose: () => void
}

/** What is asked: whether to add to what was logged, then what was taken. */
type Question = 'add-or-replace' | 'add' | 'replace'

/** Asks what was taken in a session and logs it. A session that is planned without fuel opens the sheet. */
export function FuelQuestion({ session, taken, day, className, onClose }: FuelQuestionProps) {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const [asked, setAsked] = useState<Question>(taken.length > 0 ? 'add-or-replace' : 'add')
  const isPlanned = plannedCarbs(session) > 0
  const names: Readonly<Record<TakenChoice, string>> = {
    planned: t`Planned`,
    less: t`Less`,
    more: t`More`,
    other: t`Other`,
  }
  const take = (choice: TakenChoice, question: Question) => {
    onClose()
    const name = t`Fuel during ${ph({ type: sessionTypeName(session.type) })}`
    const meal = { name, ...fuelTaken(session, choice, { day, zone: browserZone(), now: Date.now() }) }
    const isReplaced = question === 'replace'
    if (choice === 'other') showLogFood((isReplaced && draftOfAll(taken, name)) || meal)
    else if (isReplaced) void replaceLoggedMeals(userId, taken, meal)
    else void logMeal(userId, meal)
  }
  const choose = (question: 'add' | 'replace') => {
    if (isPlanned) setAsked(question)
    else take('other', question)
  }
  const hasNothingToAsk = asked === 'add' && !isPlanned
  const openSheet = useEffectEvent(() => take('other', 'add'))
  useEffect(() => {
    if (hasNothingToAsk) openSheet()
  }, [hasNothingToAsk])
  const [askedFirst] = useState(asked)
  const choices = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    // The pressed button is gone with its question.
    if (asked !== askedFirst) choices.current?.querySelector('button')?.focus()
  }, [asked, askedFirst])
  if (hasNothingToAsk) return null
  if (asked === 'add-or-replace') {
    return (
      <fieldset className="order-last flex w-full flex-wrap">
        <legend className="sr-only">{t`Already logged`}</legend>
        <button type="button" className={className} onClick={() => choose('add')}>
          <Trans>Add more</Trans>
        </button>
        <button type="button" className={className} onClick={() => choose('replace')}>
          <Trans>Replace</Trans>
        </button>
      </fieldset>
    )
  }
  return (
    <fieldset ref={choices} className="order-last flex w-full flex-wrap">
      <legend className="sr-only">{t`What you took`}</legend>
      {takenChoices.map((choice) => (
        <button key={choice} type="button" className={className} onClick={() => take(choice, asked)}>
          {names[choice]}
        </button>
      ))}
    </fieldset>
  )
}
