import { DEFAULT_PREPARATION_TIME, findPreparationMinutes } from '../fuel-block/fuel-idea.ts'
import type { Macros } from '../nutrients.ts'
import type { EditCategory, EditTiming } from './own-dish.ts'
import type { MealOption, PlannedDay, PlannedMeal } from './week-plan.ts'

/** The edit form as typed; a null timing keeps the planned time. */
export interface MealEditForm {
  readonly description: string
  readonly calories: string
  readonly protein: string
  readonly carbs: string
  readonly fat: string
  readonly timing: EditTiming | null
  readonly category: EditCategory
}

/** What a person says of a planned meal. Energy in kcal, the rest in grams, all whole. */
export interface MealEdit extends Macros {
  readonly description: string
  readonly timing: EditTiming | null
  readonly category: EditCategory
}

/** Longest description of an edited meal, in characters. */
export const EDIT_DESCRIPTION_LENGTH = 200
/** Largest figure of an edited meal, in kcal or grams: beyond any plate, short of a slip of the finger. */
export const MAX_EDIT_FIGURE = 9999

/** A figure as the form takes it: a whole number from its start, 0 for blank or anything else. */
const wholeNumber = (text: string): number => {
  const number = Number.parseInt(text, 10)
  return Number.isNaN(number) ? 0 : Math.min(MAX_EDIT_FIGURE, Math.max(0, number))
}

/** The filled form as an edit. Nothing is refused: blank figures are 0. */
export const readMealEdit = (form: MealEditForm): MealEdit => ({
  description: form.description.trim().slice(0, EDIT_DESCRIPTION_LENGTH),
  calories: wholeNumber(form.calories),
  protein: wholeNumber(form.protein),
  carbs: wholeNumber(form.carbs),
  fat: wholeNumber(form.fat),
  timing: form.timing,
  category: form.category,
})

const categoryOfSlot = ({ slot }: Pick<PlannedMeal, 'slot'>): EditCategory =>
  slot === 'pre-fuel' ? 'Pre-workout' : slot === 'post-fuel' ? 'Post-workout' : 'Mixed'

/** What the form opens with: the meal as it stands, figures rounded. */
export const mealEditForm = (meal: PlannedMeal): MealEditForm => {
  const [dish] = meal.options
  const text = (figure: number) => String(Math.round(figure))
  return {
    description: dish.name,
    calories: text(dish.calories),
    protein: text(dish.protein),
    carbs: text(dish.carbs),
    fat: text(dish.fat),
    timing: dish.own?.timing ?? null,
    category: dish.own?.category ?? categoryOfSlot(meal),
  }
}

const minutesAround: Readonly<Record<EditTiming, (session: { start: number; end: number }) => number>> = {
  '30min after workout': ({ end }) => end + 30,
  '30min before workout': ({ start }) => start - 30,
  'Immediately after training': ({ end }) => end,
  '10min after training': ({ end }) => end + 10,
}

/** The session a meal is timed by: its own, else the nearest of the day. */
const sessionOf = (meal: PlannedMeal, { sessions }: PlannedDay) => {
  if (meal.session !== undefined) return sessions[meal.session]
  const gap = ({ start, end }: { start: number; end: number }) => Math.max(start - meal.at, meal.at - end, 0)
  return sessions.toSorted((a, b) => gap(a) - gap(b))[0]
}

/** The last minute of a day; a meal after a session over midnight stays on the day it belongs to. */
const LAST_MINUTE = 1439

/** The minute that a timing means for a meal; its planned minute without a timing, or on a day without training. */
const minuteOfEdit = (timing: EditTiming | null, meal: PlannedMeal, day: PlannedDay): number => {
  const session = sessionOf(meal, day)
  if (timing === null || session === undefined) return meal.at
  return Math.min(LAST_MINUTE, Math.max(0, minutesAround[timing](session)))
}

const unknown = { fiber: null, sugar: null, sodium: null, potassium: null, iron: null } as const

/** The person's own dish. While it keeps the name of the planned one, what goes in and how it is made stay known. */
const ownDish = (meal: PlannedMeal, edit: MealEdit, avoided: readonly string[], at: number): MealOption => {
  const [before] = meal.options
  const plannedAt = before.own?.plannedAt ?? meal.at
  const { description, timing, category, calories, protein, carbs, fat } = edit
  const isSameDish = description === '' || description === before.name
  const figures = { calories, protein, carbs, fat }
  const isSameAmount = Object.entries(figures).every(
    ([name, figure]) => figure === Math.round(before[name as keyof Macros]),
  )
  const dish: MealOption = isSameDish
    ? before
    : {
        ...before,
        name: description,
        description: '',
        minutes: findPreparationMinutes(DEFAULT_PREPARATION_TIME) ?? 0,
        servings: 1,
        ingredients: [],
        steps: [],
      }
  return {
    ...dish,
    recipe: `own:${meal.id}`,
    ...figures,
    // Nobody weighed what was changed, so what it holds beside the figures given is not known any more.
    ...(isSameDish && isSameAmount ? {} : unknown),
    own: { category, timing, avoided, ...(at === plannedAt ? {} : { plannedAt }) },
  }
}

/**
 * A meal as its owner edited it: own words and figures first, at the time chosen, with the plan's dishes behind it so
 * that one tap brings them back. `avoided` are words of the description that diet or restrictions speak against. An
 * earlier edit is replaced.
 */
export const editMeal = (
  day: PlannedDay,
  meal: PlannedMeal,
  edit: MealEdit,
  avoided: readonly string[],
): { readonly option: MealOption; readonly at: number } => {
  const at = minuteOfEdit(edit.timing, meal, day)
  return { option: ownDish(meal, edit, avoided, at), at }
}
