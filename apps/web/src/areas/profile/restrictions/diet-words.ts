import type { MessageDescriptor } from '@lingui/core'
import { msg, plural, t } from '@lingui/core/macro'
import type { DietReport } from '@pacemeal/catalog'
import type { Diet } from '@pacemeal/domain'
import { dietName } from '../../../languages/diet-names.ts'
import { listText } from '../../../languages/formats.ts'

type Meal = DietReport['byMeal'][number]['meal']

const mealNames: Readonly<Record<Meal, MessageDescriptor>> = {
  breakfast: msg`breakfast`,
  lunch: msg`lunch`,
  dinner: msg`dinner`,
  snack: msg`snack`,
}

const mealCounts: Readonly<Record<Meal, (count: number) => string>> = {
  breakfast: (count) => plural(count, { one: '# breakfast', other: '# breakfasts' }),
  lunch: (count) => plural(count, { one: '# lunch', other: '# lunches' }),
  dinner: (count) => plural(count, { one: '# dinner', other: '# dinners' }),
  snack: (count) => plural(count, { one: '# snack', other: '# snacks' }),
}

/** What a choice of diets and restrictions leaves, as it is said while choosing. */
export interface DietWords {
  /** How many dishes fit. */
  readonly count: string
  /** What little choice means, and what would help; nothing when there is plenty. */
  readonly warning?: string | undefined
}

/** How many dishes are left, by meal. */
function littleText(names: readonly string[], avoided: number, { dishes, total, byMeal }: DietReport): string {
  const meals = listText(byMeal.map(({ meal, dishes: count }) => mealCounts[meal](count)))
  if (names.length === 0) return t`What you avoid leaves ${dishes} of ${total} dishes: ${meals}.`
  const diets = listText(avoided > 0 ? [...names, t`what you avoid`] : names)
  return names.length === 1 && avoided === 0
    ? t`${diets} leaves ${dishes} of ${total} dishes: ${meals}.`
    : t`${diets} together leave ${dishes} of ${total} dishes: ${meals}.`
}

/** What giving up one diet would bring. */
function helpText([first, ...others]: DietReport['without']): string {
  if (first === undefined) return ''
  const firstDiet = dietName(first.diet)
  const { dishes } = first
  const rest = others
    .map((one) => {
      const diet = dietName(one.diet)
      const count = one.dishes
      return t`without ${diet} ${count}`
    })
    .join(', ')
  return rest === ''
    ? t`Without ${firstDiet} it would be ${dishes}.`
    : t`Without ${firstDiet} it would be ${dishes}, ${rest}.`
}

/** The words for a choice; undefined when it limits nothing. */
export function dietWords(report: DietReport, diets: readonly Diet[], avoided: number): DietWords | undefined {
  const names = diets.filter((diet) => diet !== 'classic').map((diet) => dietName(diet))
  if (names.length === 0 && avoided === 0) return undefined
  const { dishes, total, impossible, isLittle, without } = report
  if (!isLittle) return { count: t`${dishes} of ${total} dishes fit.` }
  const meals = listText(impossible.map((meal) => t(mealNames[meal])))
  const meaning =
    impossible.length > 0
      ? t`That is too few for a plan: it needs three dishes for ${meals}.`
      : t`Your meals will repeat more often.`
  return { count: littleText(names, avoided, report), warning: `${meaning} ${helpText(without)}`.trimEnd() }
}

/** Diets that some follow for an illness, where a trace may do harm. */
const medicalDiets: readonly Diet[] = ['gluten-free', 'dairy-free']

/** What a choice does not promise, for whom a trace may harm; undefined for everybody else. */
export function traceWords(diets: readonly Diet[], avoided: number): string | undefined {
  if (avoided > 0) {
    return t`No dish of your plan is made with what you avoid. Traces cannot be ruled out: read the label of what you buy, always with an allergy or coeliac disease.`
  }
  if (!diets.some((diet) => medicalDiets.includes(diet))) return undefined
  return t`A diet is no protection from an allergy or coeliac disease: name it under Allergies and foods to avoid too, and read the label of what you buy. Traces cannot be ruled out.`
}
