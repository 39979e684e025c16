import { DAYS } from './packs.ts'

/** Days of the week as bits: 1 is Monday. */
export type DaySet = number

/** How a dish may be cooked for several of its meals. */
export interface PotRule {
  /** Days after cooking on which it is still eaten from the fridge; 0 when each meal is made anew. */
  readonly keeps: number
  /** Meals that one cooking may give. */
  readonly most: number
  /** It stands over night, so it is made the day before its first meal. */
  readonly isAhead: boolean
  /** Portions may be frozen for the days after. */
  readonly freezes: boolean
}

/** One cooking of a dish: when, for the meals of which days, and which of them come from the freezer. */
export interface PotSpan {
  readonly cookedOn: number
  readonly days: DaySet
  /** The same days one by one, in the order of time. */
  readonly dayList: readonly number[]
  /** Those of them on which a plate is warmed. */
  readonly warmedOn: readonly number[]
  /** The last day of those that are eaten fresh, and the day of cooking. */
  readonly lastFresh: number
  readonly frozen: DaySet
  readonly meals: number
  /** A hot box for work that cannot be cooked the evening before. */
  readonly isMorningBox: boolean
}

interface OpenPot {
  cookedOn: number
  days: DaySet
  meals: number
  readonly isMorningBox: boolean
}

const has = (days: DaySet, day: number): boolean => (days & (1 << day)) !== 0

/** How many days a set holds. */
export const countDays = (days: DaySet): number => {
  let count = 0
  for (let left = days; left > 0; left &= left - 1) count++
  return count
}

const daysAfter = (days: DaySet, day: number): DaySet => (day >= DAYS ? 0 : days & ~((1 << (day + 1)) - 1))

/** The first day of a set that holds one. */
export const firstDay = (days: DaySet): number => 31 - Math.clz32(days & -days)

/** The last day of a set that holds one. */
const lastDay = (days: DaySet): number => 31 - Math.clz32(days)

/** The cookings of dishes with one rule, by the days of their meals: the search asks for them millions of times. */
export class RuledPots {
  readonly #group: (uses: DaySet, boxes: DaySet) => readonly PotSpan[]
  readonly #known: (readonly PotSpan[] | undefined)[] = Array.from({ length: 1 << DAYS }, () => undefined)
  readonly #knownWithBoxes = new Map<number, readonly PotSpan[]>()
  readonly #spans = new Map<number, PotSpan>()

  constructor(group: (uses: DaySet, boxes: DaySet) => readonly PotSpan[]) {
    this.#group = (uses, boxes) => group(uses, boxes).map((span) => this.#theOne(span))
  }

  /** Equal cookings are one object, whatever meals there are beside theirs. */
  #theOne(span: PotSpan): PotSpan {
    const key = span.days | (span.cookedOn << DAYS) | (span.isMorningBox ? 1 << (2 * DAYS) : 0)
    const known = this.#spans.get(key) ?? span
    this.#spans.set(key, known)
    return known
  }

  /** The cookings for the meals of `uses`; `boxes` are the days on which it is eaten hot away from home. */
  spansOf(uses: DaySet, boxes: DaySet): readonly PotSpan[] {
    if (boxes !== 0) return this.#withBoxes(uses, boxes)
    const known = this.#known[uses]
    if (known !== undefined) return known
    const spans = this.#group(uses, 0)
    this.#known[uses] = spans
    return spans
  }

  #withBoxes(uses: DaySet, boxes: DaySet): readonly PotSpan[] {
    const key = uses | (boxes << DAYS)
    const known = this.#knownWithBoxes.get(key)
    if (known !== undefined) return known
    const spans = this.#group(uses, boxes)
    this.#knownWithBoxes.set(key, spans)
    return spans
  }
}

/**
 * Groups the meals of a dish into cookings: the first is cooked for its meal and feeds the ones after it while it keeps, or
 * from the freezer. What is taken to work hot is cooked the evening before, and what can be is cooked on a batch day.
 */
export class PotDays {
  readonly #from: number
  readonly #batchDays: DaySet
  readonly #ruled = new Map<number, RuledPots>()

  constructor(from: number, batchDays: DaySet) {
    this.#from = from
    this.#batchDays = batchDays
  }

  /** The cookings for the meals of `uses`; `boxes` are the days on which it is eaten hot away from home. */
  spansOf(uses: DaySet, boxes: DaySet, rule: PotRule): readonly PotSpan[] {
    return this.ruled(rule).spansOf(uses, boxes)
  }

  /** All cookings of dishes with a rule. */
  ruled(rule: PotRule): RuledPots {
    const { keeps, most, isAhead, freezes } = rule
    const switches = (isAhead ? 1 : 0) | (freezes ? 2 : 0)
    const key = Math.min(keeps, DAYS) | (Math.min(most, DAYS) << 3) | (switches << 6)
    const known =
      this.#ruled.get(key) ??
      new RuledPots((uses, boxes) => this.#group(uses, boxes, rule).map((pot) => this.#close(pot, rule)))
    this.#ruled.set(key, known)
    return known
  }

  #group(uses: DaySet, boxes: DaySet, { keeps, most, isAhead, freezes }: PotRule): readonly OpenPot[] {
    const pots: OpenPot[] = []
    for (let day = 0; day < DAYS; day++) {
      if (!has(uses, day)) continue
      const pot = pots.at(-1)
      if (pot && pot.meals < most && keeps > 0 && (freezes || day <= pot.cookedOn + keeps)) {
        pot.days |= 1 << day
        pot.meals++
        continue
      }
      const isBox = has(boxes, day)
      const mayBeAhead = day > this.#from && (isAhead || (isBox && keeps > 0))
      pots.push({
        cookedOn: mayBeAhead ? day - 1 : day,
        days: 1 << day,
        meals: 1,
        isMorningBox: isBox && !mayBeAhead,
      })
    }
    return pots
  }

  #close(pot: OpenPot, { keeps, freezes }: PotRule): PotSpan {
    const cookedOn = keeps > 0 && this.#batchDays !== 0 ? this.#batchDayOf(pot, keeps, freezes) : pot.cookedOn
    const { days, meals, isMorningBox } = pot
    const dayList = Array.from({ length: DAYS }, (_, day) => day).filter((day) => has(days, day))
    const frozen = keeps > 0 ? daysAfter(days, cookedOn + keeps) : 0
    return {
      cookedOn,
      days,
      dayList,
      warmedOn: dayList.filter((day) => day !== cookedOn),
      lastFresh: lastDay((days & ~frozen) | (1 << cookedOn)),
      frozen,
      meals,
      isMorningBox: isMorningBox && cookedOn === pot.cookedOn,
    }
  }

  /** The latest batch day from which all meals still keep; from which the freezer has them, if none does. */
  #batchDayOf({ cookedOn, days }: OpenPot, keeps: number, freezes: boolean): number {
    const fresh = days & ~daysAfter(days, cookedOn + keeps)
    const earliest = Math.max(this.#from, lastDay(fresh) - keeps)
    for (let day = cookedOn; day >= earliest; day--) if (has(this.#batchDays, day)) return day
    if (!freezes) return cookedOn
    for (let day = earliest - 1; day >= this.#from; day--) if (has(this.#batchDays, day)) return day
    return cookedOn
  }
}

const known = new Map<number, PotDays>()

/** The cookings of weeks that are planned from a day on, with these batch days: they are the same in every week. */
export const potDaysFrom = (from: number, batchDays: DaySet): PotDays => {
  const key = from | (batchDays << 3)
  const days = known.get(key) ?? new PotDays(from, batchDays)
  known.set(key, days)
  return days
}
