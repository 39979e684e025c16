import { FINISH_MINUTES } from './race.ts'
import type { Cup, Piece } from './schedule-types.ts'

/** What is drunk at one station, ml: two cups. Inside the 150-350 ml at a time of ACSM's stand on fluid (Convertino et al., 1996). */
export const MAX_AT_STATION = 300
/** A sip that is not worth a stop, ml. */
const MIN_CUP = 30
/** Nobody measures a cup nearer, ml. */
const CUP_STEP = 10
/**
 * Water at the stations of a piece in place of bottles: what is drunk until the next one, at `rate` ml an hour. A break has its
 * whole amount, shared among its stations.
 */
export function cupsIn(piece: Piece, rate: number, stations: readonly number[], finish: number): readonly Cup[] {
  const within = stations.filter(
    (minute) => minute > 0 && minute >= piece.from && minute < Math.min(piece.to, finish - FINISH_MINUTES),
  )
  return within.flatMap((minute) => {
    const until = Math.min(piece.to, stations.find((one) => one > minute) ?? finish)
    const wanted = piece.isBreak ? rate / within.length : (rate * (until - minute)) / 60
    return cupOf(minute, Math.min(MAX_AT_STATION, wanted))
  })
}

/** A cup at a station; none for a sip. */
export const cupOf = (minute: number, water: number): readonly Cup[] =>
  water < MIN_CUP ? [] : [{ kind: 'cup', minute, water: Math.floor(water / CUP_STEP) * CUP_STEP }]
