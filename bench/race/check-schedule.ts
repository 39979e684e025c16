import type { RaceProduct } from '@pacemeal/domain/event'
import { type Entry, entryKey, type RaceSchedule } from '@pacemeal/nutrition/race'
import type { RaceCase } from './races.ts'

/**
 * An independent reading of a schedule: it knows labels, the race and the rules as they are printed, and nothing of the
 * scheduler. Everything is summed anew, minute by minute and hour by hour.
 */
export interface Finding {
  /** Broken rules that must never be broken, in words. */
  readonly breaches: readonly string[]
  /** Rolling hours looked at. */
  readonly hours: number
  /** What is taken of what all hours want together, as shares of 1. */
  readonly reached: Readonly<Record<'carbs' | 'fluid', number>>
  /** Rolling hours inside their bounds, by quantity. */
  readonly within: Readonly<Record<Quantity, number>>
  /** Rolling hours that ask for sodium, and those of them inside its bounds. */
  readonly salted: { readonly hours: number; readonly within: number }
  /** Bottles, and those of them that are filled to a mark of 50 ml, half way between two, or to the brim. */
  readonly filled: { readonly bottles: number; readonly toMark: number }
  /** Hours outside them with a reason that holds, by reason, over all quantities. */
  readonly named: Readonly<Record<string, number>>
  /** Hours outside them without a reason, or with one that does not hold. */
  readonly unexplained: readonly string[]
  /** All hours outside them, a line for each quantity. */
  readonly outside: readonly OutsideHour[]
}

export type Quantity = 'carbs' | 'fluid' | 'sodium'
/** Grams, millilitres and milligrams in an hour. */
export type HeldHour = Readonly<Record<Quantity, number>>

/** A rolling hour outside the bounds of one quantity. */
export interface OutsideHour {
  readonly quantity: Quantity
  /** The reason that the schedule names for it; null where it names none. */
  readonly rule: string | null
  /** Whether the checker finds the reason true. */
  readonly isConfirmed: boolean
  readonly held: HeldHour
  readonly target: HeldHour
  /** Servings of whole food in it. */
  readonly foods: number
  /** What is sweated in it, ml. */
  readonly sweat: number
}

const quantities: readonly Quantity[] = ['carbs', 'fluid', 'sodium']
export const bounds = { carbs: 0.1, fluid: 0.1, sodium: 0.15 } as const
/** Amounts below this are no miss. */
export const negligible = { carbs: 2, fluid: 30, sodium: 40 } as const
const rounding = 1e-6

/** The race as it was until a minute. */
export interface RacePast {
  readonly until: number
  readonly race: RaceCase['race']
}

interface Minute {
  carbs: number
  glucose: number
  fluid: number
  sodium: number
  caffeine: number
}

/** Litres an hour by the printed rule: measured, else the norm by body and intensity; heat and altitude on top. */
function sweatLitres({ race, athlete }: RaceCase): number {
  const heat = Math.min(2, Math.max(0.5, 1 + 0.03 * (race.conditions.celsius - 20)))
  const altitude = 1 + Math.min(0.15, Math.max(0, (0.05 * (race.conditions.altitude - 1500)) / 1000))
  const norm = ({ Light: 0.4, Moderate: 0.7, Intense: 1 }[race.intensity] * athlete.mass) / 75
  return (athlete.sweat?.rate ?? norm) * heat * altitude
}

function readMinutes(entries: readonly Entry[], labels: ReadonlyMap<string, RaceProduct>, length: number): Minute[] {
  const minutes = Array.from({ length }, () => ({ carbs: 0, glucose: 0, fluid: 0, sodium: 0, caffeine: 0 }))
  const eat = (at: number, id: string, servings: number): void => {
    const minute = minutes[at]
    const label = labels.get(id)
    if (!minute || !label) return
    minute.carbs += label.carbs * servings
    minute.glucose += label.glucose * servings
    minute.sodium += label.sodium * servings
    minute.caffeine += label.caffeine * servings
  }
  for (const entry of entries) {
    if (entry.kind !== 'bottle') {
      const minute = minutes[entry.minute]
      if (minute) minute.fluid += entry.water
      if (entry.kind === 'take') eat(entry.minute, entry.product, entry.servings)
      continue
    }
    const { from, to, drunk, volume, contents } = entry
    for (let at = from; at < to; at += 1) {
      const minute = minutes[at]
      if (minute) minute.fluid += drunk / (to - from)
      for (const { product, servings } of contents) eat(at, product, (servings * drunk) / volume / (to - from))
    }
  }
  return minutes
}

const sumHour = (minutes: readonly Minute[], from: number, of: keyof Minute): number =>
  minutes.slice(from, from + 60).reduce((sum, minute) => sum + minute[of], 0)

/**
 * Reads a schedule against the race it is for. No hour passes the athlete's tolerance, and no step more. What was drunk
 * before a change has happened: an hour that holds more by that alone is no breach, one that adds to it is.
 */
export function checkSchedule(one: RaceCase, schedule: RaceSchedule, past?: RacePast): Finding {
  const since = past?.until ?? 0
  const { race, athlete, products } = one
  const labels = new Map(products.map((product) => [product.id, product]))
  const length = race.legs.reduce((sum, leg) => sum + leg.minutes, 0)
  const minutes = readMinutes(schedule.entries, labels, length)
  const breaches = checkEntries(one, schedule.entries, labels, length)
  const sweat = sweatLitres(one) * 1000
  const tolerance = athlete.tolerance ?? 60
  const hours = Math.max(1, length - 59)
  const within = { carbs: 0, fluid: 0, sodium: 0 }
  const salted = { hours: 0, within: 0 }
  const named: Record<string, number> = {}
  const unexplained: string[] = []
  const outside: OutsideHour[] = []
  for (let from = 0; from < hours; from += 1) {
    const held = { carbs: 0, fluid: 0, sodium: 0 }
    for (const quantity of quantities) held[quantity] = sumHour(minutes, from, quantity)
    if (held.carbs > Math.min(120, tolerance) + rounding)
      breaches.push(`${from}: ${held.carbs} g above tolerance ${tolerance}`)
    const glucose = sumHour(minutes, from, 'glucose')
    if (glucose > 67 + rounding) breaches.push(`${from}: ${glucose} g glucose`)
    const ahead = from >= since ? held.fluid : sumHour(minutes.slice(0, from + 60), since, 'fluid')
    if (ahead > rounding && held.fluid > (sweat * Math.min(60, length)) / 60 + rounding)
      breaches.push(`${from}: ${held.fluid} ml above sweat`)
    const targets = { carbs: 0, fluid: 0, sodium: 0 }
    for (const quantity of quantities) targets[quantity] = wanted(schedule, quantity, from)
    if (targets.sodium > 0) salted.hours += 1
    for (const quantity of quantities) {
      const target = targets[quantity]
      const off = Math.abs(held[quantity] - target)
      if (off <= Math.max(bounds[quantity] * target, negligible[quantity]) + rounding) {
        within[quantity] += 1
        if (quantity === 'sodium' && target > 0) salted.within += 1
        continue
      }
      const miss = schedule.misses.find((m) => m.quantity === quantity && m.from <= from && from <= m.to)
      const isConfirmed =
        miss !== undefined && doesHold(miss.rule, one, schedule, quantity, from, held[quantity], target)
      outside.push({
        quantity,
        rule: miss?.rule ?? null,
        isConfirmed,
        held,
        target: targets,
        foods: foodsIn(schedule.entries, labels, from),
        sweat: (sweat * Math.min(60, length)) / 60,
      })
      if (miss && isConfirmed) named[miss.rule] = (named[miss.rule] ?? 0) + 1
      else
        unexplained.push(
          `${one.number} ${quantity} at ${from}: ${held[quantity].toFixed(0)} for ${target.toFixed(0)} (${miss?.rule ?? 'no reason'})`,
        )
    }
  }
  const all = (of: keyof Minute) => minutes.reduce((sum, minute) => sum + minute[of], 0)
  const sweated = past ? sweatLitres({ ...one, race: past.race }) * 1000 * since : 0
  if (all('fluid') > (sweated + sweat * (length - since)) / 60 + rounding) breaches.push('a gain of mass is planned')
  if (all('caffeine') > 400) breaches.push('caffeine above 400 mg')
  const share = (of: 'carbs' | 'fluid') => {
    const asked = schedule.pieces.reduce((sum, piece) => sum + (piece[of] * (piece.to - piece.from)) / 60, 0)
    return asked > 0 ? all(of) / asked : 1
  }
  return {
    breaches,
    hours,
    reached: { carbs: share('carbs'), fluid: share('fluid') },
    within,
    salted,
    filled: countMarks(schedule.entries, race.carry.bottle),
    named,
    unexplained,
    outside,
  }
}

/** Half a mark of the usual scale, ml. */
const HALF_MARK = 25

function countMarks(entries: readonly Entry[], bottle: number): Finding['filled'] {
  const volumes = entries.flatMap((entry) => (entry.kind === 'bottle' ? [entry.volume] : []))
  const isRead = (volume: number) =>
    volume === bottle || Math.abs(volume / HALF_MARK - Math.round(volume / HALF_MARK)) < rounding
  return { bottles: volumes.length, toMark: volumes.filter(isRead).length }
}

/** Servings of whole food in the hour from a minute. */
const foodsIn = (entries: readonly Entry[], labels: ReadonlyMap<string, RaceProduct>, from: number): number =>
  entries.reduce(
    (sum, entry) =>
      entry.kind === 'take' &&
      labels.get(entry.product)?.kind === 'food' &&
      entry.minute >= from &&
      entry.minute < from + 60
        ? sum + entry.servings
        : sum,
    0,
  )

/** What an hour should hold: the hourly figure of each stretch, minute by minute. */
const wanted = ({ pieces }: RaceSchedule, quantity: Quantity, from: number): number =>
  pieces.reduce((sum, piece) => {
    const shared = Math.min(from + 60, piece.to) - Math.max(from, piece.from)
    return shared > 0 ? sum + (piece[quantity] * shared) / 60 : sum
  }, 0)

function checkEntries(
  { race, athlete }: RaceCase,
  entries: readonly Entry[],
  labels: ReadonlyMap<string, RaceProduct>,
  length: number,
): string[] {
  const breaches: string[] = []
  const refills = [0, ...race.stations.map(({ minute }) => minute)]
  const handouts = race.stations.flatMap(({ minute, handsOut }) => (handsOut === false ? [] : [minute]))
  const keys = new Map<string, number>()
  for (const key of entries.map(entryKey)) keys.set(key, (keys.get(key) ?? 0) + 1)
  for (const [key, times] of keys) if (times > 1) breaches.push(`${key} is the name of ${times} entries`)
  breaches.push(...foodsAtOnce(race, entries, labels))
  const isClosed = (minute: number): boolean => {
    let from = 0
    for (const leg of race.legs) {
      if (minute >= from && minute < from + leg.minutes) return leg.intake === 'none'
      from += leg.minutes
    }
    return true
  }
  for (const entry of entries) {
    const contents =
      entry.kind === 'take'
        ? [{ product: entry.product, servings: entry.servings }]
        : entry.kind === 'cup'
          ? []
          : entry.contents
    for (const { product, servings } of contents) {
      const label = labels.get(product)
      if (!label) breaches.push(`${product} is not the athlete's`)
      if (!Number.isInteger(servings) || servings < 1) breaches.push(`${servings} servings of ${product}`)
      if (label?.unfitFor.some((diet) => athlete.diets.includes(diet))) breaches.push(`${product} breaks the diet`)
      const isRead = label?.allergens !== undefined
      if (athlete.allergens.length > 0 && (!isRead || label.allergens?.some((a) => athlete.allergens.includes(a)))) {
        breaches.push(`${product} may hold an allergen`)
      }
      if (label && label.caffeine > 0 && athlete.wantsCaffeine !== true) breaches.push('caffeine that nobody wants')
      if (label && label.caffeine * servings > 200) breaches.push('caffeine above 200 mg at once')
      if (
        label &&
        entry.kind === 'take' &&
        entry.water < label.water * servings &&
        !isWateredSoon(entry, label, entries, labels)
      )
        breaches.push(`${product} without water`)
    }
    if (entry.kind !== 'bottle') {
      const isHandedOut = entry.kind === 'cup' || entry.isAtStation === true
      if (isHandedOut && (entry.minute === 0 || !handouts.includes(entry.minute)))
        breaches.push(`${entry.minute}: no station that hands out water`)
      if (isHandedOut && drunkAt(entries, entry.minute) > MAX_AT_ONCE + rounding)
        breaches.push(`${entry.minute}: too much water at once`)
      if (entry.minute < 0 || entry.minute >= length || isClosed(entry.minute))
        breaches.push(`${entry.minute}: nothing can be taken`)
      continue
    }
    if (isClosed(entry.from) || isClosed(entry.to - 1)) breaches.push(`${entry.from}: nothing can be drunk`)
    if (entry.volume > race.carry.bottle + rounding) breaches.push(`${entry.from}: the bottle overflows`)
    if (entry.drunk > entry.volume + rounding) breaches.push(`${entry.from}: more drunk than filled`)
    if (!refills.includes(entry.filledAt) || entry.filledAt > entry.from)
      breaches.push(`${entry.from}: no water to fill it`)
  }
  return [...breaches, ...checkCarry(race, entries, labels, length)]
}

/**
 * Whether its water is drunk at the station soon after: never that of a gel, little of it, and beside what is taken there with
 * water of its own.
 */
function isWateredSoon(
  { minute, servings, waterAt }: Extract<Entry, { kind: 'take' }>,
  label: RaceProduct,
  entries: readonly Entry[],
  labels: ReadonlyMap<string, RaceProduct>,
): boolean {
  if (waterAt === undefined || waterAt < minute || waterAt > minute + 20) return false
  if (!['chew', 'food'].includes(label.kind) || label.water * servings > 60) return false
  const needed = entries.reduce(
    (sum, one) =>
      one.kind === 'take' && one.minute === waterAt ? sum + (labels.get(one.product)?.water ?? 0) * one.servings : sum,
    label.water * servings,
  )
  return drunkAt(entries, waterAt) >= needed - rounding
}

/** Nobody drinks more than this where they stop, ml (ACSM: 150-350 ml at a time; the product says 300). */
const MAX_AT_ONCE = 300

/** Foods with water, of the running hours, of which two come in one minute: nobody swallows two gels at once. */
function foodsAtOnce(
  race: RaceCase['race'],
  entries: readonly Entry[],
  labels: ReadonlyMap<string, RaceProduct>,
): readonly string[] {
  // In a pause between stretches without intake there is time for more than one.
  if (race.legs.some(({ intake }) => intake === 'none')) return []
  const seen = new Set<number>()
  return entries.flatMap((entry) => {
    if (entry.kind !== 'take' || entry.water === 0 || labels.get(entry.product)?.kind === 'capsule') return []
    if (seen.has(entry.minute)) return [`${entry.minute}: two foods with water at once`]
    seen.add(entry.minute)
    return []
  })
}

const drunkAt = (entries: readonly Entry[], minute: number): number =>
  entries.reduce((sum, entry) => sum + (entry.kind !== 'bottle' && entry.minute === minute ? entry.water : 0), 0)

/** Bottles with a mix keep what they hold; plain water is topped up at every refill, and a gel's water comes from it. */
function checkCarry(
  race: RaceCase['race'],
  entries: readonly Entry[],
  labels: ReadonlyMap<string, RaceProduct>,
  length: number,
): string[] {
  const refills = [...new Set([0, ...race.stations.map(({ minute }) => minute)])].toSorted((a, b) => a - b)
  return refills.flatMap((from, i) => {
    const to = refills[i + 1] ?? length
    let bottles = 0
    let water = 0
    let pieces = 0
    for (const entry of entries) {
      if (entry.kind === 'bottle') {
        if (entry.contents.some(({ product }) => labels.get(product)?.kind === 'mix')) {
          bottles += entry.filledAt === from || (entry.from < from && entry.to > from) ? 1 : 0
        } else {
          const shared = Math.max(0, Math.min(to, entry.to) - Math.max(from, entry.from))
          water += (entry.drunk * shared) / (entry.to - entry.from)
        }
      } else if (entry.kind === 'take') {
        // What is taken at a station is carried to it, and its water is not.
        const isBrought = entry.isAtStation === true && entry.minute > from && entry.minute <= to
        const isOnTheWay = entry.isAtStation !== true && entry.minute >= from && entry.minute < to
        if (isOnTheWay) water += entry.water
        if (isBrought || isOnTheWay) pieces += entry.servings
      }
    }
    const carried = bottles + Math.ceil(water / race.carry.bottle - rounding)
    return [
      ...(carried > race.carry.bottles ? [`${from}: ${carried} bottles for ${race.carry.bottles}`] : []),
      ...(pieces > race.carry.pockets ? [`${from}: ${pieces} pieces for ${race.carry.pockets} pockets`] : []),
    ]
  })
}

/** Sodium in a drink for who sweats, mg/ml; what is printed in docs/race.md. */
const USUAL_SODIUM = 0.6

/** Whether a reason is true of this hour, as far as race and labels tell. */
function doesHold(
  rule: string,
  { race, athlete, products }: RaceCase,
  schedule: RaceSchedule,
  quantity: Quantity,
  from: number,
  held: number,
  target: number,
): boolean {
  const to = from + 60
  const length = race.legs.reduce((sum, leg) => sum + leg.minutes, 0)
  const usable = products.filter(
    (p) =>
      !p.unfitFor.some((diet) => athlete.diets.includes(diet)) &&
      (athlete.allergens.length === 0 ||
        (p.allergens !== undefined && !p.allergens.some((a) => athlete.allergens.includes(a)))),
  )
  if (rule === 'no_intake') {
    return schedule.pieces.some((piece) => !piece.isOpen && piece.from < to && piece.to > from)
  }
  if (rule === 'finish') return held < target && to > length - 10
  if (rule === 'glucose')
    return held < target && usable.every((p) => p.carbs === 0 || p.glucose / p.carbs > 67 / target)
  if (rule === 'no_source') return held < target && sourcesOf(usable, quantity).length === 0
  if (rule === 'carry') return held < target && isCarryTight(race, schedule, from)
  if (rule === 'whole_servings') {
    // Nearer than the largest single serving that could be added or left out.
    const largest = Math.max(
      0,
      ...sourcesOf(usable, quantity).map((p) => (quantity === 'fluid' ? Math.max(p.water, 100) : p[quantity])),
    )
    return Math.abs(held - target) <= Math.max(largest, bounds[quantity] * target) + rounding
  }
  if (rule === 'low_product_sodium') {
    // Nothing that is taken for the hour's carbohydrate brings its sodium along, and nothing else brings any.
    const carbs = wanted(schedule, 'carbs', from)
    const brings = ({ carbs: each, sodium }: RaceProduct) =>
      each > 0 ? (sodium / each) * carbs : sodium > 0 ? Number.POSITIVE_INFINITY : 0
    const plain = usable.filter(({ caffeine }) => caffeine === 0)
    return quantity === 'sodium' && held < target && plain.every((product) => brings(product) < target)
  }
  if (rule === 'undissolved_salt') {
    // Salt is there, and neither a capsule nor a bottle of its own in this hour that it could be in.
    const plain = usable.filter(({ caffeine }) => caffeine === 0)
    const isOf = (kind: string) => plain.some((product) => product.kind === kind)
    const isMixed = schedule.entries.some((one) => one.kind === 'bottle' && one.from < to && one.to > from)
    return quantity === 'sodium' && held < target && isOf('salt') && !isOf('capsule') && !isMixed
  }
  if (rule === 'caffeine') {
    // A serving with caffeine is taken in it, in the place of another of the same kind.
    return schedule.entries.some(
      (one) =>
        one.kind === 'take' &&
        one.minute >= from &&
        one.minute < to &&
        (products.find(({ id }) => id === one.product)?.caffeine ?? 0) > 0,
    )
  }
  if (rule === 'unneeded_sodium') {
    // None is asked for, no salt or capsule is taken, and no more comes along than a drink for that much sweat holds.
    const isOfSalt = (id: string) => ['salt', 'capsule'].includes(products.find((one) => one.id === id)?.kind ?? '')
    const isTaken = schedule.entries.some((one) =>
      one.kind === 'take'
        ? isOfSalt(one.product) && one.minute >= from && one.minute < to
        : one.kind === 'bottle' && one.from < to && one.to > from && one.contents.some((of) => isOfSalt(of.product)),
    )
    return (
      quantity === 'sodium' &&
      target === 0 &&
      !isTaken &&
      held <= USUAL_SODIUM * wanted(schedule, 'fluid', from) + rounding
    )
  }
  if (rule === 'product_sodium') return quantity === 'sodium' && held > target
  return rule === 'drink_strength' || rule === 'safety_limit' || rule === 'gel_water'
}

/** Whether a stretch of this hour asks for more than its bottles hold with one of them half used, or fills the pockets. */
function isCarryTight(race: RaceCase['race'], { pieces, entries }: RaceSchedule, hour: number): boolean {
  const length = race.legs.reduce((sum, leg) => sum + leg.minutes, 0)
  const refills = [...new Set([0, ...race.stations.map(({ minute }) => minute)])].toSorted((a, b) => a - b)
  return refills.some((from, i) => {
    const to = refills[i + 1] ?? length
    if (from >= hour + 60 || to <= hour) return false
    const asked = pieces.reduce(
      (sum, piece) => sum + (piece.fluid * Math.max(0, Math.min(to, piece.to) - Math.max(from, piece.from))) / 60,
      0,
    )
    const eaten = entries.reduce(
      (sum, entry) => sum + (entry.kind === 'take' && entry.minute >= from && entry.minute < to ? entry.servings : 0),
      0,
    )
    return asked > (race.carry.bottles - 1) * race.carry.bottle || eaten >= race.carry.pockets * 0.8
  })
}

const sourcesOf = (products: readonly RaceProduct[], quantity: Quantity): readonly RaceProduct[] =>
  products.filter((product) => quantity === 'fluid' || product[quantity] > 0)
