import { type Collection, databaseId } from '@pacemeal/protocol'
import { Query } from 'appwrite'
import { afterAll, beforeAll } from 'vitest'
import type { DatabaseName } from './databases.ts'
import { startApp, type TestApp } from './test-app.ts'
import { type Person, signUp } from './test-browser.ts'
import { testClock } from './test-clock.ts'
import { startTestTerra, type TestTerra } from './test-terra.ts'
import { aWorkout } from './test-terra-records.ts'
import type { TerraPerson } from './test-terra-types.ts'

/** Where the athletes of the stories live. */
export const zone = 'America/New_York'
const NOW = '2026-03-03T20:00:00.000Z'

/** Sets up an app beside the stand-in for the wearable service, for all stories of a suite, and what they do there. */
export const openWearableWorld = (database: DatabaseName) => {
  const clock = testClock(NOW)
  let app: TestApp
  let terra: TestTerra
  beforeAll(async () => {
    terra = await startTestTerra({ now: clock.now })
    app = await startApp(database, { clock, settings: { ...terra.settings } })
    terra.webhook = `${app.url}/v1/webhooks/terra`
  })
  afterAll(async () => {
    await app.close()
    await terra.close()
  })

  const call = async (person: Person, path: string, body: object) => {
    const envelope = JSON.stringify({ path, method: 'POST', body })
    const run = await person.functions.createExecution({ functionId: 'wearable', body: envelope, async: false })
    return { code: run.responseStatusCode, ...JSON.parse(run.responseBody) }
  }
  const profileOf = (person: Person) =>
    person.databases.getDocument({ databaseId, collectionId: 'user_profiles', documentId: person.userId })
  const giveProfile = (person: Person, more: object = {}) =>
    person.databases.createDocument({
      databaseId,
      collectionId: 'user_profiles',
      documentId: person.userId,
      data: { userId: person.userId, timeZone: zone, ...more },
    })
  const athlete = {
    age: 24,
    sex: 'Female',
    weightPounds: 143,
    heightInches: 66,
    performanceObjective: 'maintain',
    diet: ['vegan'],
    activitySchedule: JSON.stringify({
      tuesday: [{ type: 'Conditioning', startTime: '7:00 AM', endTime: '7:45 AM', intensity: 'Moderate' }],
    }),
  }
  const anAthlete = async (): Promise<Person> => {
    const person = await signUp(app.browser())
    await giveProfile(person, athlete)
    return person
  }
  const documentsOf = async (person: Person, collectionId: Collection['id'], ...queries: string[]) =>
    (await person.databases.listDocuments({ databaseId, collectionId, queries: [Query.limit(100), ...queries] }))
      .documents
  const recordsOf = (person: Person, type: string) =>
    documentsOf(person, 'wearable_data', Query.equal('data_type', type))
  /** Waits for what the server works out behind the answers. */
  const until = async <T>(look: () => Promise<T | undefined | false>): Promise<T> => {
    for (const deadline = Date.now() + 30_000; Date.now() < deadline; ) {
      const found = await look()
      if (found) return found
      await new Promise((next) => setTimeout(next, 20))
    }
    throw new Error('It did not happen.')
  }
  const historyIsThere = (person: TerraPerson) =>
    until(async () => {
      const key = `wearable-back-fill/${person.referenceId}/${person.userId}`
      const timers = app.backend.store.db.selectFrom('timers').select('status').where('key', '=', key)
      return (await timers.executeTakeFirst())?.status === 'done'
    })
  /** Somebody whose watch is connected and whose history is there. */
  const aWearer = async (provider = 'garmin'): Promise<{ person: Person; wearer: TerraPerson }> => {
    const person = await anAthlete()
    const wearer = terra.connect(person.userId, provider)
    await terra.send(terra.event('auth', wearer))
    await historyIsThere(wearer)
    return { person, wearer }
  }
  const workout = (id: string, more: Partial<Parameters<typeof aWorkout>[0]> = {}) =>
    aWorkout({ id, start: '2026-03-03T12:00:00Z', minutes: 50, ...more })
  const bring = (wearer: TerraPerson, ...data: object[]) => terra.send(terra.event('activity', wearer, { data }))

  return {
    clock,
    get app() {
      return app
    },
    get terra() {
      return terra
    },
    athlete,
    call,
    profileOf,
    giveProfile,
    anAthlete,
    documentsOf,
    recordsOf,
    until,
    historyIsThere,
    aWearer,
    workout,
    bring,
  }
}
