import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findViolations, violationText } from './architecture/find-violations.ts'
import { circles, groupsAndDependencies, importGraph, reachedFrom } from './architecture/import-graph.ts'
import { awaitedExports } from './architecture/module-groups.ts'
import { readEntries, readSources } from './architecture/read-sources.ts'
import { importsOf, readSource } from './architecture/source-text.ts'
import { findTestData } from './architecture/test-data.ts'
import { findUnusedExports } from './architecture/unused-exports.ts'

const root = join(import.meta.dirname, '..')
const entries = readEntries(root)
const violationsIn = (files: Readonly<Record<string, string>>): readonly string[] =>
  findViolations(new Map(Object.entries(files)), entries).map(violationText)

describe('the repository', () => {
  const sources = readSources(root)

  test('is read whole', () => {
    for (const path of [
      'packages/domain/src/days.ts',
      'apps/server/src/config/environment.ts',
      'scripts/architecture.test.ts',
    ]) {
      expect(sources.has(path), path).toBe(true)
    }
    const edges = [...sources.values()].flatMap((source) => importsOf(readSource(source)))
    expect(edges.length).toBeGreaterThan(sources.size)
  })

  test('breaks none of its rules', () => {
    expect(findViolations(sources, entries).map(violationText)).toEqual([])
  })
})

describe('what Node runs without a build', () => {
  const sources = readSources(root)

  test.each(['e2e/screenshots.ts', 'e2e/first-visits.ts', 'e2e/harness/server.ts', 'apps/server/src/main.ts'])(
    '%s reaches no module that Node cannot read',
    (entry) => {
      const reached = reachedFrom(entry, sources)
      expect(reached.size).toBeGreaterThan(1)
      expect([...reached].filter((file) => /\.[jt]sx$/.test(file))).toEqual([])
    },
  )
})

describe('the packages', () => {
  test('export nothing that nobody uses', () => {
    const unused = findUnusedExports(readSources(root), entries, awaitedExports)
    expect(unused.map(violationText)).toEqual([])
  })

  const sources = {
    'packages/domain/src/index.ts': `export * from './days.ts'\nexport { pound } from './units.ts'`,
    'packages/domain/src/days.ts': `import { ounce } from './units.ts'\nexport const today = 1\nexport const week = today * ounce`,
    'packages/domain/src/units.ts':
      'export const pound = 2\nexport const ounce = pound / 16\nexport type Mass = number',
    'packages/domain/src/days.test.ts': `import { today, week } from './days.ts'`,
    'apps/web/src/ui/a.ts': `import { week } from '@pacemeal/domain'`,
  }
  const unusedIn = (changed: Readonly<Record<string, string>>, awaited: Readonly<Record<string, string>> = {}) => {
    const domain = new Map([['domain', new Map([['.', 'packages/domain/src/index.ts']])]])
    return findUnusedExports(new Map(Object.entries({ ...sources, ...changed })), domain, awaited).map(violationText)
  }
  const pound = 'packages/domain/src/units.ts -> pound: nobody uses it from @pacemeal/domain'

  test('are found to list what nobody takes', () => expect(unusedIn({})).toEqual([pound]))

  test.each([
    ['an app', 'apps/web/src/ui/b.ts', `import { type Mass, pound as lb } from '@pacemeal/domain'`],
    ['a bench', 'bench/a.ts', `import {\n  pound,\n} from '@pacemeal/domain'`],
    ['a late import', 'apps/web/src/ui/b.ts', `const { pound: lb } = await import('@pacemeal/domain')`],
  ])('may list what %s takes', (_, file, source) => expect(unusedIn({ [file]: source })).toEqual([]))

  test('are found to export what only tests call', () => {
    const days = 'export const today = 1\nexport const week = 7'
    expect(unusedIn({ 'packages/domain/src/days.ts': days })).toEqual([
      pound,
      'packages/domain/src/days.ts -> today: nobody uses it from @pacemeal/domain',
    ])
  })

  test('may await a caller, until there is one', () => {
    expect(unusedIn({}, { pound: 'no scale yet' })).toEqual([])
    expect(unusedIn({}, { pound: 'no scale yet', week: 'no calendar yet' })).toEqual([
      'packages/domain/src/days.ts -> week: it is used by now and awaited no longer',
    ])
  })
})

describe('what ships', () => {
  const testDataIn = (files: Readonly<Record<string, string>>) =>
    findTestData(new Map(Object.entries(files)), entries).map(violationText)
  const sample = 'apps/web/src/areas/training/sample-files.ts'

  test('holds no data of tests', () => {
    expect(findTestData(readSources(root), entries).map(violationText)).toEqual([])
  })

  test('is found to hold data of tests', () => {
    const files = { [sample]: 'export const ride = 1', 'e2e/a.e2e.ts': `import { ride } from '../${sample}'` }
    expect(testDataIn(files)).toEqual([`${sample} -> e2e/a.e2e.ts: only tests use it`])
  })

  test('may be used by tests, too', () => {
    const reader = `import { ride } from './sample-files.ts'`
    const files = { 'apps/web/src/areas/training/a.ts': reader, 'apps/web/src/areas/training/a.test.ts': reader }
    expect(testDataIn({ [sample]: 'export const ride = 1', ...files })).toEqual([])
  })
})

/** The web's groups are its areas and the folders beside them. */
const webGroup = (file: string): string => {
  const [first = '', second = ''] = file.slice('apps/web/src/'.length).split('/')
  return first === 'areas' ? `areas/${second}` : first
}

describe('the web', () => {
  const graph = importGraph(readSources(root), 'apps/web/src/')

  test('has few groups and few dependencies between them', () => {
    const { groups, dependencies } = groupsAndDependencies(graph, webGroup)
    console.log(`apps/web/src: ${groups.length} groups, ${dependencies.length} dependencies, ${graph.size} files`)
    expect(groups).toEqual(expect.arrayContaining(['app', 'areas/fuel', 'navigation', 'ui']))
    expect(groups.length).toBeLessThanOrEqual(20)
    expect(dependencies.length).toBeLessThanOrEqual(90)
  })

  test('holds no circle of files', () => {
    expect(circles(graph)).toEqual([])
  })
})

describe('the server and the packages', () => {
  test.each(['apps/server/src/', 'packages/'])('hold no circle of files below %s', (folder) => {
    const graph = importGraph(readSources(root), folder)
    expect(graph.size).toBeGreaterThan(50)
    expect(circles(graph)).toEqual([])
  })
})

describe('circles of files', () => {
  const graphOf = (files: Readonly<Record<string, string>>) =>
    importGraph(new Map(Object.entries(files)), 'apps/web/src/')

  test('are found however long they are', () => {
    const graph = graphOf({
      'apps/web/src/ui/a.ts': `import { b } from './b.ts'`,
      'apps/web/src/ui/b.ts': `import type { C } from '../api/c.ts'`,
      'apps/web/src/api/c.ts': `export { a } from '../ui/a.ts'`,
      'apps/web/src/ui/d.ts': `import { a } from './a.ts'`,
    })
    expect(circles(graph)).toEqual([['apps/web/src/api/c.ts', 'apps/web/src/ui/a.ts', 'apps/web/src/ui/b.ts']])
  })

  test('are not two ways to one file', () => {
    const graph = graphOf({
      'apps/web/src/ui/a.ts': `import { b } from './b.ts'\nimport { c } from './c.ts'`,
      'apps/web/src/ui/b.ts': `import { c } from './c.ts'`,
      'apps/web/src/ui/c.ts': 'export const c = 1',
    })
    expect(circles(graph)).toEqual([])
  })
})

describe('a planted violation is named with both files', () => {
  test.each<[string, string, string, string]>([
    [
      'a package that looks up',
      'packages/domain/src/days.ts',
      `import { targetsForDay } from '@pacemeal/nutrition'`,
      'packages/domain/src/days.ts -> packages/nutrition/src/index.ts: domain may not import nutrition',
    ],
    [
      'nutrition beside catalogue',
      'packages/nutrition/src/a.ts',
      `export type { Food } from '@pacemeal/catalog'`,
      'packages/nutrition/src/a.ts -> packages/catalog/src/index.ts: nutrition may not import catalog',
    ],
    [
      'a codec that plans',
      'packages/protocol/src/a.ts',
      `const plan = await import('@pacemeal/planner')`,
      'packages/protocol/src/a.ts -> packages/planner/src/index.ts: protocol may not import planner',
    ],
    [
      'a screen that plans',
      'apps/web/src/areas/fuel/a.tsx',
      `import { planWeek } from '@pacemeal/planner'`,
      'apps/web/src/areas/fuel/a.tsx -> packages/planner/src/index.ts: web may not import planner',
    ],
    [
      'a screen that reaches into the server',
      'apps/web/src/areas/fuel/a.tsx',
      `import type { Refusal } from '../../../../server/src/refusal.ts'`,
      'apps/web/src/areas/fuel/a.tsx -> apps/server/src/refusal.ts: web may not reach into files of another group',
    ],
    [
      'a way past the named entry',
      'apps/server/src/services/a.ts',
      `import { readAthlete } from '@pacemeal/protocol/src/profile-codec.ts'`,
      'apps/server/src/services/a.ts -> @pacemeal/protocol/src/profile-codec.ts: protocol has no entry named ./src/profile-codec.ts',
    ],
    [
      'a relative way into a package',
      'packages/planner/src/a.ts',
      `import { carbs } from '../../nutrition/src/macros.ts'`,
      'packages/planner/src/a.ts -> packages/nutrition/src/macros.ts: planner may not reach into files of another group',
    ],
    [
      'a route that skips the services',
      'apps/server/src/http/a.ts',
      `import {\n  openStore,\n} from '../store/open.ts'`,
      'apps/server/src/http/a.ts -> apps/server/src/store/open.ts: http may not import store',
    ],
    [
      'a route that opens a transaction',
      'apps/server/src/http/a.ts',
      'backend.store.transact((tx) => requestExecution(tx, backend, handler, call))',
      'apps/server/src/http/a.ts -> a transaction: belongs in a service, not in http',
    ],
    [
      'a function that opens a transaction',
      'apps/server/src/functions/a.ts',
      'await store\n  .transact<void>(async (tx) => undefined)',
      'apps/server/src/functions/a.ts -> a transaction: belongs in a service, not in functions',
    ],
    [
      'a route that asks the database',
      'apps/server/src/http/a.ts',
      `store.db.selectFrom('users').selectAll().execute()`,
      'apps/server/src/http/a.ts -> a query: belongs in a service, not in http',
    ],
    [
      'a route that writes SQL',
      'apps/server/src/http/a.ts',
      'sql<{ id: string }>`select id from users`.execute(db)',
      'apps/server/src/http/a.ts -> a query: belongs in a service, not in http',
    ],
    [
      'a service that knows HTTP',
      'apps/server/src/services/meals/log-meal.ts',
      `import type { Api } from '../../http/api.ts'`,
      'apps/server/src/services/meals/log-meal.ts -> apps/server/src/http/api.ts: services may not import http',
    ],
    [
      'a store that decides',
      'apps/server/src/store/a.ts',
      `import { signIn } from '../services/accounts/sign-in.ts'`,
      'apps/server/src/store/a.ts -> apps/server/src/services/accounts/sign-in.ts: store may not import services',
    ],
    [
      'a route that fires timers',
      'apps/server/src/http/a.ts',
      `import { timerHandlers } from '../timers/index.ts'`,
      'apps/server/src/http/a.ts -> apps/server/src/timers/index.ts: http may not import timers',
    ],
    [
      'a route that composes',
      'apps/server/src/http/a.ts',
      `import type { Backend } from '../backend.ts'`,
      'apps/server/src/http/a.ts -> apps/server/src/backend.ts: http may not import backend.ts',
    ],
    [
      'a service that knows its function',
      'apps/server/src/services/demo/a.ts',
      `import { mealPlanFunction } from '../../functions/meal-plan.ts'`,
      'apps/server/src/services/demo/a.ts -> apps/server/src/functions/meal-plan.ts: services may not import functions',
    ],
    [
      'a service that knows who runs it',
      'apps/server/src/services/agenda/a.ts',
      `import { timerHandlers } from '../../timers/index.ts'`,
      'apps/server/src/services/agenda/a.ts -> apps/server/src/timers/index.ts: services may not import timers',
    ],
    [
      'a service that knows the reactions',
      'apps/server/src/services/documents/a.ts',
      `import { registeredReactions } from '../../reactions.ts'`,
      'apps/server/src/services/documents/a.ts -> apps/server/src/reactions.ts: services may not import reactions.ts',
    ],
    [
      'a provider that knows a service',
      'apps/server/src/providers/a.ts',
      `import { signIn } from '../services/accounts/sign-in.ts'`,
      'apps/server/src/providers/a.ts -> apps/server/src/services/accounts/sign-in.ts: providers may not import services',
    ],
    [
      'a job that answers requests',
      'apps/server/src/jobs/a.ts',
      `import type { Api } from '../http/api.ts'`,
      'apps/server/src/jobs/a.ts -> apps/server/src/http/api.ts: jobs may not import http',
    ],
    [
      'a job that fires timers',
      'apps/server/src/jobs/a.ts',
      `import { fireTimer } from '../timers/fire-timer.ts'`,
      'apps/server/src/jobs/a.ts -> apps/server/src/timers/fire-timer.ts: jobs may not import timers',
    ],
    [
      'a mail that reads the store',
      'apps/server/src/mails/a.ts',
      `import { openStore } from '../store/open.ts'`,
      'apps/server/src/mails/a.ts -> apps/server/src/store/open.ts: mails may not import store',
    ],
    [
      'a configuration that reads the store',
      'apps/server/src/config/a.ts',
      `import { openStore } from '../store/open.ts'`,
      'apps/server/src/config/a.ts -> apps/server/src/store/open.ts: config may not import store',
    ],
    [
      'an area in an area',
      'apps/web/src/areas/fuel/home/home-screen.tsx',
      `import { LoginScreen } from '../../account/index.ts'`,
      'apps/web/src/areas/fuel/home/home-screen.tsx -> apps/web/src/areas/account/index.ts: area fuel may not import area account',
    ],
    [
      'a way past the entry of an area',
      'apps/web/src/areas/fuel/home/home-screen.tsx',
      `import { logMeal } from '../../log/log-meal.ts'`,
      'apps/web/src/areas/fuel/home/home-screen.tsx -> apps/web/src/areas/log/log-meal.ts: area log is reached by index.ts',
    ],
    [
      'a composition that takes a screen itself',
      'apps/web/src/app/shell.tsx',
      `import { LogSheet } from '../areas/log/sheet/log-sheet.tsx'`,
      'apps/web/src/app/shell.tsx -> apps/web/src/areas/log/sheet/log-sheet.tsx: area log is reached by index.ts or routes.tsx',
    ],
    [
      'a screen that composes',
      'apps/web/src/areas/fuel/home/home-screen.tsx',
      `import { Shell } from '../../../app/shell.tsx'`,
      'apps/web/src/areas/fuel/home/home-screen.tsx -> apps/web/src/app/shell.tsx: areas may not import app',
    ],
    [
      'a call that knows where people go',
      'apps/web/src/api/a.ts',
      `import { paths } from '../navigation/paths.ts'`,
      'apps/web/src/api/a.ts -> apps/web/src/navigation/paths.ts: api may not import navigation',
    ],
    [
      'a primitive that fetches',
      'apps/web/src/ui/ring.tsx',
      `import { dayQuery } from '../api/days.ts'`,
      'apps/web/src/ui/ring.tsx -> apps/web/src/api/days.ts: ui may not import api',
    ],
    [
      'a primitive with a link',
      'apps/web/src/ui/ring.tsx',
      `import { Link } from 'react-router'`,
      'apps/web/src/ui/ring.tsx -> react-router: ui knows no router and no query',
    ],
    [
      'a screen with the SDK',
      'apps/web/src/areas/fuel/a.tsx',
      `import type { Models } from 'appwrite'`,
      'apps/web/src/areas/fuel/a.tsx -> appwrite: only apps/web/src/api/ may import it',
    ],
    [
      'a rule that reads a file',
      'packages/nutrition/src/a.ts',
      `import { readFileSync } from 'node:fs'`,
      'packages/nutrition/src/a.ts -> node:fs: nutrition is pure and does without the system',
    ],
    [
      'builders in what ships',
      'apps/server/src/services/a.ts',
      `import { anAthlete } from '@pacemeal/testing'`,
      'apps/server/src/services/a.ts -> packages/testing/src/index.ts: server may not import testing',
    ],
    [
      'a second reader of the environment',
      'apps/server/src/services/a.ts',
      'const port = process.env.PORT',
      'apps/server/src/services/a.ts -> process.env: only apps/server/src/config/environment.ts reads the environment',
    ],
    [
      'a reader in disguise',
      'apps/server/src/services/a.ts',
      'const { env } = process',
      'apps/server/src/services/a.ts -> process.env: only apps/server/src/config/environment.ts reads the environment',
    ],
    [
      'a clock',
      'packages/domain/src/a.ts',
      'export const now = Date.now()',
      'packages/domain/src/a.ts -> Date.now: domain is pure',
    ],
    [
      'a hidden clock',
      'packages/planner/src/a.ts',
      `const at = \`today \${new Date()}\``,
      'packages/planner/src/a.ts -> new Date() without a moment: planner is pure',
    ],
    [
      'chance',
      'packages/planner/src/a.ts',
      'const roll = Math.random()',
      'packages/planner/src/a.ts -> Math.random: planner is pure',
    ],
    [
      'the net',
      'packages/catalog/src/a.ts',
      "await fetch('/foods')",
      'packages/catalog/src/a.ts -> fetch: catalog is pure',
    ],
    [
      'a day of its own',
      'apps/server/src/services/a.ts',
      'const KEPT_MS = 30 * 86_400_000',
      'apps/server/src/services/a.ts -> a length of time in figures: it stands in packages/domain/src/time.ts alone',
    ],
    [
      'hours multiplied out',
      'apps/web/src/api/a.ts',
      'const KEPT_SECONDS = 24 * 3600',
      'apps/web/src/api/a.ts -> a length of time in figures: it stands in packages/domain/src/time.ts alone',
    ],
    [
      'another reader of JSON',
      'apps/web/src/api/a.ts',
      'try {\n  const value: unknown = JSON.parse(text)\n} catch {}',
      'apps/web/src/api/a.ts -> a parser of JSON that may be none: it stands in packages/domain/src/json.ts alone',
    ],
    [
      'another check of zones',
      'packages/protocol/src/a.ts',
      `try {\n  new Intl.DateTimeFormat('en', { timeZone })\n} catch {}`,
      'packages/protocol/src/a.ts -> a check of time zones: it stands in packages/domain/src/days.ts alone',
    ],
    [
      'a format of its own',
      'apps/web/src/ui/a.ts',
      `const day = new Intl.DateTimeFormat('en-US').format(at)`,
      'apps/web/src/ui/a.ts -> a format of dates, numbers or lists: it stands in apps/web/src/languages/formats.ts alone',
    ],
    [
      'a locale written into a screen',
      'apps/web/src/ui/a.ts',
      `const sum = count.toLocaleString('en-US')`,
      'apps/web/src/ui/a.ts -> a format of dates, numbers or lists: it stands in apps/web/src/languages/formats.ts alone',
    ],
    [
      'a timer',
      'packages/protocol/src/a.ts',
      'setTimeout(retry, 5)',
      'packages/protocol/src/a.ts -> a timer: protocol is pure',
    ],
  ])('%s', (_, path, source, named) => expect(violationsIn({ [path]: source })).toEqual([named]))
})

describe('what is allowed is not named', () => {
  test.each<[string, string, string]>([
    [
      'the direction of the layers',
      'packages/planner/src/a.ts',
      `import { a } from '@pacemeal/nutrition'\nimport { b } from '@pacemeal/catalog'`,
    ],
    ['a named entry', 'apps/web/src/areas/log/a.tsx', `import { searchFoods } from '@pacemeal/catalog/search'`],
    ['what a language tag tells', 'apps/web/src/ui/a.ts', `const { region } = new Intl.Locale(language)`],
    ['the SDK in its place', 'apps/web/src/api/client.ts', `import { Client } from 'appwrite'`],
    ['the SDK in the server’s tests', 'apps/server/src/http/a.test.ts', `import { Client } from 'appwrite'`],
    [
      'builders in a server test',
      'apps/server/src/services/a.test.ts',
      `import { anAthlete } from '@pacemeal/testing'`,
    ],
    ['the one reader', 'apps/server/src/config/environment.ts', 'export const port = process.env.PORT'],
    [
      'the configuration in the store',
      'apps/server/src/store/a.ts',
      `import { readConfig } from '../config/read-config.ts'`,
    ],
    ['a clock in a test', 'packages/domain/src/a.test.ts', 'const now = Date.now()'],
    ['a moment that is given', 'packages/domain/src/a.ts', 'export const at = (ms: number) => new Date(ms)'],
    ['the composition root', 'apps/server/src/compose.ts', `import { openStore } from './store/open.ts'`],
    [
      'a story that starts the server',
      'e2e/harness/a.ts',
      `import { startServer } from '../../apps/server/src/main.ts'`,
    ],
    ['a service that opens a transaction', 'apps/server/src/services/a.ts', 'await store.transact(async (tx) => 1)'],
    ['words in a comment', 'packages/domain/src/a.ts', "// import { a } from '@pacemeal/planner'\n/* Date.now() */"],
    [
      'words in a text',
      'packages/domain/src/a.ts',
      `const words = "Date.now() // new Date()"\nconst more = \`Math.random() \${'fetch('} \``,
    ],
    [
      'a word that only looks alike',
      'packages/domain/src/a.ts',
      'const process = 1\nexport const sum = inProcess.env + process\nplan.fetch()',
    ],
  ])('%s', (_, path, source) => expect(violationsIn({ [path]: source })).toEqual([]))
})

describe('reading a source', () => {
  test('finds every way to name a module', () => {
    const source = [
      `import a, { type B } from './a.ts'`,
      `import './b.ts'`,
      `import type {\n  C,\n} from "./c.ts"`,
      `export * from './d.ts'`,
      `export { e } from './e.ts'`,
      `const f = await import('./f.ts')`,
      `type G = import('./g.ts').G`,
      `const h = new URL('./h-worker.ts', import.meta.url)`,
      `const text = "import x from './not.ts'"`,
      `// import y from './not.ts'`,
    ].join('\n')
    expect([...importsOf(readSource(source))].toSorted()).toEqual([
      './a.ts',
      './b.ts',
      './c.ts',
      './d.ts',
      './e.ts',
      './f.ts',
      './g.ts',
      './h-worker.ts',
    ])
  })

  test('is not led astray by literals', () => {
    const source = [
      `const a = /['"\`]/.test(b) ? \`x \${c ? \`y \${Date.now()}\` : '}'} z\` : '//'`,
      'const d = 1 / 2 // e',
    ].join('\n')
    const { bare } = readSource(source)
    expect(bare).toHaveLength(source.length)
    expect(bare).toContain('Date.now()')
    expect(bare).toContain('const d = 1 / 2')
    expect(bare).not.toContain(' e')
    expect(bare).not.toContain('x ')
  })

  test('takes the apostrophes of a screen’s text as such', () => {
    const source = `const a = <p>Don't</p>\nimport('./late.ts')`
    expect(importsOf(readSource(source))).toEqual(['./late.ts'])
  })
})
