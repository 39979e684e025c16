// What `npm run vitest -- …` hands to Vitest, apart from starting it.

/** Whether the named files, or all of them, include stories that run in a browser. */
export const needsBrowser = (given) => {
  const projects = given.flatMap((one, at) =>
    one === '--project' ? [given[at + 1]] : one.startsWith('--project=') ? [one.slice('--project='.length)] : [],
  )
  if (projects.length > 0) return projects.includes('e2e')
  const files = given.filter((one) => !one.startsWith('-') && /[/.]/.test(one))
  return files.length === 0 || files.some((file) => /(?:^|\/)e2e\/|\.e2e\b/.test(file))
}

/**
 * Vitest's arguments. It runs once unless `--watch` is given. `--inspect` and `--inspect-brk` reach the process that
 * runs the tests, so then files run one after the other and a pause at a breakpoint breaks no time limit.
 */
export const readVitestArguments = (given) => {
  const isWatching = given.some((one) => one === '--watch' || one === '-w')
  const isDebugging = given.some((one) => one.startsWith('--inspect'))
  return [
    ...(isWatching ? [] : ['run']),
    ...given,
    ...(isDebugging ? ['--no-file-parallelism', '--test-timeout=0', '--hook-timeout=0'] : []),
  ]
}
