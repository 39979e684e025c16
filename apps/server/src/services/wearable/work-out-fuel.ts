import {
  type Athlete,
  addDays,
  dayBounds,
  dayOfActivity,
  type LocalDate,
  type Macros,
  type MealOption,
  type PlannedDay,
  type PlannedMeal,
  weekdayOf,
} from '@pacemeal/domain'
import { withDatedTraining } from '@pacemeal/domain/event'
import { wearableData, writeMealOption } from '@pacemeal/protocol'
import { readWearableActivity } from '@pacemeal/protocol/wearables'
import { z } from 'zod'
import type { Ports } from '../../ports.ts'
import { findReader } from '../accounts/locale-of.ts'
import { readMeasuredBody } from '../body/measured-body.ts'
import { readCalendarSessions } from '../calendars/calendar-sessions.ts'
import { findDocument, updateOwnDocument } from '../documents/document-store.ts'
import { listOwnDocuments } from '../documents/own-documents.ts'
import { readCircumstances } from '../health/circumstances.ts'
import { findActivePlan } from '../meal-plans/active-plan.ts'
import { athleteAround, readDayChangesOf } from '../meal-plans/day-changes.ts'
import { fingerprintOf, readKitchenAround, readPlanAthlete, seedOf } from '../meal-plans/plan-inputs.ts'
import type { TimerHandler } from '../timers/timer.ts'
import { readDatedEvents } from '../training-events/dated-events.ts'
import { readEventFacts } from '../training-events/event-facts.ts'
import { type ActivityFuel, fuelAfterActivity } from './activity-fuel.ts'
import { ACTIVITY_FUEL } from './fuel-timer.ts'

/** Most recordings of one day that are looked at. */
const MAX_PER_DAY = 50

const nothing: Macros = { calories: 0, protein: 0, carbs: 0, fat: 0 }
const blankDish: MealOption = {
  recipe: '',
  name: '',
  description: '',
  minutes: 0,
  servings: 1,
  ...nothing,
  fiber: null,
  sugar: null,
  sodium: null,
  potassium: null,
  iron: null,
  ingredients: [],
  steps: [],
}

/** A day that holds nothing, for people without a plan. */
const emptyDay = (date: LocalDate): PlannedDay => ({
  day: weekdayOf(date),
  date,
  load: 'moderate',
  sessions: [],
  target: nothing,
  guidance: {
    fiber: 0,
    sodiumLow: 0,
    sodiumHigh: 0,
    potassium: 0,
    iron: 0,
    freeSugarMax: 0,
    drinks: 0,
    energyAvailability: 0,
  },
  meals: [],
  planned: nothing,
  flags: [],
  because: [],
})

const sum = (parts: readonly Macros[]): Macros =>
  parts.reduce(
    (all, one) => ({
      calories: all.calories + one.calories,
      protein: all.protein + one.protein,
      carbs: all.carbs + one.carbs,
      fat: all.fat + one.fat,
    }),
    nothing,
  )

/** Dishes that come to the target, fitting to what the plan has on that day. */
const findDishes = async (
  backend: Ports<'menus' | 'store'>,
  userId: string,
  athlete: Athlete,
  fuel: ActivityFuel & { readonly target: Macros },
  signal: AbortSignal,
): Promise<readonly MealOption[]> => {
  const plan = await findActivePlan(backend.store, userId)
  const planned = plan?.week.days.find(({ date }) => date === fuel.day)
  const { sessions: _, ...day } = planned ?? emptyDay(fuel.day)
  const meals = day.meals.filter((meal) => meal.slot !== 'post-fuel' || Math.abs(meal.at - fuel.at) > 120)
  const id = 'after-activity'
  const meal: PlannedMeal = {
    id,
    slot: 'post-fuel',
    at: fuel.at,
    target: fuel.target,
    options: [blankDish],
    because: fuel.because,
  }
  // The day asks of this meal exactly its own target.
  const target = sum([fuel.target, ...meals.map(({ options }) => options[0])])
  return backend.menus.swapMeal(
    {
      athlete,
      day: { ...day, sessions: [], target, meals: [...meals, meal] },
      mealId: id,
      table: await readKitchenAround(backend.store, userId, fuel.day),
      seed: seedOf(userId, fuel.day, fuel.at),
    },
    signal,
  )
}

const findOfDay = (backend: Ports<'store'>, userId: string, start: string, zone: string) => {
  const day = Temporal.Instant.from(start).toZonedDateTimeISO(zone).toPlainDate().toString() as LocalDate
  return listOwnDocuments(backend.store, wearableData, {
    owner: userId,
    where: { data_type: 'activity' },
    // They are kept by when they ended, which may be the day after.
    between: { field: 'data_timestamp', from: dayBounds(day, zone).from, to: dayBounds(addDays(day, 1), zone).to },
    limit: MAX_PER_DAY,
  })
}

const facts = z.object({ activityId: z.string() })

/** Works out what to eat after an activity and keeps it with the activity. */
export const workOutFuel: TimerHandler = {
  kind: ACTIVITY_FUEL,
  isRepeatable: true,
  async callExternal(backend, timer, signal) {
    const read = facts.safeParse(timer.facts)
    const record = read.success ? await findDocument(backend.store, wearableData, read.data.activityId) : undefined
    const measured = await readMeasuredBody(backend.store, backend, timer.userId)
    const athlete = await readPlanAthlete(backend.store, timer.userId, measured)
    if (record === undefined) return { kind: 'dead', why: 'The activity is gone.' }
    // Devices are connected during the onboarding, before there is a profile.
    if (!athlete.ok) return { kind: 'retry', why: 'The profile does not say enough to work out fuel.' }
    const { zone } = athlete.value
    const activity = readWearableActivity(record, zone)
    const ofDay = await findOfDay(backend, timer.userId, activity.start, activity.zone ?? zone)
    const eventFacts = await readEventFacts(backend.store, timer.userId)
    const dated = await readDatedEvents(backend.store, timer.userId, athlete.value, eventFacts)
    const changes = withDatedTraining(athlete.value.schedule, {
      changes: await readDayChangesOf(backend.store, timer.userId),
      calendar: await readCalendarSessions(backend.store, timer.userId),
      events: dated,
    })
    const fuel = fuelAfterActivity(
      activity,
      ofDay.map((one) => readWearableActivity(one, zone)),
      athleteAround(athlete.value, changes, dayOfActivity(activity, zone)),
      await readCircumstances(backend.store, timer.userId, eventFacts),
      await findReader(backend.store, timer.userId),
    )
    if (fuel === undefined) return { kind: 'dead', why: 'No safe target can be made for this person.' }
    const { target, because, reasoning } = fuel
    let dishes: readonly MealOption[] = []
    try {
      if (target !== null) dishes = await findDishes(backend, timer.userId, athlete.value, { ...fuel, target }, signal)
    } catch (error) {
      return { kind: 'retry', why: error instanceof Error ? error.message : String(error) }
    }
    const made = fingerprintOf(athlete)
    const isKept = await backend.store.transact(async (tx) => {
      // Dishes of a diet that was changed meanwhile must not come to lie over those of the new one.
      if (fingerprintOf(await readPlanAthlete(tx, timer.userId)) !== made) return false
      await updateOwnDocument(tx, backend, wearableData, record.$id, {
        postActivityMeal:
          target === null
            ? null
            : JSON.stringify({
                calories: target.calories,
                macros: { carbs: target.carbs, protein: target.protein, fat: target.fat },
                mealOptions: dishes.map(writeMealOption),
                because,
              }),
        postActivityFuelReasoning: reasoning,
      })
      return true
    })
    return isKept ? { kind: 'sent' } : { kind: 'retry', why: 'The profile changed while fuel was worked out.' }
  },
}
