import type { RaceProduct } from '@pacemeal/domain/event'
import { type Stretch, stretchesOf } from './carry.ts'
import { refillsOf } from './layout.ts'
import { type Pocketed, pocketsOf } from './pockets.ts'
import { type Race, raceMinutes } from './race.ts'
import type { Cup, Entry, RaceSchedule, Take } from './schedule-types.ts'

/** What is carried from one place with water to the next. `pieces` are those that are eaten on the way. */
export interface CarriedStretch extends Stretch {
  readonly pocketed: Pocketed
  /** Of the place where it begins; empty where nobody named it. */
  readonly name: string
  /** Millilitres drunk where it begins, from what is handed out there. */
  readonly drunk: number
}

const isDrunkAt = (entry: Entry, minute: number): entry is Cup | Take =>
  (entry.kind === 'cup' || (entry.kind === 'take' && entry.isAtStation === true)) && entry.minute === minute

/** What a schedule needs between its places with water, from the start on. */
export function carriedStretches(
  race: Race,
  { entries }: Pick<RaceSchedule, 'entries'>,
  products: readonly RaceProduct[],
): readonly CarriedStretch[] {
  const known = new Map(products.map((product) => [product.id, product]))
  const pockets = pocketsOf(race, entries, known)
  return stretchesOf(entries, known, refillsOf(race), raceMinutes(race), race.carry).map((stretch, i) => ({
    ...stretch,
    pocketed: pockets[i] ?? { pieces: stretch.pieces, pickedUp: [], isOwnPlace: false },
    name: race.stations.find(({ minute, name }) => minute === stretch.from && name !== '')?.name ?? '',
    drunk: entries.reduce((sum, entry) => sum + (isDrunkAt(entry, stretch.from) ? entry.water : 0), 0),
  }))
}
