import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { MINUTE_MS } from '@pacemeal/domain'
import { forkedLabelReader } from '../apps/server/src/providers/label/forked-label-reader.ts'
import { measureLabel, type Row } from './scan/measure.ts'

/**
 * Draws labels as packs carry them, photographs them badly, has the server's label reader read them, and prints how many
 * of the printed figures were found.
 *
 * node bench/scan.ts [--families] [--count 210] [--from 0] [--keep rows.jsonl] [--mistakes]
 * With --keep the rows are written as they come, and a run that was stopped goes on where it was.
 */
const argument = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}
const set = process.argv.includes('--families') ? 'families' : 'tables'
const count = Number(argument('count') ?? 210)
const from = Number(argument('from') ?? 0)
const keep = argument('keep')
const MAX_MS = MINUTE_MS

const readKept = (): Map<number, Row> => {
  if (!keep || !existsSync(keep)) return new Map()
  const lines = readFileSync(keep, 'utf8').split('\n').filter(Boolean)
  return new Map(lines.map((line) => JSON.parse(line) as Row).map((row) => [row.number, row]))
}

const reader = forkedLabelReader({ processes: 1, maxReadingMs: MAX_MS })
const measure = (number: number): Promise<Row> => measureLabel(set, number, reader)

const kept = readKept()
// The first picture of a process also pays for loading the recogniser.
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
  const precision = right / Math.max(1, right + sum(some, (row) => row.wrong))
  const recall = right / Math.max(1, right + sum(some, (row) => row.missed))
  const times = some.map((row) => row.milliseconds)
  return {
    labels: some.length,
    fields: right + sum(some, (row) => row.missed),
    precision: precision.toFixed(3),
    recall: recall.toFixed(3),
    F1: ((2 * precision * recall) / Math.max(1e-9, precision + recall)).toFixed(3),
    unsuspected: sum(some, (row) => row.unsuspected),
    caught: sum(some, (row) => row.caught),
    'false alarms': sum(some, (row) => row.falseAlarms),
    'median ms': quantile(times, 0.5),
    'p95 ms': quantile(times, 0.95),
  }
}
const groups = [...new Set(rows.flatMap((row) => row.groups))]
const byGroup = groups.map((one) => [one, summary(rows.filter((row) => row.groups.includes(one)))] as const)

console.table({ all: summary(rows), ...Object.fromEntries(byGroup) })
const [worst] = byGroup.toSorted((a, b) => Number(a[1].F1) - Number(b[1].F1))
if (worst !== undefined) console.log(`worst: ${worst[0]} (F1 ${worst[1].F1})`)
console.log(`wrong figures on labels without any doubt: ${sum(rows, (row) => row.unsuspected)}`)
if (process.argv.includes('--mistakes')) {
  for (const row of rows.filter(({ mistakes }) => mistakes.length > 0))
    console.log(`${row.number} ${row.groups.join(', ')}: ${row.mistakes.join('; ')}`)
}
