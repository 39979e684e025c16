import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, ph, t } from '@lingui/core/macro'
import {
  areFluidsOpen,
  DEFAULT_LOCALE,
  diets,
  findSlot,
  type HealthAnswers,
  isProteinLimited,
  kilograms,
  readWeekWarning,
  type WeekWarningCode,
  weekdays,
} from '@pacemeal/domain'
import type { DayFlag } from '@pacemeal/nutrition'
import { bodyMassFigure, bodyMassText } from '../../../languages/body-rates.ts'
import { dietName } from '../../../languages/diet-names.ts'
import { listText } from '../../../languages/formats.ts'
import { dishName } from '../../../languages/kitchen.ts'
import { slotName } from '../../../languages/meal-slots.ts'
import { weekdayText } from '../../../languages/weekdays.ts'
import { withinSentence } from '../../../languages/within-sentence.ts'
import { isEnergyHidden } from '../../../ui/energy-figures.tsx'

const capital = (word: string): string => word.replace(/^./, (letter) => letter.toUpperCase())
/** A weekday as a warning names it; what is none stays as it is. */
const dayOf = (word: string): string => {
  const day = weekdays.find((one) => one === word)
  return day === undefined ? capital(word) : weekdayText(day)
}

/** A diet as a warning names it; English takes the word of the warning itself. */
const dietOf = (word: string): string => {
  const diet = diets.find((one) => one === word)
  return diet === undefined || i18n.locale === DEFAULT_LOCALE ? word : dietName(diet)
}

const slotOf = (word: string): string => {
  const slot = findSlot(word)
  return withinSentence(slot === undefined ? word : slotName(slot))
}

/** `Tuesday’s dinner`; the id itself when it names no weekday. */
const mealOf = (id: string): string => {
  const day = weekdays.find((one) => id.startsWith(`${one}-`))
  if (day === undefined) return id
  const slot = id.slice(day.length + 1).replace(/-\d+$/, '')
  return t`${ph({ weekday: weekdayText(day) })}’s ${ph({ meal: slotOf(slot) })}`
}

/** `Tuesday and Friday` from weekdays joined by `+`. */
const daysOf = (days: string): string => listText(days.split('+').map(dayOf))

/** `Monday (42 min) and Friday (35 min)` from `monday-42` joined by `+`; plans of before name the days alone. */
const minutesOf = (days: string): string =>
  listText(
    days.split('+').map((one) => {
      const [day = '', minutes] = one.split('-')
      return minutes === undefined ? dayOf(day) : t`${ph({ weekday: dayOf(day) })} (${ph({ minutes })} min)`
    }),
  )

/** `breakfast 3 instead of 2 and dinner 6 instead of 5` from `breakfast-3-2` joined by `+`. */
const countsOf = (counts: string): string =>
  listText(
    counts.split('+').map((one) => {
      const [slot = '', got = '', wanted = ''] = one.split('-')
      return t`${ph({ meal: slotOf(slot) })} ${ph({ got })} instead of ${ph({ wanted })}`
    }),
  )

/** What a week warns of, in words. A code without words does not compile. */
export const weekWarningWords: Readonly<Record<WeekWarningCode, (detail: string) => string>> = {
  diet_conflict: (diets) =>
    t`${ph({ diets: capital(listText(diets.split('+').map(dietOf))) })} together leave few dishes. Dropping one of them would give you more choice.`,
  low_carb_conflict: () =>
    t`Your low-carb diet gives hard training days less carbohydrate than the training asks for. The diet came first.`,
  restriction_by_name: (word) =>
    t`“${word}” is not a food that Pacemeal knows. Dishes and foods with that word in their name are left out; check the labels of the others.`,
  off_target: (day) =>
    t`${ph({ weekday: dayOf(day) })} misses its target by more than usual. No menu of the dishes that fit comes closer.`,
  few_dishes: (slot) =>
    t`Few dishes fit your diet for ${ph({ meal: slotOf(slot) })}, so some come again sooner or take longer to cook.`,
  lock_dropped: (id) => t`The dish you kept for ${ph({ meal: mealOf(id) })} no longer fits, so another one is planned.`,
  kitchen_minutes: (days) =>
    t`Cooking takes longer than the time you set on ${ph({ weekdays: minutesOf(days) })}. No quicker week was found that keeps to your targets, your diet and your other wishes.`,
  kitchen_minutes_meals: (days) =>
    t`Meals take longer than the time you set on ${ph({ weekdays: minutesOf(days) })}. None takes more than a few minutes, but there are many of them.`,
  sodium_high: (days) => t`Sodium is above the day’s guidance on ${ph({ weekdays: daysOf(days) })}.`,
  loading_energy: (days) =>
    t`The carbohydrate stays below a full loading on ${ph({ weekdays: daysOf(days) })}: it would take more than twice what the day costs.`,
  loading_low: (days) =>
    t`The carbohydrate stays below a full loading on ${ph({ weekdays: daysOf(days) })}: plates of a normal size, with little fat and fiber, hold no more.`,
  loading_fat: (days) =>
    t`Fat is above a fifth of the energy on ${ph({ weekdays: daysOf(days) })}: the dishes that fit bring it along with the carbohydrate.`,
  loading_drinks: (days) =>
    t`Drinks bring more than a third of the carbohydrate on ${ph({ weekdays: daysOf(days) })}: the dishes that fit leave the rest to juice.`,
  fiber_high: (days) =>
    t`On ${ph({ weekdays: daysOf(days) })} fiber is above the limit of the days around a competition: the dishes that fit bring it along with the carbohydrate.`,
  low_carb_high: (days) => t`Carbohydrate is above your low-carb limit on ${ph({ weekdays: daysOf(days) })}.`,
  iron_low: (days) => t`Iron stays well below your need on ${ph({ weekdays: daysOf(days) })}.`,
  main_food_often: (days) =>
    t`One main food comes three times on ${ph({ weekdays: daysOf(days) })}: few others fit your diet and the day.`,
  rotation_missed: (counts) =>
    t`The number of different dishes is not the one you set: ${ph({ counts: countsOf(counts) })}. Your diet and the days left no better choice.`,
  dish_often: (names) =>
    t`Often this week: ${ph({ dishes: listText(names.split('+').map(dishName)) })}. Few other dishes fit your diet and the days.`,
  meal_protein_low: (ids) => t`Protein is below 20 g at ${ph({ meals: listText(ids.split('+').map(mealOf)) })}.`,
}

/** In the place of warnings with figures of nutrients in number-light mode. */
const withoutFigures: Partial<typeof weekWarningWords> = {
  loading_fat: (days) =>
    t`There is more fat than loading wants on ${ph({ weekdays: daysOf(days) })}: the dishes that fit bring it along.`,
  meal_protein_low: (ids) => t`There is little protein at ${ph({ meals: listText(ids.split('+').map(mealOf)) })}.`,
}

const wordsOf = (code: WeekWarningCode) =>
  (isEnergyHidden() ? withoutFigures[code] : undefined) ?? weekWarningWords[code]

/**
 * What the science wants said of a day beside its figures; null where “Why this” says it already. A flag without words
 * does not compile.
 */
export const dayFlagWords: Readonly<Record<DayFlag, MessageDescriptor | null>> = {
  body_fat_ignored: msg`The body fat in your profile does not fit your other measurements, so it is left out.`,
  very_high_day: msg`A very hard day: eat early and often, and do not save energy today.`,
  raised_to_floor: msg`Your goal would ask for less food than is safe today, so the day is raised to a safe amount.`,
  deficit_blocked_low_bmi: msg`At your weight no deficit is planned.`,
  carb_load_surplus: null,
  carb_loading: msg({
    message:
      'A loading day: the scales will show {low} to {high} more. It is water that is stored with the carbohydrate and goes again.',
    comment: 'Masses of the body: 1 to 2 kg',
  }),
  carb_loading_low_carb: msg`Your event asks for carbohydrate loading, and your low-carb diet does not load: this day is planned as any other.`,
  recovery_after: null,
  carb_below_band: msg`Carbs stay below the usual range for this training; your energy leaves no more room.`,
  carb_below_band_diet: msg`Your low-carb diet keeps carbs below the usual range for this day.`,
  carb_below_band_floor: msg`Carbs stay below the usual range: the fat that your body needs at least takes the room.`,
  low_carb_conflict: msg`Your low-carb diet gives this day less carbohydrate than its training asks for.`,
  low_carb_exceeded: msg`The fuel around training takes this day a little over your low-carb limit.`,
  competition: null,
  competition_eve: null,
  short_gap_between_intense: msg`Two hard sessions are close together: start refuelling right after the first.`,
  carb_above_band: msg`Carbs are above the usual range for this training, because your day needs the energy.`,
  deficit_stopped_fast_loss: msg`Your weight has fallen fast, so no deficit is planned for now.`,
  deficit_stopped_for_health: msg`For your health no deficit is planned for now.`,
  cut_ended: msg`You have been losing fat for long enough for now. Well done! Your plan keeps your weight, so that your body can recover. Later you can choose your goal anew in Edit Profile.`,
  protein_limited: null,
  low_energy_warning: msg`Signs of low energy: please eat to the full target, and talk to a sports doctor or dietitian.`,
  check_with_care_team: msg`Please go through this plan with your care team first.`,
}

/** What water that is stored with carbohydrate weighs. */
const loadingGain = () => ({ low: bodyMassFigure(kilograms(1), 0), high: bodyMassText(kilograms(2), 0) })

const isFlag = (flag: string): flag is DayFlag => Object.hasOwn(dayFlagWords, flag)

/**
 * What to know of a week, in words, each once; codes of a newer version are passed over, and what a doctor may have set
 * otherwise: salt, and of limited protein that there is little.
 */
export const tellWeekWarnings = (
  warnings: readonly string[],
  answers: Pick<HealthAnswers, 'conditions'>,
): readonly string[] => {
  const read = warnings.flatMap((text) => {
    const warning = readWeekWarning(text)
    const isUnsaid =
      (warning?.code === 'sodium_high' && !areFluidsOpen(answers)) ||
      (warning?.code === 'meal_protein_low' && isProteinLimited(answers))
    return warning === undefined || isUnsaid ? [] : [warning]
  })
  return [...new Set(read.map(({ code, detail }) => wordsOf(code)(detail)))]
}

/** What to know of a day, in words. */
export const tellDayFlags = (flags: readonly string[]): readonly string[] =>
  flags.flatMap((flag) => {
    const words = isFlag(flag) ? dayFlagWords[flag] : null
    return words === null ? [] : [i18n._(words.id, loadingGain(), words)]
  })

/** What to know of a day and its week, the day's own words first; what they say of both is said of the day. */
export const tellPlanNotes = (
  warnings: readonly string[],
  flags: readonly string[],
  answers: Pick<HealthAnswers, 'conditions'>,
): readonly string[] => {
  const ofWeek = warnings.filter((warning) => !flags.includes(warning))
  return [...new Set([...tellDayFlags(flags), ...tellWeekWarnings(ofWeek, answers)])]
}
