import { afterAll, afterEach } from 'vitest'

/** What was written to the console as an error or a warning since the last look. */
const written: string[] = []

/** Fails what runs when it warned on the console: a warning that is expected is caught and checked by its own test. */
export const checkConsole = (): void => {
  const found = written.splice(0)
  if (found.length > 0) throw new Error(`Unexpected on the console:\n${found.join('\n')}`)
}

for (const method of ['error', 'warn'] as const) {
  console[method] = (...parts: readonly unknown[]) => {
    const words = parts.map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part)))
    written.push(`console.${method}: ${words.join(' ')}`)
  }
}
afterEach(checkConsole)
afterAll(checkConsole)
