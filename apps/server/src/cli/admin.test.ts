import { expect, test } from 'vitest'
import { refuseUnused } from '../admin/command.ts'
import { commands } from '../admin/commands.ts'
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

test.each([
  [
    ['delete', 'maya@athletes.example', 'noah@athletes.example', '--yes'],
    '"delete" does not take "noah@athletes.example".',
  ],
  [['users', 'maya'], '"users" does not take "maya". It takes: [--search text] [--limit 50]'],
  [['answer', 'maya@athletes.example', 'Eat', 'more', 'oats'], '"answer" does not take "more" "oats".'],
  [['dead', '--all'], '"dead" does not take --all.'],
])('what a command would leave out is refused before anything is done: %j', async (args, said) => {
  const { settings, drop } = await createDatabase('sqlite', { empty: true })
  const run = runScript('cli/admin.ts', settings, args)
  expect(await run.ended).toBe(1)
  expect(run.stderr).toContain(said)
  expect(run.stdout).toBe('')
  await drop()
})

test('every word and option that a command takes is let through', () => {
  const takes: Readonly<Record<string, readonly [words: number, options: readonly string[]]>> = {
    users: [0, ['search', 'limit']],
    jobs: [0, ['status', 'limit']],
    timers: [0, ['limit']],
    dead: [0, ['limit']],
    resend: [1, ['all']],
    support: [1, ['limit']],
    answer: [2, []],
    feedback: [0, ['limit']],
    payments: [1, ['limit']],
    refund: [1, ['yes']],
    grant: [2, []],
    export: [2, []],
    'second-factor-off': [1, ['yes']],
    'sign-out': [1, ['all', 'yes']],
    'renew-key': [1, ['yes']],
    delete: [1, ['yes']],
  }
  for (const [name, command] of Object.entries(commands)) {
    const [count, names] = takes[name] ?? [0, []]
    const words = Array.from({ length: count }, (_, at) => `word ${at}`)
    const options = Object.fromEntries(names.map((option) => [option, true] as const))
    expect(() => refuseUnused(name, command, { words, options })).not.toThrow()
    expect(() => refuseUnused(name, command, { words: [...words, 'more'], options })).toThrow('does not take "more"')
  }
})
