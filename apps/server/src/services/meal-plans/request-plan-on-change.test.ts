import { databaseId } from '@pacemeal/protocol'
import { afterEach, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { askForPlan, planStatuses, signUpAthlete } from '../../testing/planned-people.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { type Person, refusal } from '../../testing/test-browser.ts'

describe.each(databases)('a saved change of a profile on %s', (database) => {
  let app: TestApp
  afterEach(() => app.close())

  const save = ({ databases: documents, userId }: Person, data: Record<string, unknown>) =>
    documents.updateDocument({ databaseId, collectionId: 'user_profiles', documentId: userId, data })
  const regenerate = ({ functions, userId }: Person) =>
    functions.createExecution({ functionId: 'meal-plan', body: JSON.stringify({ userId, force: true }), async: true })
  const runs = () =>
    app.backend.store.db.selectFrom('executions').select(['id', 'status']).orderBy('sequence').execute()
  const mark = (id: string, status: 'processing' | 'completed') =>
    app.backend.store.db
      .updateTable('executions')
      .set({ status, responseStatusCode: status === 'completed' ? 200 : 0 })
      .where('id', '=', id)
      .execute()
  const keepPlan = (id: string) =>
    app.backend.store.db.updateTable('meal_plans').set({ status: 'active' }).where('_id', '=', id).execute()
  const withoutWorkers = async (settings: Readonly<Record<string, string>> = {}) => {
    app = await startApp(database, { settings: { JOB_WORKERS: '0', ...settings } })
    return signUpAthlete(app.browser())
  }

  test('has its new plan made although the tab is closed', async () => {
    app = await startApp(database)
    const maya = await signUpAthlete(app.browser())
    await save(maya, { performanceObjective: 'peak' })
    const [run] = await runs()
    const executionId = run?.id ?? ''
    for (let status = ''; status !== 'completed'; ) {
      status = (await maya.functions.getExecution({ functionId: 'meal-plan', executionId })).status
      await new Promise((next) => setTimeout(next, 20))
    }
    expect(await planStatuses(maya)).toEqual(['active'])
  })

  test.each(['waiting', 'processing', 'completed'] as const)(
    'is %s when the client asks for the same plan, and the button is throttled after that',
    async (status) => {
      const maya = await withoutWorkers()
      await save(maya, { performanceObjective: 'peak' })
      const [run] = await runs()
      const id = run?.id ?? ''
      if (status !== 'waiting') await mark(id, status)
      if (status === 'completed') await keepPlan(id)
      expect((await regenerate(maya)).$id).toBe(id)
      if (status === 'waiting') await mark(id, 'processing')
      expect(await refusal(regenerate(maya))).toBe('429 general_rate_limit_exceeded')
      expect(await runs()).toHaveLength(1)
    },
  )

  test('leaves the button to its person once the plan is older than a throttled one', async () => {
    const maya = await withoutWorkers()
    await save(maya, { performanceObjective: 'peak' })
    const [run] = await runs()
    await mark(run?.id ?? '', 'completed')
    await keepPlan(run?.id ?? '')
    app.clock.advance(6 * 60_000)
    expect((await regenerate(maya)).$id).not.toBe(run?.id)
  })

  test('leaves the button to its person also when the clock was set back by hours since', async () => {
    const maya = await withoutWorkers()
    await save(maya, { performanceObjective: 'peak' })
    const [run] = await runs()
    await mark(run?.id ?? '', 'completed')
    await keepPlan(run?.id ?? '')
    app.clock.advance(-3 * 3_600_000)
    expect((await regenerate(maya)).$id).not.toBe(run?.id)
  })

  test('joins what waits, and queues one run behind the one at work', async () => {
    const maya = await withoutWorkers()
    const { $id } = await askForPlan(maya)
    await save(maya, { restrictions: ['peanuts'] })
    expect(await runs()).toEqual([{ id: $id, status: 'waiting' }])
    await mark($id, 'processing')
    await save(maya, { restrictions: ['kiwi'] })
    await save(maya, { restrictions: ['celery'] })
    expect((await runs()).map(({ status }) => status)).toEqual(['processing', 'waiting'])
  })

  test('that a plan is not made of, or that leaves too little for one, is kept and asks for none', async () => {
    const maya = await withoutWorkers()
    await save(maya, { name: 'Maya T.', timeZone: 'Asia/Tokyo' })
    expect(await save(maya, { weightPounds: null })).toMatchObject({ weightPounds: null })
    expect(await save(maya, { restrictions: ['kiwi'] })).toMatchObject({ restrictions: ['kiwi'] })
    expect(await runs()).toEqual([])
  })

  test('is kept although no more plans are made within the hour', async () => {
    const maya = await withoutWorkers({ RATE_LIMITS: 'on' })
    for (let age = 20; age < 55; age++) {
      expect(await save(maya, { age })).toMatchObject({ age })
      for (const { id, status } of await runs()) if (status === 'waiting') await mark(id, 'completed')
    }
    expect(await runs()).toHaveLength(30)
  })

  test('that is refused asks for none', async () => {
    const maya = await withoutWorkers()
    expect(await refusal(save(maya, { performanceObjective: 'peak', weightPounds: 'heavy' }))).toMatch(/^400/)
    expect(await runs()).toEqual([])
  })
})
