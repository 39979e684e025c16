import type { Diet, Intensity, Kilograms, MinuteOfDay } from '@pacemeal/domain'
import type { MeasuredSweat, RaceConditions } from './sweat.ts'

/** A kilometre of a leg and the minute at which it is reached, both from the leg's start. */
export interface PacePoint {
  readonly kilometre: number
  readonly minute: number
}

/** A stretch of a race. Nothing can be taken while `intake` is `none`: a swim, a half of a match. */
export interface RaceLeg {
  readonly name: string
  readonly minutes: number
  readonly intake: 'open' | 'none'
  /** Kilometres, where the course has them. */
  readonly distance?: number
  /** When its kilometres are reached, from 0 to its distance and its minutes; evenly when absent. */
  readonly pace?: readonly PacePoint[]
  /** Share of the hourly carbohydrate: more on the bike, less on the run. 1 when absent. */
  readonly share?: number
  /** A pause between two starts of a meet, which is fueled by its length. */
  readonly isPause?: boolean
}

/** A place with water, and perhaps products, on the course. */
export interface AidStation {
  /** Empty where nobody named it. */
  readonly name: string
  /** Minutes after the start. */
  readonly minute: number
  /** Kilometres from the start, where it is known by them. */
  readonly kilometre?: number
  /** False where own bottles and food stand ready and nobody hands out water: a transition. */
  readonly handsOut?: boolean
}

/** What is swallowed so near the finish no longer arrives. Minutes. */
export const FINISH_MINUTES = 10

/** What can be carried between two stations. */
export interface Carry {
  readonly bottles: number
  /** Millilitres that one bottle holds. */
  readonly bottle: number
  /** Servings of gels, chews, foods and capsules in pockets. */
  readonly pockets: number
  /** Millilitres between two marks of a bottle's scale; 50 when absent. */
  readonly mark?: number
}

export interface RaceAthlete {
  readonly mass: Kilograms
  readonly diets: readonly Diet[]
  readonly allergens: readonly string[]
  /** Carbohydrate that the gut has taken without trouble, g/h; absent while untried. */
  readonly tolerance?: number
  readonly sweat?: MeasuredSweat
  /** Milligrams of sodium in a litre of sweat, when it was measured. */
  readonly sweatSodium?: number
  readonly wantsCaffeine?: boolean
  /** A low-carb eater who chose to fuel this race. */
  readonly fuelsLowCarb?: boolean
}

export interface Race {
  readonly start: MinuteOfDay
  readonly intensity: Intensity
  readonly legs: readonly RaceLeg[]
  readonly stations: readonly AidStation[]
  readonly carry: Carry
  readonly conditions: RaceConditions
}

export const raceMinutes = (race: Pick<Race, 'legs'>): number => race.legs.reduce((sum, leg) => sum + leg.minutes, 0)

/** What one of two rising figures is where the other is `at`: straight between the points. */
function between<Key extends keyof PacePoint>(
  points: readonly PacePoint[],
  known: Key,
  wanted: keyof PacePoint,
  at: number,
) {
  const next = points.findIndex((point, index) => index > 0 && point[known] >= at)
  const [from, to] = [points[next - 1], points[next]]
  if (from === undefined || to === undefined) return points.at(-1)?.[wanted] ?? 0
  const length = to[known] - from[known]
  return length === 0 ? to[wanted] : from[wanted] + ((to[wanted] - from[wanted]) * (at - from[known])) / length
}

const paceOf = ({ pace, minutes, distance = 0 }: RaceLeg): readonly PacePoint[] =>
  pace ?? [
    { kilometre: 0, minute: 0 },
    { kilometre: distance, minute: minutes },
  ]

/** The minute at which a distance is reached, each leg at its pace; null beyond the course or without distances. */
export function minuteAtDistance(legs: readonly RaceLeg[], kilometres: number): number | null {
  let minute = 0
  let left = kilometres
  for (const leg of legs) {
    const { minutes, distance = 0 } = leg
    if (distance > 0 && left <= distance) return Math.round(minute + between(paceOf(leg), 'kilometre', 'minute', left))
    left -= distance
    minute += minutes
  }
  return null
}

/** The kilometre reached at a minute, to a tenth; null where the leg has no distance. */
export function distanceAtMinute(legs: readonly RaceLeg[], at: number): number | null {
  let minute = 0
  let done = 0
  for (const leg of legs) {
    const { minutes, distance } = leg
    if (at <= minute + minutes) {
      if (distance === undefined) return null
      return Math.round((done + between(paceOf(leg), 'minute', 'kilometre', at - minute)) * 10) / 10
    }
    minute += minutes
    done += distance ?? 0
  }
  return null
}
