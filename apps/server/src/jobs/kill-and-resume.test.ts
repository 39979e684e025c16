import { setTimeout as later } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { createDatabase, usually } from '../testing/databases.ts'
import { askForPlan, presentPlanStatuses, signUpAthlete } from '../testing/planned-people.ts'
import { type RunningServer, runServer } from '../testing/run-server.ts'
import { type Browser, openBrowser } from '../testing/test-browser.ts'

describe.each(usually('postgres'))('a server that is killed on %s', (database) => {
  const started: RunningServer[] = []
  afterEach(() => {
    for (const one of started.splice(0)) one.child.kill('SIGKILL')
  })
  const start = async (settings: Readonly<Record<string, string>>): Promise<RunningServer> => {
    const server = await runServer(settings)
    started.push(server)
    return server
  }
  const runOf = (browser: Browser, executionId: string) =>
    browser.functions.getExecution({ functionId: 'meal-plan', executionId })

  /** Waits until the run has one of the statuses; gives it. */
  const untilStatus = async (browser: Browser, executionId: string, statuses: readonly string[]) => {
    for (;;) {
      const run = await runOf(browser, executionId)
      if (statuses.includes(run.status)) return run
      await later(10)
    }
  }

  test('while it makes a plan goes on when it is started again: the plan arrives, exactly one', async () => {
    const { settings, drop } = await createDatabase(database)
    const first = await start(settings)
    const maya = await signUpAthlete(openBrowser(first.url))
    const session = maya.cookies.get('a_session_pacemeal')?.value ?? ''
    const { $id } = await askForPlan(maya)
    expect((await untilStatus(maya, $id, ['processing', 'completed'])).status).toBe('processing')
    first.child.kill('SIGKILL')
    expect(await first.ended).toBeNull()

    const second = await start(settings)
    const again = openBrowser(second.url)
    again.client.setSession(session)
    const run = await untilStatus(again, $id, ['completed', 'failed'])
    expect(run).toMatchObject({ status: 'completed', responseStatusCode: 200 })
    expect(await presentPlanStatuses(again)).toEqual(['active'])
    const { executions } = await again.functions.listExecutions({ functionId: 'meal-plan' })
    expect(executions.filter(({ requestPath }) => requestPath === '/')).toHaveLength(1)

    second.child.kill('SIGTERM')
    expect(await second.ended).toBe(0)
    await drop()
  })
})
