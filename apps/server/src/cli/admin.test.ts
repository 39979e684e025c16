import { expect, test } from 'vitest'
import { createDatabase } from '../testing/databases.ts'
import { runScript } from '../testing/run-script.ts'

test('an operator’s command prints its answer alone; its log goes to the error output', async () => {
  const { settings, drop } = await createDatabase('sqlite', { empty: true })
  // A schema that is made anew has statements that take a millisecond.
  const run = runScript('cli/admin.ts', { ...settings, LOG_LEVEL: 'warn', SLOW_QUERY_MS: '1' }, ['users'])
  expect(await run.ended).toBe(0)
  expect(run.stdout).toBe('None.\n')
  for (const line of run.stderr.split('\n').filter(Boolean)) expect(JSON.parse(line)).toHaveProperty('msg')
  await drop()
})
