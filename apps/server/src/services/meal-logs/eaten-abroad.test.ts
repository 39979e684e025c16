import { addDays, instantOn, localDate } from '@pacemeal/domain'
import { databaseId, mealLogs } from '@pacemeal/protocol'
import { readTrends } from '@pacemeal/protocol/read-trends'
import { aProfile } from '@pacemeal/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { signUpAthlete } from '../../testing/planned-people.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import type { Person } from '../../testing/test-browser.ts'
import { testClock } from '../../testing/test-clock.ts'
import { readDayRecords } from '../meal-plans/day-records.ts'

const monday = localDate('2026-03-02')
const tuesday = addDays(monday, 1)
const wednesday = addDays(monday, 2)
const home = aProfile().timeZone ?? 'UTC'

describe.each(databases)('a meal eaten abroad on %s', (database) => {
  const clock = testClock(instantOn(wednesday, 12 * 60, 'Asia/Tokyo'))
  let app: TestApp
  let maya: Person
  beforeAll(async () => {
    app = await startApp(database, { clock })
    maya = await signUpAthlete(app.browser())
    await eat('Dinner at home', instantOn(monday, 21 * 60, home), home)
    await eat('Ramen', instantOn(tuesday, 19 * 60, 'Asia/Tokyo'), 'Asia/Tokyo')
    // Written before zones were kept: half past eight in the evening at home.
    await eat('Toast', instantOn(monday, 20 * 60 + 30, home), null)
  })
  afterAll(() => app.close())

  const eat = (notes: string, loggedAt: string, timeZone: string | null) =>
    maya.databases.createDocument({
      databaseId,
      collectionId: mealLogs.id,
      documentId: 'unique()',
      data: {
        user: maya.userId,
        notes,
        mealTime: 'dinner',
        calories: 700,
        loggedAt,
        ...(timeZone === null ? {} : { timeZone }),
      },
    })
  const eatenOn = async (day: typeof monday, zone: string) =>
    (await readDayRecords(app.backend.store, maya.userId, day, { zone })).logs.map(({ name }) => name)

  test('stays on its day for who has flown, and an old log is read by the clock of the present place', async () => {
    expect(await eatenOn(monday, home)).toEqual(expect.arrayContaining(['Dinner at home', 'Toast']))
    expect(await eatenOn(tuesday, home)).toEqual(['Ramen'])
    expect(await eatenOn(monday, 'Asia/Tokyo')).toEqual(['Dinner at home'])
    expect(await eatenOn(tuesday, 'Asia/Tokyo')).toEqual(expect.arrayContaining(['Ramen', 'Toast']))
  })

  test('stays on its day in the trends after the profile has moved along', async () => {
    const shown = async () => {
      const answer = await maya.fetch('/v1/account/trends?days=30')
      const { days } = readTrends(await answer.json())
      return new Map(days.map(({ date, intake }) => [date, intake?.calories]))
    }
    const before = await shown()
    expect([monday, tuesday].map((day) => before.get(day))).toEqual([1400, 700])
    await maya.databases.updateDocument({
      databaseId,
      collectionId: 'user_profiles',
      documentId: maya.userId,
      data: { timeZone: 'Asia/Tokyo' },
    })
    const after = await shown()
    expect([monday, tuesday].map((day) => after.get(day))).toEqual([700, 1400])
  })

  test('a zone that nobody knows is refused by its name', async () => {
    await expect(eat('Soup', instantOn(monday, 600, home), 'Europe/Atlantis')).rejects.toThrow(
      'Attribute "timeZone" takes a time zone, like Europe/Berlin',
    )
  })

  test('its zone comes back with the logs of an older client, which never wrote one', async () => {
    const { documents } = await maya.databases.listDocuments({ databaseId, collectionId: mealLogs.id })
    const zones = new Map(documents.map(({ notes, timeZone }) => [notes, timeZone]))
    expect(zones.get('Ramen')).toBe('Asia/Tokyo')
    expect(zones.get('Toast')).toBeNull()
  })
})
