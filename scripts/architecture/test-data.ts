import { posix } from 'node:path'
import type { NamedEntries, Violation } from './find-violations.ts'
import { isShipped, isTestFile } from './module-groups.ts'
import { importsOf, readSource } from './source-text.ts'

/** Started as processes, and imported by tests alone. */
const STARTED: readonly string[] = ['apps/server/src/main.ts']

const isForTests = (file: string): boolean => isTestFile(file) || /^(?:e2e|bench|scripts)\//.test(file)

/** Files that ship although only tests, benches or stories import them: data and helpers of tests belong beside the source. */
export function findTestData(sources: ReadonlyMap<string, string>, entries: NamedEntries): readonly Violation[] {
  const named = new Set([...entries.values()].flatMap((files) => [...files.values()]))
  const imports = [...sources].flatMap(([file, source]) =>
    importsOf(readSource(source))
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => ({ file, target: posix.join(posix.dirname(file), specifier) })),
  )
  const isReached = (file: string): boolean => named.has(file) || STARTED.includes(file)
  return [...Map.groupBy(imports, ({ target }) => target)]
    .filter(([target]) => sources.has(target) && isShipped(target) && !isReached(target))
    .filter(([, by]) => by.every(({ file }) => isForTests(file)))
    .map(([file, [first]]) => ({ file, reaches: first?.file ?? '', why: 'only tests use it' }))
}
