import {
  addDays,
  dayAt,
  defaultNotificationSettings,
  instantOn,
  type WeighInReminder,
  weekdayOf,
} from '@pacemeal/domain'
import { bodyLog, databaseId, notifications, userProfiles } from '@pacemeal/protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { signUpAthlete } from '../../testing/planned-people.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import type { Person } from '../../testing/test-browser.ts'
import { untilIdle, untilPlanned } from '../../testing/until-idle.ts'
import { createOwnDocument } from '../documents/document-store.ts'

const zone = 'UTC'
const AT = 6 * 60 + 45

describe.each(databases)('the reminder of the scale on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(database)
  })
  afterAll(() => app.close())

  const wish = ({ databases: documents, userId }: Person, weighIn?: WeighInReminder) =>
    documents.updateDocument({
      databaseId,
      collectionId: userProfiles.id,
      documentId: userId,
      data: { timeZone: zone, notificationSettings: JSON.stringify({ ...defaultNotificationSettings, weighIn }) },
    })
  const told = async ({ databases: documents }: Person) => {
    const list = await documents.listDocuments({ databaseId, collectionId: notifications.id })
    return list.documents.filter(({ title }) => title === 'Time to Weigh In')
  }
  const waiting = async ({ userId }: Person) =>
    (
      await app.backend.store.db
        .selectFrom('timers')
        .select('dueAt')
        .where('userId', '=', userId)
        .where('kind', '=', 'weigh-in')
        .where('status', '=', 'waiting')
        .execute()
    ).map(({ dueAt }) => dueAt)

  test('is off by default, comes on the chosen morning, not after a weighing, and is called off again', async () => {
    const maya = await signUpAthlete(app.browser())
    expect(await waiting(maya)).toEqual([])
    const tomorrow = addDays(dayAt(app.clock.now(), zone), 1)
    const after = addDays(tomorrow, 1)
    await wish(maya, { days: [weekdayOf(tomorrow), weekdayOf(after)], at: AT })
    await untilPlanned(app)
    expect(await waiting(maya)).toEqual([instantOn(tomorrow, AT, zone)])

    const until = async (day: typeof tomorrow) => {
      app.clock.advance(Date.parse(instantOn(day, AT, zone)) - app.clock.now())
      app.backend.timers.nudge()
      await untilIdle(app)
    }
    await until(tomorrow)
    expect(await told(maya)).toMatchObject([{ description: expect.not.stringMatching(/\d/) }])
    expect(await waiting(maya)).toEqual([instantOn(after, AT, zone)])

    // Whoever has weighed in already is left alone.
    const weighing = { user: maya.userId, day: after, measuredAt: instantOn(after, 390, zone), massKilograms: 65 }
    await app.backend.store.transact((tx) => createOwnDocument(tx, app.backend, bodyLog, weighing))
    await until(after)
    expect(await told(maya)).toHaveLength(1)
    expect(await waiting(maya)).toEqual([instantOn(addDays(tomorrow, 7), AT, zone)])

    // One that was taken out again is none.
    const next = addDays(tomorrow, 7)
    const removed = { ...weighing, day: next, measuredAt: instantOn(next, 390, zone), isRemoved: true }
    await app.backend.store.transact((tx) => createOwnDocument(tx, app.backend, bodyLog, removed))
    await until(next)
    expect(await told(maya)).toHaveLength(2)

    await wish(maya)
    expect(await waiting(maya)).toEqual([])
  })
})
