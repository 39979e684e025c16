import { ATWATER, type Kilograms } from '@pacemeal/domain'
import { type CarbLoading, eventMinutes, type TrainingEvent } from '@pacemeal/domain/event'
import { roundWhole } from '../rounding.ts'
import { type DayEventReason, dayEventReason, type RaceReason, raceReason } from './reasons.ts'

/** How fully an athlete chooses to load. */
export type LoadingChoice = Exclude<CarbLoading, 'none'>

/**
 * Carbohydrate of a loading day, g/kg (ACSM16, B11: 10-12 before more than 90 minutes, 7-10 before less). The middle of
 * the range: dishes in kitchen measures may hold some percent less.
 */
const LONG: Record<LoadingChoice, number> = { gentle: 9, usual: 11, full: 12 }
const SHORT: Record<LoadingChoice, number> = { gentle: 7.5, usual: 8.5, full: 10 }
const LONG_FROM_MINUTES = 90
/**
 * An event that is over sooner does not empty the stores of a usual day: daily needs are enough before it (ACSM16: "as for daily
 * fuel needs"; Hawley 1997, Sports Med 24:73: no gain from loading before 60-90 minutes; own choice of the lower end).
 */
const LOADED_FROM_MINUTES = 60
/** The least that counts as loaded, g/kg: the lower end of the range (ACSM16, B11); by choice less. */
const MIN_LONG: Record<LoadingChoice, number> = { gentle: 8, usual: 10, full: 10 }
const MIN_SHORT = 7
/** Protein, g/kg, and fat as a share of energy and in g/kg (own choice; fat at most 20% of energy). */
const PROTEIN = 1.2
const FAT_SHARE = 0.17
const MIN_FAT = 0.5
export const MAX_LOADING_FAT_SHARE = 0.2
/**
 * Nobody eats more than this share of what a day costs, and up to the other one only what the lower end of the range takes, with
 * a little room for kitchen measures: a day of rest is loaded on, too, and costs less than one of training (own choice).
 */
const MAX_ENERGY = 2
const MAX_ENERGY_TO_LOAD = 2.25
const LOADED_ROOM = 1.02
/** Fiber that leaves a light gut, g (ACSM16; own choice of the figure). */
export const MAX_LOADING_FIBER = 25
/** Drinks bring at most this share of the carbohydrate (own choice). */
const DRINKS_SHARE = 1 / 3
/** Water that is stored with glycogen and goes again, kg (B11). */
const WATER = { low: 1, high: 2 }

/** What a loading day asks for. Whole grams and kilocalories. */
export interface LoadingDay {
  readonly energy: number
  readonly carbs: number
  readonly protein: number
  readonly fat: number
  readonly fiberMax: number
  /** Carbohydrate that may come from drinks, g. */
  readonly drinksMax: number
  /** What the scales will show more, kg; it goes again. */
  readonly water: { readonly low: number; readonly high: number }
  readonly because: readonly [DayEventReason, ...DayEventReason[]]
}

/** Carbohydrate that drinks of a loading day bring at most, g. */
export const loadingDrinks = (carbs: number): number => Math.floor(carbs * DRINKS_SHARE)

/** Days before the event on which to load: two before a long one, else one; one before any that is loaded for briefly. */
export const loadingDays = (minutes: number, isBrief = false): 1 | 2 =>
  minutes >= LONG_FROM_MINUTES && !isBrief ? 2 : 1

/** How an event is loaded for. */
export interface EventLoading {
  readonly loading: CarbLoading
  /** Loaded for like a shorter one: the day before alone. */
  readonly isBrief?: boolean
}

/** Whether an event is over so soon, from its first start to its last end, that no day loads for it. */
export const isTooShortToLoad = (event: Pick<TrainingEvent, 'legs'>): boolean =>
  eventMinutes(event) < LOADED_FROM_MINUTES

/**
 * How an event is loaded for by its length, sport and priority: what the season is trained for as it is chosen, an important one
 * like a shorter event, and one on the way, which is trained through, not at all (own choice, after the A, B and C races of
 * endurance coaching, of which only the first are tapered for). Two days at the most carbohydrate are for endurance (ACSM16, B11):
 * matches, meets and tournaments are loaded for like a shorter event, and what is over within the hour not at all.
 */
export function eventLoading(event: Pick<TrainingEvent, 'priority' | 'loading' | 'sport' | 'legs'>): EventLoading {
  const { priority, loading, sport } = event
  if (priority === 'C' || isTooShortToLoad(event)) return { loading: 'none' }
  return priority === 'B' || sport === 'team' || sport === 'meet' ? { loading, isBrief: true } : { loading }
}

/** What is known of the day that is to be loaded on. */
export interface LoadedDay {
  readonly mass: Kilograms
  /** What the day costs, kcal. */
  readonly expenditure: number
  /** The energy that the day holds anyway, kcal; a day that costs more than the loading is not cut to it. */
  readonly atLeast?: number
  /** The least and most protein that the athlete should eat, g/kg. */
  readonly protein?: number
  /** The event is loaded for like a shorter one. */
  readonly isBrief?: boolean
}

/**
 * One loading day; energy is what the loading costs, not yesterday's maintenance. Where the day's expenditure limits it,
 * carbohydrate takes what is left and the rule is told; energy beyond the loading goes to protein up to its aim, then to
 * carbohydrate. Null for a low-carb eater.
 */
export function loadingDay(
  { mass, expenditure, atLeast = 0, protein: aim = PROTEIN, isBrief = false }: LoadedDay,
  minutes: number,
  choice: LoadingChoice,
  isLowCarb: boolean,
): LoadingDay | null {
  if (isLowCarb) return null
  const isLong = minutes >= LONG_FROM_MINUTES && !isBrief
  const perKilogram = (isLong ? LONG : SHORT)[choice]
  const leastProtein = Math.min(PROTEIN, aim) * mass
  const least = isLong ? MIN_LONG[choice] : MIN_SHORT
  const wanted = perKilogram * mass
  const energyFor = (grams: number): number =>
    (ATWATER.protein * leastProtein + ATWATER.carbs * grams) / (1 - FAT_SHARE)
  const needed = energyFor(wanted)
  const toLoad = Math.min(energyFor(Math.min(LOADED_ROOM * least * mass, wanted)), MAX_ENERGY_TO_LOAD * expenditure)
  const most = Math.max(MAX_ENERGY * expenditure, toLoad)
  const energy = Math.max(Math.min(needed, most), atLeast)
  const fatEnergy = Math.max(FAT_SHARE * energy, Math.min(MIN_FAT * mass * ATWATER.fat, MAX_LOADING_FAT_SHARE * energy))
  const room = (energy - fatEnergy - ATWATER.protein * leastProtein) / ATWATER.carbs
  const spare = Math.max(0, room - wanted)
  const protein = leastProtein + Math.min(spare, Math.max(0, aim * mass - leastProtein))
  const carbs = room - (protein - leastProtein)
  const reached = carbs / mass
  const because: [DayEventReason, ...DayEventReason[]] = [
    dayEventReason('race_loading', isLong ? 'ACSM16' : 'B11', {
      mass,
      perKilogram,
      least,
      reached,
      minutes,
      energy,
      ...(isBrief ? { isBrief } : {}),
    }),
    dayEventReason('race_loading_water', 'B11', { ...WATER }),
  ]
  if (needed > most && energy < needed)
    because.unshift(dayEventReason('race_loading_energy_limit', 'H', { most, needed, expenditure, reached }))
  return {
    energy: roundWhole(energy),
    carbs: roundWhole(carbs),
    protein: roundWhole(protein),
    fat: roundWhole(fatEnergy / ATWATER.fat),
    fiberMax: MAX_LOADING_FIBER,
    drinksMax: loadingDrinks(carbs),
    water: WATER,
    because,
  }
}

/** Why a low-carb eater has no loading day. */
export const lowCarbLoading = (): RaceReason => raceReason('race_loading_low_carb', 'H', {})

/** Why no day loads for an event of the lowest priority. */
export const trainedThrough = (): RaceReason => raceReason('race_loading_trained_through', 'H', {})

/** Why no day loads for an event that is over within the hour. */
export const tooShortToLoad = (minutes: number): RaceReason =>
  raceReason('race_loading_too_short', 'ACSM16', { minutes })

/** Why no day loads for somebody whose days are not planned: their profile or their health answers speak against it. */
export const refusedLoading = (): RaceReason => raceReason('race_loading_refused', 'H', {})

/** Why a day does not load for an event: it is eaten for another one that is nearer, or its own. */
export const otherEventLoading = (name: string): RaceReason => raceReason('race_loading_other_event', 'H', { name })

/** Why a loading day holds little fiber. */
export const loadingFiber = (): DayEventReason => dayEventReason('race_loading_fiber', 'H', { most: MAX_LOADING_FIBER })

/** Why a loading day holds little fat. */
export const loadingFat = (): DayEventReason =>
  dayEventReason('race_loading_fat', 'H', { share: MAX_LOADING_FAT_SHARE })
