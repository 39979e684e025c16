import { type Locale, locales } from '@pacemeal/domain'
import type { Conflict, WeekPlan } from '@pacemeal/planner'
import type { IncompleteProfile } from '@pacemeal/protocol'
import { listText } from '../../languages/formats.ts'
import { planWords } from '../../languages/plan-words.ts'

/** What to fill in before a plan can be made. */
export const missingWords = ({ missing }: IncompleteProfile, locale: Locale): string => {
  const words = planWords(locale)
  return words.missing(
    listText(
      missing.map((field) => words.fields[field]),
      locale,
    ),
  )
}

/** Refusals that say something of the health; they are shown to the person and sent nowhere. */
const privateRefusals = ['pregnant_or_lactating', 'low_carb_with_diabetes_drugs'] as const

/** Whether a cause may be mailed: what follows from health answers stays in the app. */
export const isSendable = (why: string): boolean =>
  !locales.some((locale) => privateRefusals.some((code) => why.includes(planWords(locale).refusals[code])))

/** Whether a cause is the weight and height of the profile, at which no app should plan. */
const isOfThinness = (why: string): boolean =>
  locales.some((locale) => why.includes(planWords(locale).refusals.bmi_too_low))

/** What speaks against any plan, for the way on: what was told of the health, or the body; undefined for any other cause. */
export const subjectOfRefusal = (why: string): 'health' | 'body' | undefined =>
  isSendable(why) ? (isOfThinness(why) ? 'body' : undefined) : 'health'

const conflictWords = (conflict: Conflict, locale: Locale): string => {
  const words = planWords(locale)
  if (conflict.refusal !== undefined) return words.refusals[conflict.refusal]
  const rules = conflict.restrictions.length > 0 ? listText(conflict.restrictions, locale) : undefined
  const { slot } = conflict
  return conflict.rule === 'too_few_dishes'
    ? words.tooFewDishes(slot === undefined ? words.aMeal : (words.slots[slot] ?? slot), rules)
    : words.noMenu(rules)
}

/** Why there is no plan, in words for the athlete; each rule once. */
export const refusalOfPlan = (plan: Exclude<WeekPlan, { kind: 'planned' }>, locale: Locale): string => {
  if (plan.kind === 'infeasible') return [...new Set(plan.conflicts.map((one) => conflictWords(one, locale)))].join(' ')
  const fields = plan.missing.map(({ field }) => field)
  return planWords(locale).incomplete(listText(fields, locale))
}
