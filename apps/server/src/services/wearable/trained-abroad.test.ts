import { addDays, localDate } from '@pacemeal/domain'
import { databaseId } from '@pacemeal/protocol'
import { describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { zone as home, openWearableWorld } from '../../testing/wearable-world.ts'
import { readDayRecords } from '../meal-plans/day-records.ts'

const abroad = 'Asia/Tokyo'
/** At one o'clock on Wednesday morning in Tokyo it is Tuesday morning at home. */
const start = '2026-03-03T16:00:00Z'
const tuesday = localDate('2026-03-03')
const wednesday = addDays(tuesday, 1)
/** By these figures the two runs are known among those of a history. */
const energies = { run: 777, longAgo: 778 } as const

describe.each(databases)('training abroad on %s', (database) => {
  const world = openWearableWorld(database)

  test('stays on its day and at its hour for who flies home; of a history nobody knows where it was', async () => {
    const { person, wearer } = await world.aWearer()
    const live = (timeZone: string) =>
      person.databases.updateDocument({
        databaseId,
        collectionId: 'user_profiles',
        documentId: person.userId,
        data: { timeZone },
      })
    const begunOn = async (day: typeof tuesday, zone: string, kcal: number) => {
      const { recorded } = await readDayRecords(world.app.backend.store, person.userId, day, { zone })
      return recorded.flatMap(({ calories, start: minute }) => (calories === kcal ? [minute] : []))
    }
    await live(abroad)
    const longAgo = world.workout('long-ago', { start: '2026-02-10T16:00:00Z', kcal: energies.longAgo })
    await world.bring(wearer, world.workout('run', { start, kcal: energies.run }), longAgo)
    await live(home)
    // It comes again with another name: it was done where it was.
    await world.bring(wearer, world.workout('run', { start, kcal: energies.run, name: 'Night run' }))

    const names = new Map(
      (await world.recordsOf(person, 'activity')).map(({ metadata, timeZone }) => [
        JSON.parse(metadata).calories_burned,
        { name: JSON.parse(metadata).name, timeZone },
      ]),
    )
    expect(names.get(energies.run)).toEqual({ name: 'Night run', timeZone: abroad })
    expect(names.get(energies.longAgo)?.timeZone).toBeNull()
    expect(await begunOn(wednesday, home, energies.run)).toEqual([60])
    expect(await begunOn(tuesday, home, energies.run)).toEqual([])
    // Read by the clock of whoever looks.
    expect(await begunOn(localDate('2026-02-11'), abroad, energies.longAgo)).toEqual([60])
    expect(await begunOn(localDate('2026-02-10'), home, energies.longAgo)).toEqual([11 * 60])
  })
})
