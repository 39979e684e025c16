import type { LocalDate, MealOption, PlannedMeal, PlannedWeek } from '@pacemeal/domain'
import { type FormerMeal, formerMeal } from '@pacemeal/planner'
import { type MealPlanData, mealPlans, planAdjustments, readMealPlan, writeMealPlan } from '@pacemeal/protocol'
import type { Ports } from '../../ports.ts'
import type { Handle, Transaction } from '../../store/open.ts'
import { createOwnDocument, findDocument, updateOwnDocument } from '../documents/document-store.ts'
import { lockPerson } from '../executions/request-execution.ts'
import type { ActivePlan } from './active-plan.ts'
import { keepPlan } from './keep-plan.ts'
import { planTextsOf } from './plan-texts.ts'
import type { ChangedTexts } from './texts-of-change.ts'

/** A plan's texts on both sides of a change of some of its days. */
export interface TextChange {
  readonly before: ChangedTexts
  readonly after: ChangedTexts
}

/** Whether a plan still has these texts. */
export const holdsTexts = (plan: MealPlanData, texts: ChangedTexts): boolean =>
  Object.entries(texts).every(([field, text]) => plan[field as keyof MealPlanData] === text)

/** A change of a plan that can be taken back. */
interface RestorableChange {
  readonly plan: string
  readonly proposal: string
  /** JSON of a {@link TextChange} or of a change's outcome; empty once it was taken back. */
  readonly days: string
  readonly isRestored: boolean
}

/** Changes that are kept beside the last one, and the length of them as text: more than anybody takes back in a row. */
const MAX_EARLIER = 4
const MAX_EARLIER_LENGTH = 4_000_000

const readEarlier = (document: { readonly earlier?: string | null } | undefined): readonly RestorableChange[] =>
  JSON.parse(document?.earlier ?? '[]')

const writeEarlier = (changes: readonly RestorableChange[]): string => {
  let kept = changes.slice(-MAX_EARLIER)
  while (JSON.stringify(kept).length > MAX_EARLIER_LENGTH) kept = kept.slice(1)
  return JSON.stringify(kept)
}

const asTakenBack = (change: RestorableChange): RestorableChange => ({ ...change, days: '', isRestored: true })

/** A change of a person's plans by its proposal: the last one, or one before it; undefined where none is known. */
export const findRestorable = async (
  handle: Handle,
  userId: string,
  proposal: string,
): Promise<RestorableChange | undefined> => {
  const document = await findDocument(handle, planAdjustments, userId)
  if (document?.proposal !== proposal) return readEarlier(document).findLast((one) => one.proposal === proposal)
  const { plan, days, isRestored } = document
  return { plan, proposal, days, isRestored: isRestored === true }
}

/** Keeps that a change was taken back. */
export const markRestored = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events'>,
  userId: string,
  proposal: string,
): Promise<void> => {
  const document = await findDocument(tx, planAdjustments, userId)
  const earlier = readEarlier(document).map((one) => (one.proposal === proposal ? asTakenBack(one) : one))
  const change = document?.proposal === proposal ? { isRestored: true } : { earlier: writeEarlier(earlier) }
  await updateOwnDocument(tx, backend, planAdjustments, userId, change)
}

/** Keeps what a person's last change of a plan was; those before it can be taken back after it. `days` is JSON. */
export const keepLastChange = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events'>,
  userId: string,
  change: { readonly plan: string; readonly proposal: string; readonly days: string; readonly meals?: string },
): Promise<void> => {
  // Two changes at once would both find no document and create it.
  await lockPerson(tx, userId)
  const before = await findDocument(tx, planAdjustments, userId)
  const last = before && (await findRestorable(tx, userId, before.proposal))
  const earlier = last === undefined ? [] : [...readEarlier(before), last.isRestored ? asTakenBack(last) : last]
  const kept = { ...change, isRestored: false, earlier: writeEarlier(earlier) }
  const changed = await updateOwnDocument(tx, backend, planAdjustments, userId, kept)
  if (changed === undefined) await createOwnDocument(tx, backend, planAdjustments, { user: userId, ...kept }, userId)
}

/** A meal of a plan as it was before a change. */
interface KeptMeal extends FormerMeal {
  readonly plan: string
}

/** Meals that are kept as they were: more changes than somebody makes in a row and wants back. */
const MAX_KEPT_MEALS = 12

const readKeptMeals = async (handle: Handle, userId: string): Promise<readonly KeptMeal[]> =>
  JSON.parse((await findDocument(handle, planAdjustments, userId))?.meals ?? '[]')

/** A meal that a change gives another dish. */
interface ChangedMeal {
  readonly date: LocalDate
  readonly mealId: string
}

/**
 * Writes changed texts of a plan so that `/restore` with the proposal's id brings back exactly what was there. Of
 * one that gives a meal another dish, that meal is kept also beside later changes.
 */
export const changeRestorably = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'timers'>,
  userId: string,
  plan: ActivePlan,
  after: ChangedTexts,
  proposal: string,
  changed?: ChangedMeal,
): Promise<void> => {
  // As they are kept: written anew they would say the same in another order.
  const kept = await findDocument(tx, mealPlans, plan.id)
  const asBefore: ChangedTexts = kept === undefined ? writeMealPlan(plan.week) : planTextsOf(kept)
  const before = Object.fromEntries(Object.entries(asBefore).filter(([field]) => field in after))
  await keepPlan(tx, backend, plan.id, after)
  const days: TextChange = { before, after }
  const former = changed && formerMeal(plan.week, changed.date, changed.mealId)
  const meals = former ? [...(await readKeptMeals(tx, userId)), { plan: plan.id, ...former }] : []
  await keepLastChange(tx, backend, userId, {
    plan: plan.id,
    proposal,
    days: JSON.stringify(days),
    ...(former ? { meals: JSON.stringify(meals.slice(-MAX_KEPT_MEALS)) } : {}),
  })
}

/**
 * A meal of a plan as it was when it last had the dish, with what it was cooked from, as long as it has the same target;
 * undefined where that is not known.
 */
export const findFormerMeal = async (
  handle: Handle,
  userId: string,
  { id, week }: ActivePlan,
  { mealId, recipe }: { readonly mealId: string; readonly recipe: string },
): Promise<FormerMeal | undefined> => {
  const isSo = ({ plan, date, meal }: KeptMeal): boolean => {
    const now = week.days.find((day) => day.date === date)?.meals.find((one) => one.id === mealId)
    const isSameMeal = meal.id === mealId && JSON.stringify(meal.target) === JSON.stringify(now?.target)
    return plan === id && isSameMeal && meal.options[0].recipe === recipe
  }
  return (await readKeptMeals(handle, userId)).findLast(isSo)
}

/** Dishes that stand in other meals of one week than of another, by what stands there in the first. */
const otherDishes = (before: PlannedWeek, after: PlannedWeek): ReadonlyMap<PlannedMeal['id'], MealOption> => {
  const dishesOf = ({ days }: PlannedWeek) =>
    new Map(days.flatMap(({ meals }) => meals.map(({ id, options }) => [id, options[0]] as const)))
  const now = dishesOf(after)
  return new Map([...dishesOf(before)].filter(([id, dish]) => JSON.stringify(now.get(id)) !== JSON.stringify(dish)))
}

/**
 * The texts of a plan before its last change, where all that the change did was to put something else in the place of that
 * dish, and the plan is still what it made of it: to choose the dish is to take the change back. Undefined otherwise.
 */
export const findTextsWithDish = async (
  handle: Handle,
  userId: string,
  { id, week }: ActivePlan,
  { mealId, recipe }: { readonly mealId: string; readonly recipe: string },
): Promise<ChangedTexts | undefined> => {
  const last = await findDocument(handle, planAdjustments, userId)
  if (last?.plan !== id || last.isRestored === true) return undefined
  const kept: Partial<TextChange> = JSON.parse(last.days)
  const plan = await findDocument(handle, mealPlans, id)
  if (kept.before === undefined || kept.after === undefined || !plan || !holdsTexts(plan, kept.after)) return undefined
  const before = readMealPlan({ ...plan, ...kept.before })
  const others = before.ok ? otherDishes(before.value, week) : new Map<string, MealOption>()
  return others.size === 1 && others.get(mealId)?.recipe === recipe ? kept.before : undefined
}
