import type { QueryRow } from './measure.ts'

const share = (rows: readonly QueryRow[], most: number): number =>
  rows.filter(({ place }) => place !== undefined && place <= most).length / rows.length

const percent = (value: number): string => `${(100 * value).toFixed(0)}%`.padStart(7)

/** The value that a share of all lie below. */
const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0

/** Prints the table by family, the mean, the worst family, and the times. */
export function printSearch(rows: readonly QueryRow[], before: readonly QueryRow[], isListed: boolean): void {
  const families = [...Map.groupBy(rows, ({ query }) => query.family)]
  const kitchen = Map.groupBy(before, ({ query }) => query.family)
  console.log(`${'family'.padEnd(14)}  queries   first   three     six  kitchen first / six`)
  const line = (name: string, own: readonly QueryRow[], other: readonly QueryRow[]): void =>
    console.log(
      `${name.padEnd(14)}${String(own.length).padStart(9)} ${percent(share(own, 1))} ${percent(share(own, 3))} ${percent(share(own, 6))} ${percent(share(other, 1))} ${percent(share(other, 6))}`,
    )
  for (const [name, own] of families) line(name, own, kitchen.get(name) ?? [])
  line('all', rows, before)
  for (const most of [1, 6]) {
    const [worst] = families.toSorted(([, a], [, b]) => share(a, most) - share(b, most))
    if (worst) console.log(`worst family in the first ${most}: ${worst[0]}, ${percent(share(worst[1], most)).trim()}`)
  }
  const times = rows.map(({ milliseconds }) => milliseconds)
  console.log(
    `a search: median ${quantile(times, 0.5).toFixed(1)} ms, 95% below ${quantile(times, 0.95).toFixed(1)} ms`,
  )
  if (isListed)
    for (const { query, place, names } of rows)
      if (place !== 1) console.log(`${query.family}: ${query.text} (${place ?? 'not found'}): ${names.join(' | ')}`)
}
