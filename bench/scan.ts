import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { MINUTE_MS } from '@pacemeal/domain'
import { forkedLabelReader } from '../apps/server/src/providers/label/forked-label-reader.ts'
import { makeLabel } from './scan/make-label.ts'
import { scoreLabel } from './scan/score.ts'

/**
 * Draws labels as packs carry them, photographs them badly, has the server's label reader read them, and prints how many
 * of the printed figures were found.
 *
 * node bench/scan.ts [--count 210] [--from 0] [--keep rows.jsonl] [--mistakes]
 * With --keep the rows are written as they come, and a run that was stopped goes on where it was.
 */
const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}
const count = Number(argument('count') ?? 210)
const from = Number(argument('from') ?? 0)
const keep = argument('keep')
const MAX_MS = MINUTE_MS

interface Row {
  readonly number: number
  readonly format: string
  readonly name: string
  readonly distortion: string
  readonly milliseconds: number
  readonly right: number
  readonly wrong: number
  readonly missed: number
  readonly unsuspected: number
  readonly mistakes: readonly string[]
}

const readKept = (): Map<number, Row> => {
  if (!keep || !existsSync(keep)) return new Map()
  const lines = readFileSync(keep, 'utf8').split('\n').filter(Boolean)
  return new Map(lines.map((line) => JSON.parse(line) as Row).map((row) => [row.number, row]))
}

const reader = forkedLabelReader({ processes: 1, maxReadingMs: MAX_MS })

const measure = async (number: number): Promise<Row> => {
  const { panel, distortion, picture } = await makeLabel(number)
  const began = performance.now()
  const label = await reader.readLabel(picture, new AbortController().signal).catch(() => null)
  const milliseconds = performance.now() - began
  return { number, format: panel.format, name: panel.name, distortion, milliseconds, ...scoreLabel(label, panel.truth) }
}

const kept = readKept()
// The first picture of a thread also pays for loading the recogniser.
if (kept.size < count) await measure(from)
const rows: Row[] = []
for (let number = from; number < from + count; number += 1) {
  const known = kept.get(number)
  const row = known ?? (await measure(number))
  if (known === undefined && keep) appendFileSync(keep, `${JSON.stringify(row)}\n`)
  rows.push(row)
}
await reader.close()

const sum = (some: readonly Row[], of: (row: Row) => number): number => some.reduce((total, row) => total + of(row), 0)
const quantile = (values: readonly number[], q: number): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(q * values.length))] ?? 0)

const summary = (some: readonly Row[]) => {
  const right = sum(some, (row) => row.right)
  const precision = right / (right + sum(some, (row) => row.wrong))
  const recall = right / (right + sum(some, (row) => row.missed))
  return {
    labels: some.length,
    fields: right + sum(some, (row) => row.missed),
    precision: precision.toFixed(3),
    recall: recall.toFixed(3),
    F1: ((2 * precision * recall) / (precision + recall)).toFixed(3),
    'median ms': quantile(
      some.map((row) => row.milliseconds),
      0.5,
    ),
    'p95 ms': quantile(
      some.map((row) => row.milliseconds),
      0.95,
    ),
  }
}
const byKey = (key: (row: Row) => string) =>
  Object.fromEntries([...new Set(rows.map(key))].map((one) => [one, summary(rows.filter((row) => key(row) === one))]))

console.table({ all: summary(rows), ...byKey((row) => row.format), ...byKey((row) => row.distortion) })
console.log(`wrong figures on labels without any doubt: ${sum(rows, (row) => row.unsuspected)}`)
if (process.argv.includes('--mistakes')) {
  for (const row of rows.filter(({ mistakes }) => mistakes.length > 0))
    console.log(`${row.number} ${row.name}, ${row.distortion}: ${row.mistakes.join('; ')}`)
}
