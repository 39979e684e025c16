import type { RaceProduct } from '@pacemeal/domain/event'
import type { Entry, RaceSchedule } from '@pacemeal/nutrition/race'
import { checkSchedule } from './check-schedule.ts'
import type { BenchChange } from './race-changes.ts'
import type { RaceCase } from './races.ts'

/** What becomes of a schedule after a change, read from labels and entries alone. */
export interface ChangeFinding {
  readonly breaches: readonly string[]
  /** Carbohydrate planned after the change, as a share of what was planned there before; null where nothing was. */
  readonly kept: number | null
}

const startOf = (entry: Entry): number => (entry.kind === 'bottle' ? entry.from : entry.minute)

/** Whole servings of pieces by product: what lies in the pockets or waits at a station. */
function piecesOf(entries: readonly Entry[]): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>()
  for (const entry of entries) {
    if (entry.kind === 'take') pieces.set(entry.product, (pieces.get(entry.product) ?? 0) + entry.servings)
  }
  return pieces
}

function carbsFrom(entries: readonly Entry[], labels: ReadonlyMap<string, RaceProduct>, from: number): number {
  return entries.reduce((sum, entry) => {
    const of = (product: string, servings: number) => (labels.get(product)?.carbs ?? 0) * servings
    if (entry.kind === 'cup') return sum
    if (entry.kind === 'take') return entry.minute >= from ? sum + of(entry.product, entry.servings) : sum
    const later = Math.max(0, entry.to - Math.max(entry.from, from)) / Math.max(1, entry.to - entry.from)
    const drunk = (entry.drunk / entry.volume) * later
    return sum + entry.contents.reduce((all, { product, servings }) => all + of(product, servings * drunk), 0)
  }, 0)
}

/** Reads what is left of a schedule after a change: the rules of a schedule, and those of a change. */
export function checkChange(
  one: RaceCase,
  before: RaceSchedule,
  change: BenchChange,
  after: RaceSchedule,
): ChangeFinding {
  const { at, race, missed } = change
  const labels = new Map(one.products.map((product) => [product.id, product]))
  const { breaches: broken } = checkSchedule({ ...one, race }, after, { until: at, race: one.race })
  const breaches = [...broken]
  // What nobody packed is not there to be taken.
  const packed = piecesOf(before.entries)
  for (const [product, servings] of piecesOf(after.entries)) {
    if (servings > (packed.get(product) ?? 0))
      breaches.push(`${servings} ${product}, packed ${packed.get(product) ?? 0}`)
  }
  const mixes = new Set(
    before.entries.flatMap((entry) => (entry.kind === 'bottle' ? entry.contents : [])).map((c) => c.product),
  )
  for (const entry of after.entries) {
    if (entry.kind !== 'bottle') continue
    for (const { product } of entry.contents)
      if (!mixes.has(product)) breaches.push(`${product} is mixed, and not packed`)
  }
  // What lies behind is as it was, but for what was missed.
  const textsUntil = (entries: readonly Entry[]) =>
    entries
      .filter((entry) => startOf(entry) < at && entry.kind !== 'bottle' && !missed.includes(entry))
      .map((entry) => JSON.stringify(entry))
      .toSorted()
  if (textsUntil(before.entries).join() !== textsUntil(after.entries).join()) breaches.push('what is past changed')
  if (change.name === 'no change' && JSON.stringify(before.entries) !== JSON.stringify(after.entries)) {
    breaches.push('a race without a change is planned otherwise')
  }
  const planned = carbsFrom(before.entries, labels, at)
  return { breaches, kept: planned > 0 ? carbsFrom(after.entries, labels, at) / planned : null }
}
