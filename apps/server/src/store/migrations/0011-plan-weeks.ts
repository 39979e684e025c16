import { isJsonObject, localDate, mondayOf, parseJson, weekdays } from '@pacemeal/domain'
import { dayField } from '@pacemeal/protocol'
import type { Migration } from './migration.ts'

/** Plans that are read at a time: each carries its days. */
const PAGE = 20

/** The date in a day's text; undefined for what is no day of ours. */
const dateIn = (text: string | null): string | undefined => {
  const day = parseJson(text)
  try {
    return isJsonObject(day) && typeof day.date === 'string' ? mondayOf(localDate(day.date)) : undefined
  } catch {
    return undefined
  }
}

const fields = weekdays.map(dayField)

/** Each plan names the Monday of its week. Plans of earlier releases are given it by their days. */
export const planWeeks: Migration = {
  name: '0011-plan-weeks',
  async up(db, types) {
    const tables = await db.introspection.getTables()
    const table = tables.find(({ name }) => name === 'meal_plans')
    // A database without plans gets the column with its table.
    if (table === undefined || table.columns.some(({ name }) => name === 'weekStart')) return
    await db.schema.alterTable('meal_plans').addColumn('weekStart', types.text).execute()
    for (let after = 0; ; ) {
      const plans = await db
        .selectFrom('meal_plans')
        .select(['_sequence', ...fields])
        .where('_sequence', '>', after)
        .orderBy('_sequence')
        .limit(PAGE)
        .execute()
      const last = plans.at(-1)
      if (last === undefined) return
      for (const plan of plans) {
        const weekStart = fields.map((field) => dateIn(plan[field])).find((monday) => monday !== undefined)
        if (weekStart === undefined) continue
        await db.updateTable('meal_plans').set({ weekStart }).where('_sequence', '=', plan._sequence).execute()
      }
      after = last._sequence
    }
  },
}
