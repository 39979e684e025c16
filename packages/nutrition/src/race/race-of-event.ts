import {
  DAY_MS,
  type Diet,
  type HealthCondition,
  type Intensity,
  isCaffeineSafe,
  type Kilograms,
  kilograms,
  type LocalDate,
} from '@pacemeal/domain'
import {
  activeEventMinutes,
  type EventReport,
  perHour,
  placeNameAt,
  type RaceProduct,
  type RaceSettings,
  type TrainingEvent,
  takenTotals,
} from '@pacemeal/domain/event'
import { caffeineOf, planCaffeine } from './caffeine-plan.ts'
import { coursePace } from './course-pace.ts'
import { type GutExposure, knownTolerance } from './gut-ladder.ts'
import { minuteAtDistance, type Race, type RaceAthlete } from './race.ts'
import { learnSweat, type SweatTest } from './sweat.ts'

/** An event, and what was taken in it; null before it is over. */
export interface ReportedEvent {
  readonly event: TrainingEvent
  readonly report: EventReport | null
}

/** A sweat test as it is stored: kg, litres, minutes, degrees and metres. */
export interface StoredSweatTest {
  readonly before: number
  readonly after: number
  readonly drunk: number
  readonly urine: number
  readonly minutes: number
  readonly intensity: Intensity
  readonly celsius: number
  readonly altitude: number
}

/** The race that an event is: its stations by the minute, and water wherever a closed stretch ends. */
export function raceOf(event: TrainingEvent): Race {
  const legs = event.legs.map(({ kilometres, ...leg }, index) => {
    const pace = coursePace(event, index)
    const isPause = event.sport === 'meet' && leg.intake === 'open'
    return {
      ...leg,
      ...(kilometres === null ? {} : { distance: kilometres }),
      ...(pace ? { pace } : {}),
      ...(isPause ? { isPause } : {}),
    }
  })
  const { by, at } = event.stations
  const stations = at.flatMap((place) => {
    const minute = by === 'time' ? place : minuteAtDistance(legs, place)
    const name = by === 'time' ? undefined : placeNameAt(event, place)
    return minute === null ? [] : [{ name: name ?? '', minute, ...(by === 'distance' ? { kilometre: place } : {}) }]
  })
  return {
    start: event.start,
    intensity: event.intensity,
    legs,
    stations: [...stations, ...transitionsOf(event)].toSorted((a, b) => a.minute - b.minute),
    carry: event.carry,
    conditions: event.conditions,
  }
}

/**
 * Where a stretch without intake ends, bottles stand ready: on the bike, on the bench. On a bench and beside a bag there is water
 * to drink, too; in a transition nobody hands any out.
 */
function transitionsOf({ sport, legs }: TrainingEvent): Race['stations'] {
  const handsOut = sport === 'team' || sport === 'meet'
  let minute = 0
  return legs.flatMap(({ minutes }, index) => {
    const station = legs[index - 1]?.intake === 'none' ? [{ name: '', minute, ...(handsOut ? {} : { handsOut }) }] : []
    minute += minutes
    return station
  })
}

/** A stored sweat test as the rules read it. */
export const sweatTestOf = (test: StoredSweatTest): SweatTest => ({
  before: kilograms(test.before),
  after: kilograms(test.after),
  drunk: test.drunk,
  urine: test.urine,
  minutes: test.minutes,
  intensity: test.intensity,
  conditions: { celsius: test.celsius, altitude: test.altitude },
})

/** Shorter than this trains no gut. Minutes. */
const MIN_EXPOSURE_MINUTES = 45

const exposureOf = (event: TrainingEvent, report: EventReport, day: LocalDate): readonly GutExposure[] => {
  const daysAgo = Math.round((Date.parse(day) - Date.parse(event.day)) / DAY_MS)
  const { carbs } = perHour(takenTotals(report), report.minutes)
  // What is eaten at rest between two starts says nothing of the gut at work.
  return event.sport !== 'meet' && report.minutes >= MIN_EXPOSURE_MINUTES && daysAgo > 0 && carbs > 0
    ? [{ daysAgo, perHour: carbs, symptoms: report.symptoms }]
    : []
}

/** The events before a day in which carbohydrate was taken, and how the stomach stood it. */
export const exposuresBefore = (events: readonly ReportedEvent[], day: LocalDate): readonly GutExposure[] =>
  events.flatMap(({ event, report }) => (report === null ? [] : exposureOf(event, report, day)))

/** What the gut is known to take before a day, g/h; undefined while nobody knows. */
export function toleranceBefore(
  events: readonly ReportedEvent[],
  day: LocalDate,
  { tolerance }: Pick<RaceSettings, 'tolerance'>,
): number | undefined {
  const exposures = exposuresBefore(events, day)
  if (exposures.length === 0) return tolerance ?? undefined
  return Math.round(knownTolerance(exposures, tolerance ?? undefined))
}

/** What is known of the athlete, beside the event. */
export interface KnownAthlete {
  readonly mass: Kilograms
  readonly diets: readonly Diet[]
  readonly settings: RaceSettings
  readonly tests: readonly StoredSweatTest[]
  readonly events: readonly ReportedEvent[]
  /** What was told of the health: caffeine is not for everybody. */
  readonly conditions: readonly HealthCondition[]
  /** Millilitres between two marks of the bottles' scale, as the athlete reads it; the usual ones when absent. */
  readonly bottleMark?: number
}

/** The athlete as the race rules look at them. What they may not eat is taken out of the products before. */
export function raceAthleteOf(event: TrainingEvent, known: KnownAthlete): RaceAthlete {
  const { settings } = known
  const sweat = learnSweat(known.tests.map(sweatTestOf), event.intensity, event.conditions)
  const tolerance = toleranceBefore(known.events, event.day, settings)
  return {
    mass: known.mass,
    diets: known.diets,
    allergens: [],
    fuelsLowCarb: settings.fuelsLowCarb,
    wantsCaffeine: event.wantsCaffeine && isCaffeineSafe(known),
    ...(tolerance === undefined ? {} : { tolerance }),
    ...(sweat === null ? {} : { sweat }),
    ...(settings.sweatSodium === null ? {} : { sweatSodium: settings.sweatSodium }),
  }
}

/** Caffeine that earlier events of the same day hold before this one, mg: a day has one limit for all of them. */
export const caffeineEarlier = (event: TrainingEvent, known: KnownAthlete): number =>
  isCaffeineSafe(known)
    ? known.events
        .map((one) => one.event)
        .filter((one) => one.day === event.day && one.start < event.start && one.wantsCaffeine)
        .toSorted((a, b) => a.start - b.start)
        .reduce((plannedToday, one) => {
          const about = { isWanted: true, plannedToday, isOnlyBefore: one.sport === 'meet' }
          return plannedToday + caffeineOf(planCaffeine(one.start, activeEventMinutes(one), known.mass, about))
        }, 0)
    : 0

/** The products that are taken along, in the order of the table. */
export const chosenProducts = (event: TrainingEvent, products: readonly RaceProduct[]): readonly RaceProduct[] =>
  products.filter(({ id }) => event.products.includes(id))
