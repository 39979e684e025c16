import { openCatalog } from '@pacemeal/catalog'
import {
  type Athlete,
  defaultKitchenPreferences,
  endAfter,
  isFuelSlot,
  type KitchenPreferences,
  type Macros,
  type MealLog,
  type MealMark,
  minuteOfDay,
  type PlannedDay,
  type PlannedMeal,
  type Session,
  weekdays,
} from '@pacemeal/domain'
import {
  findEvents,
  inOrder,
  isWorthOffering,
  type Replan,
  type ReplanEvent,
  type ReplanInput,
  replan,
  sessionsOf,
} from '@pacemeal/planner'
import { openSolver } from '@pacemeal/planner/highs'
import { checkDay } from './check-plan.ts'

/*
 * Days on which things go otherwise than planned: what is offered for them, and what holds on each of them.
 */

const catalog = openCatalog()
const solver = await openSolver()

/** After these nothing large is eaten, and nothing at all. Minutes of day. */
const [LATEST_MEAL, LATEST] = [21 * 60 + 30, 23 * 60 + 30]

/** What is known of a day at a minute of it. */
export interface Situation {
  readonly now: number
  readonly logs?: readonly MealLog[]
  readonly marks?: Readonly<Record<string, MealMark>>
  readonly recorded?: Parameters<typeof findEvents>[0]['recorded']
  /** Today's sessions as the schedule has them now; those of the plan when absent. */
  readonly sessions?: readonly Session[]
  readonly locked?: readonly string[]
}

export interface OddDay {
  readonly athlete: Athlete
  readonly index: number
  readonly today: PlannedDay
  readonly tomorrow: PlannedDay | null
  /** The default one when absent. */
  readonly kitchen?: KitchenPreferences
}

/** What a replan of the day is given, as the server gives it. */
const inputOf = (
  { athlete, index, today, tomorrow, kitchen = defaultKitchenPreferences }: OddDay,
  situation: Situation,
): ReplanInput => {
  const { now, logs = [], marks = {}, recorded = [], sessions } = situation
  const scheduled = sessions ?? athlete.schedule[today.day]
  const changed = { ...athlete, schedule: { ...athlete.schedule, [today.day]: scheduled } }
  const on = (day: number) => athlete.schedule[weekdays[(day + 7) % 7] ?? 'monday']
  const events = findEvents({
    athlete: changed,
    today,
    tomorrow,
    logs,
    marks: new Map(Object.entries(marks)),
    recorded,
  })
  return {
    athlete: changed,
    now: minuteOfDay(now),
    today,
    tomorrow,
    sessions: {
      yesterday: on(index - 1),
      today: sessionsOf(today),
      tomorrow: tomorrow === null ? on(index + 1) : sessionsOf(tomorrow),
      dayAfter: on(index + 2),
    },
    events: inOrder(events),
    seed: 5,
    wishes: kitchen,
  }
}

export type Answer =
  | { readonly kind: 'offer'; readonly result: Extract<Replan, { kind: 'replanned' }>; readonly input: ReplanInput }
  | { readonly kind: 'none'; readonly result: Replan | null; readonly input: ReplanInput }

/** The answer of `/replan`: an offer, or none. */
export const ask = (day: OddDay, situation: Situation): Answer => {
  const input = inputOf(day, situation)
  const isAdjusted = day.today.isAdjusted === true || day.tomorrow?.isAdjusted === true
  if (!isAdjusted && input.events.every(({ kind }) => kind === 'locked')) return { kind: 'none', result: null, input }
  const result = replan(input, catalog, solver)
  if (result.kind === 'replanned' && isWorthOffering(result.changes)) return { kind: 'offer', result, input }
  return { kind: 'none', result, input }
}

export const adjusted = (day: OddDay, { result }: Extract<Answer, { kind: 'offer' }>): OddDay => ({
  ...day,
  today: result.today,
  tomorrow: result.tomorrow,
})

export const sum = (parts: readonly Macros[]): Macros =>
  parts.reduce(
    (a, b) => ({
      calories: a.calories + b.calories,
      protein: a.protein + b.protein,
      carbs: a.carbs + b.carbs,
      fat: a.fat + b.fat,
    }),
    { calories: 0, protein: 0, carbs: 0, fat: 0 },
  )
const drunk = ({ sessions }: PlannedDay): Macros => {
  const carbs = sessions.reduce((total, { during }) => total + during.carbs, 0)
  return { calories: 4 * carbs, protein: 0, carbs, fat: 0 }
}

export const named = (events: readonly ReplanEvent[], kind: 'eaten' | 'skipped' | 'locked') =>
  new Set(events.flatMap((event) => (event.kind === kind ? [event.meal] : [])))

/** Ids of fuel whose session is not over at its hour any more, or gone: nobody has eaten it as planned. */
const isFuelOfChanged = (after: PlannedDay, { id, slot, at: time }: PlannedMeal): boolean => {
  if (!isFuelSlot(slot)) return false
  const now = after.meals.find((meal) => meal.id === id)
  return now === undefined || now.at > time
}

/** Whether it is the same meal but for the place of its session in the day, which others have left or joined. */
const isSameMeal = (one: PlannedMeal | undefined, other: PlannedMeal): boolean => {
  const { session: _, ...is } = one ?? other
  const { session: __, ...was } = other
  return one !== undefined && JSON.stringify(is) === JSON.stringify(was)
}

/** All that is wrong with an adjusted day on which nothing but what is said happened. */
export const faultsOf = (day: OddDay, answer: Extract<Answer, { kind: 'offer' }>): readonly string[] => {
  const { input, result } = answer
  const { now, events } = input
  const [before, after] = [day.today, result.today]
  const faults: string[] = []
  const fault = (what: string) => faults.push(what)
  const [eaten, skipped, locked] = [named(events, 'eaten'), named(events, 'skipped'), named(events, 'locked')]
  const isOver = (meal: PlannedMeal) => eaten.has(meal.id) || skipped.has(meal.id) || meal.at < now
  // What was eaten, skipped or locked, and what is past, stays as it is.
  for (const meal of before.meals) {
    const is = after.meals.find(({ id }) => id === meal.id)
    const isTold = eaten.has(meal.id) || skipped.has(meal.id)
    if (!isTold && isFuelOfChanged(after, meal)) continue
    if ((isTold || meal.at < now) && !isSameMeal(is, meal)) fault(`${meal.id} is over and changed`)
    if (locked.has(meal.id) && JSON.stringify(is?.options[0]) !== JSON.stringify(meal.options[0])) {
      fault(`${meal.id} is locked and changed`)
    }
  }
  // What is cooked already is eaten.
  const isCooked = ({ cooking }: PlannedMeal) => cooking !== undefined && cooking.cookedOn < before.date
  for (const [was, is] of [
    [before, after],
    [day.tomorrow, result.tomorrow],
  ] as const) {
    for (const meal of was?.meals.filter(isCooked) ?? []) {
      const now = is?.meals.find(({ id }) => id === meal.id)
      if (now !== undefined && now.options[0].recipe !== meal.options[0].recipe)
        fault(`${meal.id} is cooked and changed`)
    }
  }
  // Energy comes nearer to the new target, and none of protein, carbohydrate and fat goes away from it where energy does not ask for it.
  const figures = new Map(events.flatMap((event) => (event.kind === 'eaten' ? [[event.meal, event.figures]] : [])))
  const extra = events.flatMap((event) => (event.kind === 'eaten-extra' ? [event.figures] : []))
  const wasUneaten = (meal: PlannedMeal) =>
    !eaten.has(meal.id) && !skipped.has(meal.id) && meal.at < now && isFuelOfChanged(after, meal)
  const past = before.meals.filter((meal) => isOver(meal) && !skipped.has(meal.id) && !wasUneaten(meal))
  const had = sum([...past.map(({ id, options }) => figures.get(id) ?? options[0]), ...extra, drunk(after)])
  const isLeft = ({ id, at: time }: PlannedMeal) => time >= now && !eaten.has(id) && !skipped.has(id)
  const was = before.meals.filter(isLeft)
  const is = after.meals.filter(isLeft)
  const uneaten = sum(before.meals.filter(wasUneaten).map(({ options }) => options[0]))
  const total = (meals: readonly PlannedMeal[]) => sum([had, ...meals.map(({ options }) => options[0])])
  const [wasTotal, isTotal] = [sum([total(was), uneaten]), total(is)]
  const { target } = after
  const gap = (of: keyof Macros, all: Macros) => all[of] - target[of]
  // A replan is not asked to mend by what the plan itself missed.
  const slack = before.target.calories - before.planned.calories
  const reach = (all: Macros) => Math.min(Math.abs(gap('calories', all)), Math.abs(gap('calories', all) + slack))
  if (reach(isTotal) > Math.abs(gap('calories', wasTotal)) + 40) {
    fault(
      `energy goes away from its target: ${gap('calories', wasTotal).toFixed(0)} to ${gap('calories', isTotal).toFixed(0)}`,
    )
  }
  const away = (of: 'protein' | 'carbs' | 'fat') => Math.abs(gap(of, isTotal)) - Math.abs(gap(of, wasTotal))
  for (const macro of ['protein', 'carbs', 'fat'] as const) {
    // Carbohydrate and fat may give way for energy; they may not grow beyond the target in its place. Much protein harms nobody.
    const allowed = { protein: 0.25 * target.protein, carbs: Math.max(20, 0.07 * target.carbs), fat: 15 }[macro]
    const isOverIt = gap(macro, isTotal) > allowed || (macro === 'protein' && gap(macro, isTotal) < -12)
    if (isOverIt && away(macro) > 12) {
      fault(
        `${macro} goes away from its target: ${gap(macro, wasTotal).toFixed(0)} to ${gap(macro, isTotal).toFixed(0)} g`,
      )
    }
  }
  // What the day does not reach is told, and nothing else.
  if (Math.abs(result.unplaced.calories + gap('calories', isTotal)) > 90 + Math.abs(slack)) {
    fault(`told unplaced ${result.unplaced.calories}, is ${(-gap('calories', isTotal)).toFixed(0)}`)
  }
  // A meal keeps half of itself, and a main meal its protein.
  for (const meal of is) {
    const old = was.find(({ id }) => id === meal.id)
    const [dish] = meal.options
    if (old !== undefined && !isFuelSlot(meal.slot) && !locked.has(meal.id)) {
      if (dish.calories < 0.42 * old.options[0].calories) fault(`${meal.id} is under half of itself`)
      // A day of far more training has larger meals of its own.
      const isLarge = dish.calories > Math.max(1.5 * old.options[0].calories, 0.3 * target.calories)
      if (isLarge) fault(`${meal.id} is more than half as large again`)
      const isMain = meal.slot === 'lunch' || meal.slot === 'dinner'
      if (isMain && dish.protein < Math.min(20, old.options[0].protein) - 2)
        fault(`${meal.id} has ${dish.protein} g protein`)
    }
    // Late and new: no more than a snack.
    const isNew = old === undefined || old.at !== meal.at
    if (isNew && meal.at > LATEST_MEAL && dish.calories > Math.max(450, 0.18 * target.calories) && old === undefined) {
      fault(`${meal.id} of ${dish.calories.toFixed(0)} kcal at ${meal.at}`)
    }
    if (isNew && meal.at >= LATEST) fault(`${meal.id} at ${meal.at}`)
    const isTraining = after.sessions.some(({ start, end }) => meal.at > start && meal.at < endAfter(start, end))
    if (isTraining) fault(`${meal.id} in a session`)
    const near = after.meals.find(
      (other) => other !== meal && !skipped.has(other.id) && Math.abs(other.at - meal.at) < 30,
    )
    const wereNear =
      old !== undefined && before.meals.some((other) => other.id === near?.id && Math.abs(other.at - old.at) < 30)
    if (near !== undefined && !wereNear) fault(`${meal.id} at ${meal.at} beside ${near.id} at ${near.at}`)
    const grams = dish.ingredients.reduce((all, line) => all + line.grams, 0)
    if (grams > 1100.5) fault(`${meal.id} weighs ${grams}`)
  }
  if (after.meals.some(({ at: time }, i) => time < (after.meals[i - 1]?.at ?? 0))) fault('not in order')
  const ids = after.meals.map(({ id }) => id)
  if (new Set(ids).size < ids.length) fault('an id twice')
  // Nothing that diet or allergy forbids.
  const served = (one: PlannedDay) => ({ ...one, meals: one.meals.filter(({ id }) => !skipped.has(id)) })
  for (const one of [after, result.tomorrow]) {
    if (one !== null)
      faults.push(...checkDay(served(one), day.athlete, catalog.findFood).map(({ where, what }) => `${where}: ${what}`))
  }
  // Why it changes is told.
  const because = result.changes[0]?.because ?? []
  if (because.length === 0) fault('no reason')
  return faults
}

/** What would be offered on the day once it is adjusted, at the same minute and until its end, if nothing else happens. */
export const offersAfter = (
  day: OddDay,
  answer: Extract<Answer, { kind: 'offer' }>,
  situation: Situation,
): readonly string[] => {
  const later = [0, 20, 60, 120, 240, 480].map((more) => situation.now + more).filter((minute) => minute < 1435)
  const next = adjusted(day, answer)
  return later.flatMap((now) => {
    const again = ask(next, { ...situation, now })
    if (again.kind !== 'offer') return []
    const told = again.result.changes.map(({ meal, kind, difference }) => `${meal} ${kind} ${difference.calories}`)
    return [`${now - situation.now} min later again: ${told.join(', ')}`]
  })
}
