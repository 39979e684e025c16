import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type DayLimit, type HealthAnswers, isProteinLimited } from '@pacemeal/domain'

const limitTexts: Readonly<Record<DayLimit, MessageDescriptor>> = {
  main_food_often: msg`Main food in two other meals`,
  meal_protein_low: msg`Under 20 g of protein`,
  not_portable: msg`Cannot be taken along`,
  long_work: msg`Takes longer than this day has time`,
  energy_far: msg`Another size than this meal`,
  other_limit: msg`Passes another limit of the day`,
}

/** In the place of texts with figures of nutrients in number-light mode. */
const withoutFigures: Partial<typeof limitTexts> = { meal_protein_low: msg`Little protein` }

/** What limit of its day a dish passes, as a few words beside it; without figures of nutrients in number-light mode. */
export const limitText = (limit: DayLimit, isLight: boolean): string =>
  i18n._((isLight ? withoutFigures[limit] : undefined) ?? limitTexts[limit])

/** The limits of its day that a dish passes and that are told: that protein is low is none for whom it is limited. */
export const toldLimits = (
  passes: readonly DayLimit[] | undefined,
  answers: Pick<HealthAnswers, 'conditions'> | undefined,
): readonly DayLimit[] =>
  answers === undefined
    ? []
    : (passes ?? []).filter((limit) => limit !== 'meal_protein_low' || !isProteinLimited(answers))
