import {
  type CookEvent,
  clockText,
  countText,
  isFuelSlot,
  type LocalDate,
  localDate,
  type MealCooking,
  type MealOption,
  mondayOf,
  ok,
  type PlannedDay,
  type PlannedMeal,
  type PlannedSession,
  type PlannedWeek,
  parseJson,
  type Result,
  refused,
  slotLabels,
  type Weekday,
  weekdays,
} from '@pacemeal/domain'
import * as v from 'valibot'
import type { DocumentData } from './collection.ts'
import type { mealPlans } from './collections.ts'
import {
  type WireCookEvent,
  type WireDay,
  type WireMeal,
  type WireOption,
  type WireSummary,
  wireDay,
  wireSummary,
} from './meal-plan-wire.ts'

/** The attributes of a meal plan document. */
export type MealPlanData = DocumentData<typeof mealPlans>
export type DayField = `${Weekday}_plan`
/** The attributes that hold the week itself. */
export type PlanTexts = Pick<MealPlanData, 'weekStart' | 'parsedMealPlan' | DayField>

/** A plan text that is not of this version's shape: the field of the document and the place inside it. */
export interface PlanFault {
  readonly code: 'plan_unreadable'
  readonly field: 'parsedMealPlan' | DayField
  readonly problem: string
}

/** The attribute that holds a weekday. */
export const dayField = (day: Weekday): DayField => `${day}_plan`

/** `Conditioning 7:30 AM - 8:30 AM (Intense)`. */
const sessionText = (session: Pick<PlannedSession, 'type' | 'start' | 'end' | 'intensity'>): string =>
  `${session.type} ${clockText(session.start)} - ${clockText(session.end)} (${session.intensity})`

const dailyPurpose = {
  breakfast: ['Start the day', 'The first share of the day’s energy and protein.'],
  lunch: ['Keep going', 'Energy and protein for the middle of the day.'],
  dinner: ['Close the day', 'What the day still needs, and protein for the night.'],
  snack: ['Bridge', 'A small share between meals.'],
} as const

/** Words for what an entry is for and how it stands to its session. */
function purposeOf(
  meal: PlannedMeal,
  session: PlannedSession | undefined,
): Pick<WireMeal, 'fuelPurposeTag' | 'fuelPurposeDescription' | 'timeIncrement'> {
  if (!isFuelSlot(meal.slot)) {
    const [fuelPurposeTag, fuelPurposeDescription] = dailyPurpose[meal.slot]
    return { fuelPurposeTag, fuelPurposeDescription, timeIncrement: '' }
  }
  const activity = session?.type ?? 'training'
  const before = meal.slot === 'pre-fuel'
  const gap = session === undefined ? 0 : Math.max(0, before ? session.start - meal.at : meal.at - session.end)
  const when =
    gap === 0 ? `right ${before ? 'before' : 'after'}` : `${countText(gap, 'minute')} ${before ? 'before' : 'after'}`
  return {
    fuelPurposeTag: before ? 'Energy' : 'Recovery',
    fuelPurposeDescription: before
      ? `Carbohydrate for ${activity}, light on fat and fiber.`
      : `Carbohydrate and protein to refill and repair after ${activity}.`,
    timeIncrement: `${when} ${activity}`,
  }
}

/** One dish as plan documents and meal choices carry it. */
export const writeMealOption = (option: MealOption): WireOption => {
  const { name, description, calories, carbs, protein, fat, minutes, servings } = option
  const { fiber, sugar, sodium, potassium, iron } = option
  return {
    name,
    description,
    calories,
    macros: { carbs, protein, fat },
    ingredients: option.ingredients.map(({ amount, item, food, grams }) => ({ amount, item, food, grams })),
    instructions: [...option.steps],
    recipe: {
      ingredients: option.ingredients.map(({ amount, item }) => `${amount} ${item}`),
      steps: [...option.steps],
      time: countText(minutes, 'minute'),
    },
    recipeId: option.recipe,
    minutes,
    servings,
    fiber,
    sugar,
    sodium,
    potassium,
    iron,
    ...(option.own === undefined ? {} : { own: { ...option.own, avoided: [...option.own.avoided] } }),
    ...(option.passes === undefined ? {} : { passes: [...option.passes] }),
  }
}

/** The dish back from its wire shape. */
export const readMealOption = (option: WireOption): MealOption => {
  const { recipe: _, recipeId, macros, instructions, ...same } = option
  return { ...same, ...macros, recipe: recipeId, steps: instructions }
}

const copyReasons = (because: PlannedDay['because']): WireDay['because'] =>
  because.map((reason) => ({ ...reason, inputs: { ...reason.inputs } }))

const writeCooking = ({ event, ...cooking }: MealCooking) => ({ cookEvent: event, ...cooking })

/** How a meal is cooked; undefined where the plan does not say all of it. */
const readCooking = (meal: WireMeal): MealCooking | undefined => {
  const { cookEvent: event, cookedOn, leftoverOf, servingsCooked, handsOnMinutes, waitingMinutes } = meal
  if (event === undefined || cookedOn === undefined || servingsCooked === undefined) return undefined
  if (handsOnMinutes === undefined || waitingMinutes === undefined) return undefined
  return {
    event,
    cookedOn: localDate(cookedOn),
    ...(leftoverOf === undefined ? {} : { leftoverOf }),
    servingsCooked,
    handsOnMinutes,
    waitingMinutes,
  }
}

const writeCookEvent = ({ ingredients, steps, portions, ...same }: CookEvent): WireCookEvent => ({
  ...same,
  ingredients: ingredients.map((line) => ({ ...line })),
  steps: [...steps],
  portions: portions.map(({ pieces, ...portion }) => ({
    ...portion,
    ...(pieces && { pieces: pieces.map((piece) => ({ ...piece })) }),
  })),
})

const readCookEvent = ({ cookedOn, portions, ...same }: WireCookEvent): CookEvent => ({
  ...same,
  cookedOn: localDate(cookedOn),
  portions: portions.map((portion) => ({ ...portion, date: localDate(portion.date) })),
})

const writeMeal = (meal: PlannedMeal, sessions: readonly PlannedSession[]): WireMeal => {
  const session = meal.session === undefined ? undefined : sessions[meal.session]
  const { calories, carbs, protein, fat } = meal.target
  const [first, ...others] = meal.options
  return {
    mealName: slotLabels[meal.slot],
    timing: clockText(meal.at),
    calories,
    macros: { carbs, protein, fat },
    type: isFuelSlot(meal.slot) ? 'activity_meal' : 'daily_meal',
    activityName: session?.type ?? null,
    ...purposeOf(meal, session),
    mealOptions: [writeMealOption(first), ...others.map(writeMealOption)],
    snacks: [],
    id: meal.id,
    slot: meal.slot,
    at: meal.at,
    target: { calories, protein, carbs, fat },
    session: meal.session ?? null,
    ...(meal.isLocked === true ? { isLocked: true } : {}),
    ...(meal.cooking === undefined ? {} : writeCooking(meal.cooking)),
    because: copyReasons(meal.because),
  }
}

const readMeal = (meal: WireMeal): PlannedMeal => {
  const { id, slot, at, target, session, isLocked, because } = meal
  const [first, ...others] = meal.mealOptions
  const cooking = readCooking(meal)
  return {
    id,
    slot,
    at,
    target,
    options: [readMealOption(first), ...others.map(readMealOption)],
    ...(session === null ? {} : { session }),
    ...(isLocked === true ? { isLocked } : {}),
    ...(cooking === undefined ? {} : { cooking }),
    because,
  }
}

/** The JSON object of one day. Reading it back gives the same day. */
export const writeDay = (day: PlannedDay): WireDay => ({
  day: day.day,
  activities: day.sessions.map(sessionText),
  meals: day.meals.map((meal) => writeMeal(meal, day.sessions)),
  date: day.date,
  load: day.load,
  sessions: day.sessions.map((session) => ({ ...session, because: copyReasons(session.because) })),
  target: day.target,
  guidance: day.guidance,
  planned: day.planned,
  flags: [...day.flags],
  ...(day.isAdjusted ? { isAdjusted: true } : {}),
  because: copyReasons(day.because),
})

/** The Monday of a week of planned days; null for a week without any. */
export const weekStartOf = ({ days: [first] }: Pick<PlannedWeek, 'days'>): LocalDate | null =>
  first === undefined ? null : mondayOf(first.date)

/** The week as the texts of a meal plan document; a weekday the week does not hold is null. */
export function writeMealPlan(week: PlannedWeek): PlanTexts {
  const { days: _, warnings, cooking, ...made } = week
  const summary: WireSummary = {
    ...made,
    warnings: [...warnings],
    ...(cooking === undefined ? {} : { cooking: cooking.map(writeCookEvent) }),
  }
  const textOf = (weekday: Weekday): string | null => {
    const day = week.days.find((one) => one.day === weekday)
    return day === undefined ? null : JSON.stringify(writeDay(day))
  }
  return {
    weekStart: weekStartOf(week),
    parsedMealPlan: JSON.stringify(summary),
    monday_plan: textOf('monday'),
    tuesday_plan: textOf('tuesday'),
    wednesday_plan: textOf('wednesday'),
    thursday_plan: textOf('thursday'),
    friday_plan: textOf('friday'),
    saturday_plan: textOf('saturday'),
    sunday_plan: textOf('sunday'),
  }
}

function readText<S extends v.GenericSchema>(
  schema: S,
  text: string | null | undefined,
  field: PlanFault['field'],
): Result<v.InferOutput<S>, PlanFault> {
  const data = parseJson(text)
  if (data === undefined) return refused({ code: 'plan_unreadable', field, problem: 'not JSON' })
  const read = v.safeParse(schema, data)
  if (read.success) return ok(read.output)
  const [issue] = read.issues
  return refused({ code: 'plan_unreadable', field, problem: `${v.getDotPath(issue) ?? ''}: ${issue.message}` })
}

/** The planned day in one weekday's text; refused when the text is missing or of another shape. */
export function readPlannedDay(text: string | null | undefined, weekday: Weekday): Result<PlannedDay, PlanFault> {
  const read = readText(wireDay, text, dayField(weekday))
  if (!read.ok) return read
  const { date, meals, activities: _, ...same } = read.value
  return ok({ ...same, date: localDate(date), meals: meals.map(readMeal) })
}

/** How an active plan's week was made and what to know of it. */
export const readPlanSummary = (plan: Pick<Partial<MealPlanData>, 'parsedMealPlan'>): Result<WireSummary, PlanFault> =>
  readText(wireSummary, plan.parsedMealPlan, 'parsedMealPlan')

/** What is cooked when in an active plan's week; none of a plan that does not say. */
export function readCookEvents(plan: Pick<Partial<MealPlanData>, 'parsedMealPlan'>): readonly CookEvent[] {
  const summary = readPlanSummary(plan)
  return summary.ok ? (summary.value.cooking ?? []).map(readCookEvent) : []
}

/** The week of a plan document, from Monday; a weekday without text is absent, an unreadable one refuses the week. */
export function readMealPlan(plan: Partial<MealPlanData>): Result<PlannedWeek, PlanFault> {
  const summary = readPlanSummary(plan)
  if (!summary.ok) return summary
  const days: PlannedDay[] = []
  for (const weekday of weekdays) {
    const text = plan[dayField(weekday)]
    if (text === null || text === undefined) continue
    const day = readPlannedDay(text, weekday)
    if (!day.ok) return day
    days.push(day.value)
  }
  const { cooking, ...made } = summary.value
  return ok({ days, ...made, ...(cooking === undefined ? {} : { cooking: cooking.map(readCookEvent) }) })
}
