import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { PlannedWeek } from '@pacemeal/domain'
import { databaseId, readMealPlan, writeMealPlan } from '@pacemeal/protocol'
import { aMealOption, type Batch, cookAhead } from '@pacemeal/testing'
import { giveWholeWeek, type Member } from './people.ts'
import type { RunningServer } from './running-server.ts'

/** A dish of which a story knows every step. */
export const lentilStew = aMealOption({
  recipe: 'lentil-stew',
  name: 'Lentil stew',
  description: 'Red lentils with tomato and cumin.',
  minutes: 25,
  ingredients: [
    { food: 'lentils-red-dry', grams: 80, amount: '80 g', item: 'Red lentils' },
    { food: 'tomatoes-canned', grams: 200, amount: '200 g', item: 'Tomatoes, canned' },
    { food: 'cumin', grams: 2, amount: '1 tsp (2 g)', item: 'Cumin' },
  ],
  steps: [
    'Fry the cumin for thirty seconds.',
    'Add lentils, tomatoes and water and simmer for fifteen minutes.',
    'Season and serve.',
  ],
})

/** The week's pots in stories that need to know them: meals that are there in every week. */
export const batches: readonly Batch[] = [
  { meals: ['monday-dinner', 'tuesday-lunch', 'wednesday-lunch'], dish: lentilStew },
  { meals: ['wednesday-dinner', 'thursday-lunch'] },
  { meals: ['friday-dinner', 'saturday-lunch'], isHeated: false },
]

/** Gives the member a plan of the next week in which some dishes are cooked once for several meals, and what it warns of. */
export const giveCookedPlan = async (
  server: RunningServer,
  member: Member,
  pots = batches,
  warnings?: PlannedWeek['warnings'],
): Promise<Readonly<Record<string, string>>> => {
  const plan = await giveWholeWeek(member)
  const read = readMealPlan(plan)
  if (!read.ok) throw new Error(`The plan cannot be read: ${read.error.problem}`)
  const week = cookAhead(read.value, pots)
  const texts = writeMealPlan({ ...week, warnings: warnings ?? week.warnings })
  // Plans are written by the server alone, so the story writes where the server reads.
  const database = new DatabaseSync(join(server.dataDir, 'pacemeal.db'), { timeout: 10_000 })
  try {
    const fields = Object.keys(texts)
    const assignments = fields.map((field) => `"${field}" = ?`).join(', ')
    database.prepare(`UPDATE meal_plans SET ${assignments} WHERE _id = ?`).run(...Object.values(texts), plan.$id ?? '')
  } finally {
    database.close()
  }
  return (await member.call(
    'GET',
    `/databases/${databaseId}/collections/meal_plans/documents/${plan.$id}`,
  )) as Readonly<Record<string, string>>
}
