import {
  dayAt,
  dayOfLog,
  type InstantText,
  instantOn,
  instantText,
  type LocalDate,
  type MealEntry,
  type MealMark,
  nutrients,
  recordOf,
} from '@pacemeal/domain'
import { readLogMoment, type SavedMeal, writeMealLog } from '@pacemeal/protocol'
import { mealLogsQuery } from '../../api/meal-logs.ts'
import { queryClient } from '../../api/query-client.ts'
import { newLogId, readPendingLogWrites, withPendingWrites, writeLog } from '../../api/write-queue/meal-log-writes.ts'
import { writeMark } from '../../api/write-queue/meal-mark-writes.ts'
import { fullDate } from '../../languages/dates.ts'
import { energyInKilojoules } from '../../languages/energy.ts'
import { tell } from '../../notices/tell.ts'
import { tellRefusal } from '../../notices/tell-refusal.ts'
import { mealTimeName, removeLoggedMeal, showLogFood } from '../log/index.ts'
import type { HomeMeal } from './day-plan.ts'
import { draftFromMeal } from './meal-draft.ts'

/** Where and when a meal is marked. */
export interface MarkPlace {
  readonly userId: string
  readonly day: LocalDate
  readonly zone: string
}

/** A meal cannot have been eaten later than now. */
const eatenAt = ({ day, zone }: MarkPlace, meal: HomeMeal): InstantText =>
  instantText(Math.min(Date.parse(instantOn(day, meal.at, zone)), Date.now()))

/** Marks the meal, or takes its mark back. */
const markMeal = ({ userId, day }: MarkPlace, meal: HomeMeal, mark: MealMark | null) =>
  writeMark(userId, { day, meal: meal.id, mark }, meal.name)

/** The planned dish as a log; a meal without dishes counts with its target. */
const savedMeal = (place: MarkPlace, meal: HomeMeal): SavedMeal => {
  const { name, amounts, mealTime, items } = draftFromMeal(meal)
  const unknown = recordOf(nutrients, () => null)
  return {
    name: name || meal.name,
    amounts: meal.ideas.length > 0 ? amounts : { ...unknown, ...meal.target },
    mealTime,
    loggedAt: eatenAt(place, meal),
    zone: place.zone,
    plannedMeal: meal.id,
    ...(items ? { items } : {}),
  }
}

/** Whether the meal is logged on the day by anything the server or this device knows. */
const isLogged = async ({ userId, day, zone }: MarkPlace, meal: HomeMeal): Promise<boolean> => {
  const query = mealLogsQuery(userId, day, day, zone)
  // Asked once: without a network the tap must not wait for tries in vain.
  const stored = await queryClient.fetchQuery({ ...query, staleTime: 0, retry: false }).catch(() => [])
  const logs = withPendingWrites(stored, await readPendingLogWrites(userId))
  return logs.some((log) => log.mealPlans === meal.id && dayOfLog(readLogMoment(log), zone) === day)
}

/** Logs whatever is not logged yet, so that Finished on two devices is still one meal. */
const logOnce = async (place: MarkPlace, meal: HomeMeal): Promise<void> => {
  if (await isLogged(place, meal)) return
  const { userId, day } = place
  const saved = savedMeal(place, meal)
  const id = newLogId()
  const takeBack = () => {
    void writeLog(userId, { kind: 'meal-log-delete', payload: { id } }, saved.name).catch(() => tell('log-not-stored'))
    void markMeal(place, meal, null).catch(() => undefined)
  }
  const payload = { id, at: instantText(Date.now()), data: writeMealLog(saved, userId) }
  const outcome = await writeLog(userId, { kind: 'meal-log-create', payload }, saved.name)
  const words = {
    calories: saved.amounts.calories ?? 0,
    energy: energyInKilojoules(saved.amounts.calories ?? 0),
    mealType: mealTimeName(saved.mealTime),
    date: fullDate(day),
  }
  tell('meal-logged', words, outcome, takeBack)
}

const finish = async (place: MarkPlace, { meal, logs }: MealEntry<HomeMeal>): Promise<void> => {
  const marked = markMeal(place, meal, 'finished')
  try {
    if (logs.length === 0) await logOnce(place, meal)
    // The log alone says that it was eaten, so a mark that could not be kept takes nothing away.
    await marked.catch(() => undefined)
  } catch {
    await marked.catch(() => undefined)
    await markMeal(place, meal, null).catch(() => undefined)
    tell('log-not-stored', () => showLogFood(savedMeal(place, meal)))
  }
}

/** What was logged for the meal goes, each with Undo: it was not eaten after all. */
const unlog = (userId: string, { logs }: MealEntry<HomeMeal>): Promise<unknown> =>
  Promise.all(logs.map((log) => removeLoggedMeal(userId, log.id, log)))

/**
 * What one tap says of a planned meal. Finished logs it once; Skipped never counts, so what was logged for it goes; null
 * takes the tap back. A day that has not come cannot be finished.
 */
export async function markPlannedMeal(
  place: MarkPlace,
  entry: MealEntry<HomeMeal>,
  mark: MealMark | null,
): Promise<void> {
  if (mark === 'finished') {
    if (place.day > dayAt(Date.now(), place.zone)) return tell('future-log-date')
    return finish(place, entry)
  }
  try {
    await markMeal(place, entry.meal, mark)
  } catch (thrown) {
    return tellRefusal('change-plan', thrown)
  }
  await unlog(place.userId, entry)
}
