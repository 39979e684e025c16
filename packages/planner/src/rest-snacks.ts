import {
  ATWATER,
  endAfter,
  energyOf,
  type Macros,
  MEAL_GAP,
  type PlannedDay,
  type Reason,
  type Session,
} from '@pacemeal/domain'
import { subtractMacros, sumMacros } from './figures.ts'
import type { MealPlace } from './meal-places.ts'
import { isRestSnack, openEnergy, roomOf } from './rest-of-day.ts'

/** Meals take so much more than their own share before there is another snack: their dishes can follow. Own choice. */
const GROWTH = 1.15
/** Energy beyond that from which on another snack is worth a dish. Kcal, own choice. */
const MIN_SNACK = 150
/** Another snack holds at most this share of the day's energy, as a snack of any day does. */
const MAX_SHARE = 0.15
/** Snacks that a day may get beside its own. Own choice. */
const MAX_ADDED = 2
/** Protein beyond this adds little to one snack. Grams (15 to 25 g after training: ACSM16). */
const MAX_PROTEIN = 25
/** Fat is at most this share of it, as of a day (IOM05), where the rest of the day does not live on fat. */
const MAX_FAT_SHARE = 0.35
/** A rest of which fat is more than this share lives on fat (low-carbohydrate eating). */
const LIVES_ON_FAT = 0.5

/** A snack stands on the quarter hour, is made first, and is this far from all else that is eaten. Minutes. */
const GRID = 15
const SOON = 15
const MIN_GAP = 75
/** Straight after training the stores fill fastest: nearer to a meal than else, and later, so long after its end. Minutes (ACSM16). */
const RECOVERY = { within: 90, gap: 30, latest: 23 * 60 } as const
/** Nothing is eaten this shortly before a session, in minutes, and otherwise nothing after this minute of the day. */
const CLOSEST_BEFORE = 60
const LATEST = 21 * 60 + 30

interface RestOfDay {
  readonly now: number
  readonly before: PlannedDay
  readonly sessions: readonly Session[]
  /** Minutes at which the meals that are over were eaten. */
  readonly eatenAt: readonly number[]
  readonly locked: ReadonlyMap<string, Macros>
  /** Energy of the whole day. */
  readonly energy: number
}

/** The first quarter hour that is far enough from all else that is eaten; soon after training where none is. */
const freeTime = ({ now, sessions, eatenAt }: RestOfDay, places: readonly MealPlace[]): number | undefined => {
  const others = [...eatenAt, ...places.map(({ at }) => at)]
  const isTraining = (at: number) =>
    sessions.some(({ start, end }) => at >= start - CLOSEST_BEFORE && at < endAfter(start, end))
  const first = Math.ceil((now + SOON) / GRID) * GRID
  const times = Array.from({ length: Math.max(0, 1 + (RECOVERY.latest - first) / GRID) }, (_, i) => first + i * GRID)
  const open = times
    .filter((at) => !isTraining(at))
    .map((at) => ({ at, gap: Math.min(...others.map((other) => Math.abs(other - at))) }))
  const early = open.filter(({ at }) => at <= LATEST)
  const free = early.find(({ gap }) => gap >= MEAL_GAP) ?? early.find(({ gap }) => gap >= MIN_GAP)
  const isRecovery = (at: number) =>
    sessions.some(({ start, end }) => at >= endAfter(start, end) && at <= endAfter(start, end) + RECOVERY.within)
  return free?.at ?? open.find(({ at, gap }) => gap >= RECOVERY.gap && isRecovery(at))?.at
}

/** What a snack of some energy holds of what is wanted: protein that the meals may not take, then carbohydrate before fat. */
const targetOfSnack = (energy: number, wanted: Macros, base: Macros): Macros => {
  const protein = Math.max(0, Math.min(MAX_PROTEIN, wanted.protein - GROWTH * base.protein))
  const [inCarbs, inFat] = [ATWATER.carbs * Math.max(0, wanted.carbs), ATWATER.fat * Math.max(0, wanted.fat)]
  const share = inCarbs + inFat > 0 ? inFat / (inCarbs + inFat) : 0
  const rest = Math.max(0, energy - ATWATER.protein * protein)
  const fat = rest * (share > LIVES_ON_FAT ? share : Math.min(MAX_FAT_SHARE, share))
  const amounts = {
    protein: Math.round(protein),
    carbs: Math.round((rest - fat) / ATWATER.carbs),
    fat: Math.round(fat / ATWATER.fat),
  }
  return { ...amounts, calories: energyOf(amounts) }
}

const nextId = (before: PlannedDay, places: readonly MealPlace[]): string => {
  const used = new Set([...before.meals, ...places].map(({ id }) => id))
  const named = (number: number) => `${before.day}-snack${number > 1 ? `-${number}` : ''}`
  let number = 1
  while (used.has(named(number))) number++
  return named(number)
}

const because = (target: Macros): readonly Reason[] => {
  const { calories, protein, carbs, fat } = target
  return [{ rule: 'snack_takes_rest', inputs: { calories, protein, carbs, fat }, source: 'H' }]
}

/**
 * Snacks for what the day still asks for beyond what its other meals may take: `left` is what is left of the day. None
 * where that is little or the evening has no time for one. A snack of an adjustment before keeps its id, and its hour.
 */
export const findRestSnacks = (places: readonly MealPlace[], left: Macros, day: RestOfDay): readonly MealPlace[] => {
  const { before, now, locked } = day
  const former = before.meals.filter(
    (meal) => meal.at >= now && isRestSnack(meal) && !places.some((place) => place.id === meal.id),
  )
  const kept = former.filter(({ id }) => locked.has(id))
  const added: MealPlace[] = kept.map(({ id, slot, at, target, because: reasons }) => ({
    id,
    slot,
    at,
    target,
    because: reasons,
  }))
  while (added.length < MAX_ADDED) {
    const all = [...places, ...added]
    const taken = sumMacros(added.map(({ id, target }) => locked.get(id) ?? target))
    const { wanted, base } = roomOf(places, subtractMacros(left, taken), locked)
    const energy = Math.min(openEnergy(wanted) - GROWTH * energyOf(base), MAX_SHARE * day.energy)
    const again = former.find(({ id }) => !added.some((place) => place.id === id))
    const at = again?.at ?? freeTime(day, all)
    if (energy < MIN_SNACK || at === undefined) break
    const target = targetOfSnack(energy, wanted, base)
    added.push({ id: again?.id ?? nextId(before, all), slot: 'snack', at, target, because: because(target) })
  }
  return added
}
