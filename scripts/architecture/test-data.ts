import { posix } from 'node:path'
import type { NamedEntries, Violation } from './find-violations.ts'
import { isShipped, isTestFile } from './rooms.ts'
import { importsOf, readSource } from './source-text.ts'

/** Started as processes, and imported by tests alone. */
const STARTED: readonly string[] = ['apps/server/src/main.ts']

const isForTests = (file: string): boolean => isTestFile(file) || /^(?:e2e|bench|scripts)\//.test(file)

/** Files that ship although only tests, benches or stories import them: data and helpers of tests belong beside the source. */
export function findTestData(sources: ReadonlyMap<string, string>, entries: NamedEntries): readonly Violation[] {
  const named = new Set([...entries.values()].flatMap((files) => [...files.values()]))
  const importers = new Map<string, string[]>()
  for (const [file, source] of sources) {
    for (const specifier of importsOf(readSource(source))) {
      if (!specifier.startsWith('.')) continue
      const target = posix.join(posix.dirname(file), specifier)
      importers.set(target, [...(importers.get(target) ?? []), file])
    }
  }
  const isReached = (file: string): boolean => named.has(file) || STARTED.includes(file)
  return [...importers]
    .filter(([target, by]) => sources.has(target) && isShipped(target) && !isReached(target) && by.every(isForTests))
    .map(([file, [reaches = '']]) => ({ file, reaches, why: 'only tests use it' }))
}
