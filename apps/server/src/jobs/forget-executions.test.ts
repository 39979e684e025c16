import { expect, test } from 'vitest'
import { databases } from '../testing/databases.ts'
import { askForPlan, signUpAthlete } from '../testing/planned-people.ts'
import { startApp } from '../testing/test-app.ts'
import { purgeExecutions } from './forget-executions.ts'

test.each(databases)('what was answered a month ago is forgotten, what still waits is not, on %s', async (database) => {
  const app = await startApp(database, { settings: { JOB_WORKERS: '0' } })
  const [maya, noah] = [await signUpAthlete(app.browser()), await signUpAthlete(app.browser())]
  const { $id } = await askForPlan(maya)
  await askForPlan(noah)
  const { db } = app.backend.store
  await db.updateTable('executions').set({ status: 'failed' }).where('id', '=', $id).execute()
  app.clock.advance(29 * 86_400_000)
  expect(await purgeExecutions(app.backend)).toBe(0)
  app.clock.advance(2 * 86_400_000)
  expect(await purgeExecutions(app.backend)).toBe(1)
  const left = await db.selectFrom('executions').select(['userId', 'status']).execute()
  expect(left).toEqual([{ userId: noah.userId, status: 'waiting' }])
  await app.close()
})
