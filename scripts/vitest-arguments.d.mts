export function needsBrowser(given: readonly string[]): boolean
export function readVitestArguments(given: readonly string[]): string[]
