import { i18n } from '@lingui/core'
import { ph, t } from '@lingui/core/macro'
import {
  findSlot,
  intensities,
  type Reason,
  type ReplanRule,
  replanRules,
  sessionTypes,
  type Weekday,
  weekdays,
} from '@pacemeal/domain'
import { type Facts, factsOf } from '@pacemeal/nutrition/reason-words'
import type { ProposedChange } from '@pacemeal/protocol'
import { activeLocale } from '../../../languages/active-locale.ts'
import { timeOfDay } from '../../../languages/dates.ts'
import { differenceWords, dishWords, portionWords } from '../../../languages/meal-changes.ts'
import { slotName } from '../../../languages/meal-slots.ts'
import { intensityName, sessionTypeName } from '../../../languages/session-names.ts'
import { toldUnits } from '../../../languages/units.ts'
import { withinSentence } from '../../../languages/within-sentence.ts'
import { isEnergyHidden } from '../../../ui/energy-figures.tsx'

/** `Lunch`, from the id of a meal within the plan. */
const mealWord = (id: string): string => {
  const day = weekdays.find((one) => id.startsWith(`${one}-`))
  const slot = findSlot(id.slice(day === undefined ? 0 : day.length + 1).replace(/-\d+$/, ''))
  return slot === undefined ? t`A meal` : slotName(slot)
}

/** The kind of session that changed; one of a newer version as it is written. */
const typeWord = (f: Facts): string => {
  const type = sessionTypes.find((one) => one === f.text('type'))
  return type === undefined ? f.text('type') : sessionTypeName(type)
}

/** How hard a session is, within a sentence: English writes the name of the choice, other languages an adjective. */
const intensityWord = (written: string): string => {
  const intensity = intensities.find((one) => one === written)
  if (intensity === undefined) return written
  return i18n.locale === 'en' ? intensityName(intensity) : intensityName(intensity).toLowerCase()
}

/** What happened, in words, with the athlete's own figures. A rule without words does not compile. */
export const replanWords: Readonly<Record<ReplanRule, (facts: Facts) => string>> = {
  session_added: (f) => t`${ph({ type: typeWord(f) })} of ${ph({ duration: f.span('minutes') })} was added.`,
  session_moved: (f) =>
    t`${ph({ type: typeWord(f) })} moved from ${ph({ from: timeOfDay(f.number('from')) })} to ${ph({ to: timeOfDay(f.number('to')) })}.`,
  session_dropped: (f) => t`${ph({ type: typeWord(f) })} at ${ph({ time: timeOfDay(f.number('start')) })} was dropped.`,
  session_longer: (f) => t`${ph({ type: typeWord(f) })} ran ${ph({ duration: f.span('minutes') })} longer.`,
  session_shorter: (f) => t`${ph({ type: typeWord(f) })} was ${ph({ duration: f.span('minutes') })} shorter.`,
  session_intensity: (f) =>
    t`${ph({ type: typeWord(f) })} was ${ph({ intensity: intensityWord(f.text('to')) })} instead of ${ph({ plannedIntensity: intensityWord(f.text('from')) })}.`,
  session_measured: (f) => {
    const type = typeWord(f)
    if (isEnergyHidden()) return t`Your device measured ${type}.`
    const energy = f.energy('energy')
    if (!f.knows('deviceEnergy')) return t`The plan counts ${energy} above rest for ${type}, as recorded.`
    const deviceEnergy = f.energy('deviceEnergy')
    return t`Your device measured ${deviceEnergy} for ${type}; the plan counts ${energy} above rest.`
  },
  meal_skipped: (f) => t`${ph({ meal: mealWord(f.text('meal')) })} was skipped.`,
  eaten_extra: (f) =>
    isEnergyHidden()
      ? t`Something was eaten beside the plan.`
      : t`${ph({ energy: f.energy('calories') })} were eaten beside the plan.`,
  fuel_less: (f) =>
    isEnergyHidden()
      ? t`Less fuel was taken in training than planned.`
      : t`${ph({ energy: f.energy('calories') })} less were taken in training than planned.`,
  eaten_differently: (f) =>
    isEnergyHidden()
      ? t`${ph({ meal: mealWord(f.text('meal')) })} came out another size.`
      : t`${ph({ meal: mealWord(f.text('meal')) })} came to ${ph({ energy: f.energy('calories') })}.`,
  adjusted_for_less: () => t`Something this day was adjusted for is gone again.`,
}

/** What happened, each once; rules of a newer version are passed over. */
export const tellEvents = (because: readonly Reason[]): readonly string[] => {
  const told = because.flatMap((reason) => {
    const rule = replanRules.find((one) => one === reason.rule)
    return rule === undefined ? [] : [replanWords[rule](factsOf(reason, activeLocale(), toldUnits()))]
  })
  return [...new Set(told)]
}

/** A change as a person reads it. */
export interface ToldChange {
  /** `Dinner`, `Tomorrow’s lunch`. */
  readonly title: string
  /** `+45 g carbs, +6 g protein`. */
  readonly difference: string
  /** What stays or comes: `Chicken rice bowl`, `Tofu curry instead of Chicken rice bowl`. */
  readonly dish: string
}

/** One change in words; `today` is the weekday that the proposal was made on. */
export const tellChange = (change: ProposedChange, today: Weekday): ToldChange => {
  const name = slotName(change.slot)
  return {
    title: change.day === today ? name : t`Tomorrow’s ${ph({ meal: withinSentence(name) })}`,
    difference: isEnergyHidden() ? portionWords(change.difference) : differenceWords(change.difference),
    dish: dishWords(change),
  }
}
