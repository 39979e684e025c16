import { instantText, type MealLog, type NutrientAmounts, type RecordedActivity } from '@pacemeal/domain'
import { readAmounts } from '@pacemeal/protocol'

const MORNING = instantText(Date.UTC(2026, 10, 17, 7))

/** Amounts with the given figures known and the rest unknown. */
export const someAmounts = (known: Partial<NutrientAmounts> = { calories: 320, carbs: 54, protein: 11, fat: 6 }) =>
  readAmounts(known)

/** Porridge for breakfast on 17 November 2026, saved by its owner. */
export const aMealLog = (change: Partial<MealLog> = {}): MealLog => ({
  id: 'log-1',
  name: 'Porridge',
  loggedAt: MORNING,
  createdAt: MORNING,
  mealTime: 'breakfast',
  amounts: someAmounts(),
  status: 'Followed',
  ...change,
})

/** An hour's run on the same morning, recorded by a Garmin. */
export const aRecordedActivity = (change: Partial<RecordedActivity> = {}): RecordedActivity => ({
  id: 'activity-1',
  provider: 'garmin',
  name: 'Running',
  start: MORNING,
  end: instantText(Date.UTC(2026, 10, 17, 8)),
  level: 'high',
  averageHeartRate: 162,
  calories: 560,
  ...change,
})
