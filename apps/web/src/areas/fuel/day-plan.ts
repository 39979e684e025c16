import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  type CookEvent,
  clockText,
  type DayChanges,
  defaultFuelAround,
  endAfter,
  type FuelIdea,
  ideaOf,
  type LocalDate,
  type LoggedItem,
  type Macros,
  type MealCooking,
  type MealOption,
  type MealSlot,
  mondayOf,
  type NutrientAmounts,
  nutrients,
  type OwnDish,
  type PlannedDay,
  type PlannedMeal,
  type PlannedSession,
  parseSchedule,
  type Reason,
  recordOf,
  type Session,
  sessionOfActivity,
  sessionsOn,
  type TimelineMeal,
  type TimelineSession,
  type Weekday,
  weekdayOf,
} from '@pacemeal/domain'
import { dayField, readPlainPlan, readPlannedDay } from '@pacemeal/protocol'
import type { MealPlan } from '../../api/meal-plans.ts'
import { dayInLanguage, dishName, eventInLanguage } from '../../languages/kitchen.ts'
import { cookEventsOf } from './kitchen/cook-events.ts'

/** One line of a dish as a cook reads it. */
export interface IngredientLine {
  /** Household words with the grams beside; empty when only the item is known. */
  readonly amount: string
  readonly item: string
}

/** A dish that is offered, with all that is known of it. */
export interface MealIdea extends FuelIdea {
  readonly amounts: NutrientAmounts
  /** Its foods with their grams; none of a dish whose foods nobody knows. */
  readonly items: readonly LoggedItem[]
  readonly lines: readonly IngredientLine[]
  /** Set when it is the person's own dish instead of the plan's. */
  readonly own?: OwnDish
  /** Limits of its day that it passes beside the other meals; absent on most. */
  readonly passes?: MealOption['passes']
}

/** A planned meal as the home screen shows it. */
export interface HomeMeal extends TimelineMeal {
  readonly name: string
  readonly ideas: readonly MealIdea[]
  /** Empty for a plan that does not explain itself. */
  readonly because: readonly Reason[]
  /** The recorded activity that this fuel was worked out after, as it is called. */
  readonly after?: string
  /** Why, in words that the server kept, where `because` does not say it. */
  readonly reasoning?: string
  /** Where it stands in its plan; absent for what cannot be changed there. */
  readonly inPlan?: PlaceInPlan
  /** How the chosen dish is cooked, with the event that it comes from; absent where the plan does not say. */
  readonly cooking?: MealCooking & { readonly of?: CookEvent }
}

/** Where a meal stands among the plans, and whether its dish was locked there. */
export interface PlaceInPlan {
  /** Monday of the week; absent in plans of before weeks had dates. */
  readonly weekStart: LocalDate | undefined
  readonly day: Weekday
  readonly isLocked: boolean
}

export interface HomeSession extends TimelineSession {
  /** Known once a plan was made for it. */
  readonly planned?: Pick<PlannedSession, 'energy' | 'during' | 'because' | 'activeMinutes'>
}

export interface DayPlan {
  /** False when no plan holds the day: its sessions are those of the schedule. */
  readonly isPlanned: boolean
  readonly isTrainingDay: boolean
  /** Null while there is no plan that sets one. */
  readonly target: Macros | null
  readonly sessions: readonly HomeSession[]
  readonly meals: readonly HomeMeal[]
  readonly because: readonly Reason[]
  /** What the science wants said of the day, by its names. */
  readonly flags?: readonly string[]
}

const entryNames: Readonly<Record<MealSlot, MessageDescriptor>> = {
  breakfast: msg`Breakfast`,
  lunch: msg`Lunch`,
  dinner: msg`Dinner`,
  snack: msg`Snack`,
  'pre-fuel': msg`Pre-fuel`,
  'post-fuel': msg`Post-fuel`,
}

/** How cards call a plan entry: `Breakfast`. */
export const entryName = (slot: MealSlot): string => i18n._(entryNames[slot])

/** What is planned to be eaten: the dish that was chosen or written, and only without one the target itself. */
export const plannedFigures = ({ ideas: [dish], target }: Pick<HomeMeal, 'ideas' | 'target'>): Macros => dish ?? target

const plannedIdea = (option: MealOption): MealIdea => ({
  ...ideaOf(option),
  amounts: recordOf(nutrients, (nutrient) => option[nutrient]),
  items: option.ingredients.map(({ food, grams }) => ({ food, grams })),
  lines: option.ingredients.map(({ amount, item }) => ({ amount, item })),
  ...(option.own === undefined ? {} : { own: option.own }),
  ...(option.passes === undefined ? {} : { passes: option.passes }),
})

/** An idea of which only the macros are known. */
export const plainIdea = (idea: FuelIdea): MealIdea => {
  const { calories, protein, carbs, fat } = idea
  const unknown = { fiber: null, sugar: null, sodium: null, potassium: null, iron: null }
  return {
    ...idea,
    title: dishName(idea.title),
    amounts: { calories, protein, carbs, fat, ...unknown },
    items: [],
    lines: idea.ingredients.map((item) => ({ amount: '', item })),
  }
}

const cookingOf = ({ cooking }: PlannedMeal, events: readonly CookEvent[]): Pick<HomeMeal, 'cooking'> => {
  if (cooking === undefined) return {}
  const event = events.find(({ id }) => id === cooking.event)
  return { cooking: { ...cooking, ...(event && { of: eventInLanguage(event) }) } }
}

const plannedMeal = (
  meal: PlannedMeal,
  date: LocalDate,
  weekStart: LocalDate | undefined,
  events: readonly CookEvent[],
): HomeMeal => ({
  id: meal.id,
  slot: meal.slot,
  at: meal.at,
  target: meal.target,
  ...(meal.session === undefined ? {} : { session: meal.session }),
  name: entryName(meal.slot),
  ideas: meal.options.map(plannedIdea),
  because: meal.because,
  inPlan: { weekStart, day: weekdayOf(date), isLocked: meal.isLocked === true },
  ...cookingOf(meal, events),
})

const noChanges: DayChanges = new Map()

/** Sessions of the date by the profile's schedule and the date's own changes. */
function scheduledSessions(schedule: string | null, changes: DayChanges, date: LocalDate): readonly Session[] {
  const read = parseSchedule(schedule)
  return read.ok ? sessionsOn(read.value.schedule, changes, date) : []
}

/** A plan of another version: its meals and macros, without reasons, around the scheduled sessions. */
function readOlderDay(plan: MealPlan, date: LocalDate, scheduled: readonly Session[]): DayPlan | undefined {
  const weekday = weekdayOf(date)
  const day = readPlainPlan(plan).find((one) => one.day === weekday)
  if (!day) return undefined
  const meals = day.meals.map(
    ({ id, name, slot, at, target, ideas }): HomeMeal => ({
      id,
      name,
      slot,
      at,
      target,
      ideas: ideas.map(plainIdea),
      because: [],
    }),
  )
  const preFuel = meals.find(({ slot }) => slot === 'pre-fuel')
  const sum = (macro: keyof Macros) => meals.reduce((total, meal) => total + meal.target[macro], 0)
  return {
    isPlanned: true,
    isTrainingDay: day.isTrainingDay,
    target: { calories: sum('calories'), protein: sum('protein'), carbs: sum('carbs'), fat: sum('fat') },
    // A plan that names training which the schedule does not hold knows no times but those of its fuel.
    sessions:
      scheduled.length > 0
        ? scheduled
        : day.activities.slice(0, 1).map((name) => sessionOfActivity(name, preFuel ? clockText(preFuel.at) : null)),
    meals,
    because: [],
  }
}

const readDays = new WeakMap<MealPlan, Map<Weekday, PlannedDay | undefined>>()
/** What each weekday was read from last: a week that comes after its day holds the day’s text again. */
const lastRead = new Map<Weekday, { readonly text: MealPlan['monday_plan']; readonly day: PlannedDay | undefined }>()

function readText(text: MealPlan['monday_plan'], weekday: Weekday): PlannedDay | undefined {
  const last = lastRead.get(weekday)
  if (last !== undefined && last.text === text) return last.day
  const read = readPlannedDay(text, weekday)
  const day = read.ok ? dayInLanguage(read.value) : undefined
  lastRead.set(weekday, { text, day })
  return day
}

/** A weekday of the plan, read once: a day is some 40 KB of text, and many parts of a screen look into it. */
function readOnce(plan: MealPlan, weekday: Weekday): PlannedDay | undefined {
  const days = readDays.get(plan) ?? new Map<Weekday, PlannedDay | undefined>()
  readDays.set(plan, days)
  if (!days.has(weekday)) days.set(weekday, readText(plan[dayField(weekday)], weekday))
  return days.get(weekday)
}

/** Whether the weekday of the plan has been read already, so that to look at it costs next to nothing. */
export function isDayRead(plan: MealPlan, weekday: Weekday): boolean {
  const text = plan[dayField(weekday)]
  return !text || readDays.get(plan)?.has(weekday) === true || lastRead.get(weekday)?.text === text
}

/** The day of a plan, while it is that very date's: the same weekday of another week is none of it. */
export function findPlannedDay(plan: MealPlan | null | undefined, day: LocalDate): PlannedDay | undefined {
  const planned = plan ? readOnce(plan, weekdayOf(day)) : undefined
  return planned?.date === day ? planned : undefined
}

interface DayOfPlan {
  readonly date: LocalDate
  /** Undefined in plans of before weeks had dates. */
  readonly weekStart: LocalDate | undefined
  readonly events: readonly CookEvent[]
}

const dayPlans = new WeakMap<PlannedDay, { readonly of: DayOfPlan; readonly shown: DayPlan }>()

/** A planned day as screens show it: the same object for the same day, so that what shows it need not be drawn again. */
function shownDay(planned: PlannedDay, of: DayOfPlan): DayPlan {
  const known = dayPlans.get(planned)
  const isSame = known?.of.date === of.date && known.of.weekStart === of.weekStart && known.of.events === of.events
  if (known !== undefined && isSame) return known.shown
  const { sessions, meals, target, because, flags } = planned
  const shown: DayPlan = {
    isPlanned: true,
    isTrainingDay: sessions.length > 0,
    target,
    sessions: sessions.map(({ type, start, end, intensity, ...planned }) => ({
      type,
      start,
      end: endAfter(start, end),
      intensity,
      planned,
    })),
    meals: meals.map((meal) => plannedMeal(meal, of.date, of.weekStart, of.events)),
    because,
    flags,
  }
  dayPlans.set(planned, { of, shown })
  return shown
}

/** What is planned for a day: by its week's plan, or, while there is none, default fuel around the scheduled sessions. */
export function readDayPlan(
  plan: MealPlan | null,
  day: LocalDate,
  schedule: string | null,
  changes: DayChanges = noChanges,
): DayPlan {
  const planned = findPlannedDay(plan, day)
  if (planned) {
    const weekStart = plan?.weekStart ? mondayOf(day) : undefined
    return shownDay(planned, { date: day, weekStart, events: plan ? cookEventsOf(plan) : [] })
  }
  const sessions = scheduledSessions(schedule, changes, day)
  const older = plan && !plan.weekStart ? readOlderDay(plan, day, sessions) : undefined
  if (older) return older
  const fuel = defaultFuelAround(sessions)
  return {
    isPlanned: false,
    isTrainingDay: sessions.length > 0,
    target: null,
    sessions,
    meals: fuel.map((meal) => ({ ...meal, name: entryName(meal.slot), ideas: [], because: [] })),
    because: [],
  }
}
