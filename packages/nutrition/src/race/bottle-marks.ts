import type { RaceProduct } from '@pacemeal/domain/event'
import { balanceOf, rollingHours } from './balance.ts'
import { stretchesOf } from './carry.ts'
import type { HourLimits } from './guard.ts'
import { refillsOf } from './layout.ts'
import { missedHours } from './misses.ts'
import { type Race, raceMinutes } from './race.ts'
import type { Bottle, Entry, Piece } from './schedule-types.ts'
import { MAX_SALTINESS, STRENGTH } from './sips.ts'

/** What the scale of a bottle shows where nothing else is known, ml: the marks that most bottles have (own choice). */
const USUAL_MARK = 50
/** What sums round. */
const EPSILON = 1e-6

/** Fillings near a volume that can be read off, the nearest first: the marks around it or the brim, and after them half way between two marks. */
function readable(volume: number, bottle: number, mark: number): readonly number[] {
  const around = (step: number) =>
    [Math.floor(volume / step) * step, Math.ceil(volume / step) * step]
      .filter((one) => one > 0 && one <= bottle)
      .toSorted((one, other) => Math.abs(one - volume) - Math.abs(other - volume))
  const brim = bottle - volume < mark / 2 ? [bottle] : []
  return [...brim, ...around(mark), ...around(mark / 2)]
}

const isBottle = (entry: Entry): entry is Bottle => entry.kind === 'bottle'

/**
 * Bottles filled to a mark of their scale, ml, as nobody reads 453: what was dissolved stays, and so does the part that is drunk, so that
 * no gram of carbohydrate and no milligram of salt is another. Those filled alike are filled alike again. A filling stays as it was
 * where no mark near it keeps every hour's fluid within its limit and its bounds, the bottles within what is carried, and the drink
 * no stronger and no saltier than it may be. Bottles begun before `from` are in use.
 */
export function filledToMarks(
  entries: readonly Entry[],
  race: Race,
  pieces: readonly Piece[],
  limits: HourLimits,
  products: ReadonlyMap<string, RaceProduct>,
  from: number,
): readonly Entry[] {
  const { carry } = race
  const minutes = raceMinutes(race)
  const refills = refillsOf(race)
  const most = (limits.fluid * Math.min(60, minutes)) / 60 + EPSILON
  const read = (some: readonly Entry[]) => {
    const { fluid } = balanceOf(some, products, minutes)
    return {
      hours: rollingHours(fluid),
      missed: missedHours(fluid, pieces, 'fluid'),
      bottles: stretchesOf(some, products, refills, minutes, carry).map(({ bottles }) => bottles),
    }
  }
  const sumIn = ({ contents }: Bottle, of: 'carbs' | 'sodium'): number =>
    contents.reduce((sum, { product, servings }) => sum + (products.get(product)?.[of] ?? 0) * servings, 0)
  const keyOf = ({ volume, contents }: Bottle): string => JSON.stringify([Math.round(volume), contents])
  let kept = entries
  let before = read(kept)
  for (const filling of new Set(entries.flatMap((one) => (isBottle(one) && one.from >= from ? [keyOf(one)] : [])))) {
    const isOfIt = (entry: Entry): entry is Bottle => isBottle(entry) && entry.from >= from && keyOf(entry) === filling
    const [like] = kept.flatMap((entry) => (isOfIt(entry) ? [entry] : []))
    if (like === undefined) continue
    // In a break it is all that a stomach takes at once already.
    const isInBreak = pieces.some((piece) => piece.isBreak && piece.from <= like.from && piece.to > like.from)
    for (const volume of readable(like.volume, carry.bottle, carry.mark ?? USUAL_MARK)) {
      if (isInBreak && volume > like.volume) continue
      const isThicker = volume < like.volume
      if (isThicker && sumIn(like, 'carbs') > STRENGTH.most * volume + EPSILON) continue
      if (isThicker && sumIn(like, 'sodium') > MAX_SALTINESS * volume + EPSILON) continue
      const tried = kept.map((entry) =>
        isOfIt(entry) ? { ...entry, volume, drunk: (entry.drunk * volume) / entry.volume } : entry,
      )
      const after = read(tried)
      const isWithin =
        after.hours.every((fluid, hour) => fluid <= most || fluid <= (before.hours[hour] ?? 0) + EPSILON) &&
        after.missed.every((isMissed, hour) => !isMissed || before.missed[hour] === true) &&
        after.bottles.every((count, index) => count <= Math.max(carry.bottles, before.bottles[index] ?? 0))
      if (!isWithin) continue
      kept = tried
      before = after
      break
    }
  }
  return kept
}
