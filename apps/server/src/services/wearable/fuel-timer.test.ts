import { HOUR_MS, instantText } from '@pacemeal/domain'
import { aProfile } from '@pacemeal/testing'
import { expect, test } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { startApp } from '../../testing/test-app.ts'
import { signUp } from '../../testing/test-browser.ts'
import { recordActivity } from './record-activity.ts'

test.each(databases)('fuel that waited for a profile is worked out once there is one, on %s', async (database) => {
  const app = await startApp(database, { settings: { JOB_WORKERS: '0' } })
  const { backend, clock } = app
  const { userId, databases: documents } = await signUp(app.browser())
  const [startedAt, endedAt] = [instantText(clock.now() - 2 * HOUR_MS), instantText(clock.now() - HOUR_MS)]
  const metadata = {
    name: 'Long run',
    type: 1,
    start_time: startedAt,
    end_time: endedAt,
    timestamp_localization: 0,
  } as const
  await backend.store.transact((tx) =>
    recordActivity(tx, backend, {
      user: userId,
      provider: 'garmin',
      startedAt,
      endedAt,
      activity: {
        metadata: { ...metadata, avg_heart_rate: 164, calories_burned: 700 },
        heart_rate_data: { detailed: { hr_samples: [], hrv_samples_rmssd: [], hrv_samples_sdnn: [] } },
        movement_data: { speed_samples: [], cadence_samples: [] },
        position_data: { position_samples: [] },
        active_durations_data: { activity_levels_samples: [] },
      },
    }),
  )
  const fuel = async () => {
    const row = await backend.store.db
      .selectFrom('wearable_data')
      .select('postActivityFuelReasoning')
      .executeTakeFirst()
    return row?.postActivityFuelReasoning ?? ''
  }
  for (let tries = 0; tries < 8; tries++) {
    await backend.timers.runDue()
    clock.advance(HOUR_MS)
  }
  expect(await fuel()).toBe('')
  const place = { databaseId: 'pacemeal', collectionId: 'user_profiles', documentId: userId }
  await documents.createDocument({ ...place, data: { ...aProfile(), userId } })
  await backend.timers.runDue()
  expect(await fuel()).not.toBe('')
  const offered = async (): Promise<string[]> => {
    const row = await backend.store.db.selectFrom('wearable_data').select('postActivityMeal').executeTakeFirst()
    const meal: { mealOptions: { ingredients: { food: string; item: string }[] }[] } = JSON.parse(
      row?.postActivityMeal ?? '',
    )
    return meal.mealOptions.flatMap(({ ingredients }) => ingredients.map(({ item }) => item))
  }
  // Who finds out about an allergy after the run is not offered what they were offered before.
  const [item = ''] = await offered()
  const data = { restrictions: [item.split(',')[0] ?? ''] }
  await documents.updateDocument({ ...place, data })
  await backend.timers.runDue()
  expect(await offered()).not.toContain(item)
  expect(await offered()).not.toEqual([])
  await app.close()
})
