import type { PauseFuel } from './pauses.ts'
import type { Race } from './race.ts'
import type { Piece } from './schedule-types.ts'
import type { DuringTargets } from './targets.ts'

/** A pause up to this long after a leg without intake makes up for it: half-time, the time between two heats. Minutes. */
const BREAK_MINUTES = 30
/** What a stomach is given at most in such a pause: grams and millilitres (own choice; ACSM16: 30-60 g/h). */
const BREAK_MOST = { carbs: 30, fluid: 400 }

/**
 * The race cut where its hourly targets change. A leg's share of carbohydrate stays inside `most`; a
 * short pause after a leg without intake holds what that leg would have had, as far as a stomach takes it at once.
 */
export function cutPieces(race: Race, targets: DuringTargets, most: number): readonly Piece[] {
  const pauses = targets.pauses.values()
  const pieces: Piece[] = []
  let from = 0
  let closed = 0
  for (const leg of race.legs) {
    const to = from + leg.minutes
    const isOpen = leg.intake === 'open'
    const pause = leg.isPause === true ? pauses.next().value : undefined
    if (pause !== undefined) {
      pieces.push(...pausePieces(from, to, pause, targets))
      closed = 0
      from = to
      continue
    }
    const hours = leg.minutes / 60
    const isBreak = isOpen && closed > 0 && leg.minutes <= BREAK_MINUTES
    const madeUp = isBreak ? (closed + leg.minutes) / leg.minutes : 1
    const limit = (amount: number) => (isBreak ? amount / hours : Number.POSITIVE_INFINITY)
    const carbs = Math.min(targets.carbs.value * (leg.share ?? 1), most)
    const fluid = Math.min(targets.fluid.value * madeUp, limit(BREAK_MOST.fluid))
    const share = targets.fluid.value > 0 ? fluid / targets.fluid.value : 0
    pieces.push(
      isOpen
        ? {
            from,
            to,
            isOpen,
            isBreak,
            carbs: Math.min(carbs * madeUp, limit(BREAK_MOST.carbs)),
            fluid,
            sodium: targets.sodium.value * share,
          }
        : { from, to, isOpen, isBreak, carbs: 0, fluid: 0, sodium: 0 },
    )
    closed = isOpen ? 0 : leg.minutes
    from = to
  }
  return pieces
}

/** A pause between two starts: what it holds while something is taken, and the rest before the next start. */
function pausePieces(from: number, to: number, { carbs, fluid, minutes }: PauseFuel, targets: DuringTargets): Piece[] {
  const until = from + minutes
  const [hours, share] = [minutes / 60, targets.fluid.value > 0 ? fluid / targets.fluid.value : 0]
  const taken = { carbs: carbs / hours, fluid: fluid / hours, sodium: (targets.sodium.value * share) / hours }
  return [
    { from, to: until, isOpen: true, isBreak: true, ...taken },
    ...(until < to ? [{ from: until, to, isOpen: false, isBreak: false, carbs: 0, fluid: 0, sodium: 0 }] : []),
  ]
}

/** The piece cut at these minutes, which are in their order. */
export function splitAt(piece: Piece, stops: readonly number[]): readonly Piece[] {
  const inside = stops.filter((minute) => minute > piece.from && minute < piece.to)
  return [piece.from, ...inside].map((from, i) => ({ ...piece, from, to: inside[i] ?? piece.to }))
}
