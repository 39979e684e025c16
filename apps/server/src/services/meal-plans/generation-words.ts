import { HEIGHT_INCHES, PROFILE_AGE, WEIGHT_POUNDS } from '@pacemeal/domain'
import type { Conflict, WeekPlan } from '@pacemeal/planner'
import type { IncompleteProfile } from '@pacemeal/protocol'

const fieldWords: Readonly<Record<IncompleteProfile['missing'][number], string>> = {
  age: 'your age',
  weightPounds: 'your weight',
  heightInches: 'your height',
  activitySchedule: 'your training schedule',
}

/** `a`, `a and b`, `a, b and c`. */
const listed = (words: readonly string[]): string =>
  new Intl.ListFormat('en', { style: 'long', type: 'conjunction' }).format(words)

/** What to fill in before a plan can be made. */
export const missingWords = ({ missing }: IncompleteProfile): string =>
  `A plan needs ${listed(missing.map((field) => fieldWords[field]))}. Add it in Edit Profile.`

const refusalWords: Readonly<Record<NonNullable<Conflict['refusal']>, string>> = {
  under_18: 'Pacemeal plans for people of 18 and over.',
  age_out_of_range: `The age in your profile is outside ${PROFILE_AGE.min} to ${PROFILE_AGE.max}. Please check your entries.`,
  height_out_of_range: `The height in your profile is outside ${HEIGHT_INCHES.min} to ${HEIGHT_INCHES.max} inches. Please check your entries.`,
  weight_out_of_range: `The weight in your profile is outside ${WEIGHT_POUNDS.min} to ${WEIGHT_POUNDS.max} lb. Please check your entries.`,
  bmi_out_of_range: 'Height and weight in your profile do not fit together. Please check your entries.',
  bmi_too_low:
    'At this weight and height a plan from an app is not safe. Please talk to a doctor or a registered dietitian.',
  pregnant_or_lactating:
    'During pregnancy and breastfeeding your needs differ. Please plan with a doctor or a registered dietitian.',
  low_carb_with_diabetes_drugs:
    'Low-carb plans are not safe with some diabetes medicines. Please plan with your care team, or drop Low Carb.',
}

/** Refusals that say something of the health; they are shown to the person and sent nowhere. */
const privateRefusals = ['pregnant_or_lactating', 'low_carb_with_diabetes_drugs'] as const

/** Whether a cause may be mailed: what follows from health answers stays in the app. */
export const isSendable = (why: string): boolean => !privateRefusals.some((code) => why.includes(refusalWords[code]))

const conflictWords = (conflict: Conflict): string => {
  if (conflict.refusal !== undefined) return refusalWords[conflict.refusal]
  const rules = conflict.restrictions.length > 0 ? ` (${listed(conflict.restrictions)})` : ''
  return conflict.rule === 'too_few_dishes'
    ? `Too few dishes for ${conflict.slot ?? 'a meal'} fit your diet and restrictions${rules}. Relax one of them.`
    : `No menu of the dishes that fit your diet${rules} reaches the day's targets. Relax one of the rules.`
}

/** Why there is no plan, in words for the athlete; each rule once. */
export const refusalOfPlan = (plan: Exclude<WeekPlan, { kind: 'planned' }>): string =>
  plan.kind === 'incomplete'
    ? `A plan needs more of your profile: ${listed(plan.missing.map(({ field }) => field))}.`
    : [...new Set(plan.conflicts.map(conflictWords))].join(' ')
