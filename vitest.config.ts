import { globSync, readFileSync } from 'node:fs'
import babel from '@rolldown/plugin-babel'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { messagesPreset } from './apps/web/build/inline-messages.ts'
import { LongestFirst } from './scripts/testing/longest-first.ts'

/** How long a condition that comes true by itself may take: as long as a busy machine needs. */
const expectInTime = { poll: { timeout: 20_000 } }

const webTests = 'apps/web/{src,build}/**/*.test.{ts,tsx}'

/** Those that replace modules or globals, or load them anew: what a worker has loaded before must not reach them. */
const apart = globSync(webTests).filter((file) =>
  /\bvi\.(?:mock|resetModules|stubGlobal)\(/.test(readFileSync(file, 'utf8')),
)

/**
 * Modules are loaded by Node itself, as the server and the tools load them: functions of other modules are called at their full
 * speed, and nothing is transformed. No file of these projects replaces a module, and none holds JSX or words to translate.
 */
const native = { experimental: { viteModuleRunner: false, nodeLoader: false } } as const

/** Modules that Node loads where others beside them have JSX and words. */
const ofNode = [/\/packages\/[^/]+\/src\//, /\/apps\/server\//]

/** Told to tests that try a part of their cases in a usual run. */
const provide = { allCases: process.env.TEST_CASES === 'all' }

/** Tests of the web's modules; the other settings are of the kind that is named. */
const web = (name: string, settings: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  // The web's words are marked for translation.
  plugins: [babel({ presets: [messagesPreset] })],
  test: {
    name,
    include: [webTests],
    environment: 'node',
    server: { deps: { external: ofNode } },
    setupFiles: [
      'scripts/testing/console-guard.ts',
      'scripts/testing/property-seed.ts',
      'apps/web/testing/activate-language.ts',
    ],
    testTimeout: 120_000,
    maxWorkers: 2,
    ...settings,
  },
})

/** Four projects: rules (fast, pure), the web's modules, the server on its real stores, and stories in a real browser. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...native,
          name: 'unit',
          include: ['packages/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['scripts/testing/console-guard.ts', 'scripts/testing/property-seed.ts'],
          // Rules are pure and no file replaces a module: dishes are read once in each worker.
          isolate: false,
          provide,
          testTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      web('web', { exclude: apart, isolate: false }),
      web('web-apart', { include: apart }),
      {
        test: {
          ...native,
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          provide,
          globalSetup: ['apps/server/src/testing/shared-setup.ts'],
          setupFiles: [
            'scripts/testing/console-guard.ts',
            'scripts/testing/property-seed.ts',
            'apps/server/src/testing/log-guard.ts',
          ],
          environment: 'node',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: expectInTime,
          // No file replaces a module, and what an app keeps goes with it: modules and planning threads are loaded once in each worker.
          isolate: false,
          // A good part of a test's time is waiting: for a disk, a second, an answer.
          maxWorkers: 3,
          // Of projects that run in one command only those with as many workers run at a time.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'e2e',
          server: { deps: { external: ofNode } },
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['e2e/harness/shared-server.ts'],
          // The files keep nothing but a count of people, so that what they import is loaded once.
          isolate: false,
          environment: 'node',
          provide,
          testTimeout: provide.allCases ? 360_000 : 120_000,
          hookTimeout: 120_000,
          expect: expectInTime,
          // Stories wait for one another's answers as much as they work.
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
          // A browser's timing is nobody's rule: a story may need another try, and the run names each that did.
          retry: 2,
        },
      },
    ],
  },
})
