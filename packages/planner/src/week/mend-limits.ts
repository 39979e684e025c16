import { countFaults, isSound, type JudgedMenu, judgeMenu } from './judge-menu.ts'
import { MenuState } from './menu-cost.ts'
import type { Menu } from './menu-problem.ts'
import {
  brokenExcess,
  demandExcess,
  type Excess,
  faultExcess,
  kitchenExcess,
  lessens,
  limitExcess,
  PLATE,
  spoiledExcess,
  TO_COOK_OR_BUY,
} from './week-excess.ts'
import type { WeekSetting } from './week-setting.ts'
import { WeekWork } from './week-work.ts'

/** Rounds in which one change is made, and the changes that are sized in each, the cheapest first. */
const ROUNDS = 6
const SIZED = 16
const SIZED_FOR_KITCHEN = 12
/** Grams less that are lost of a menu before a change of it is tried. */
const LOST_LESS = 50

/** Places that have a part in what is above a limit: plates, and all that is cooked or eaten on a day over its minutes. */
const involvedPlaces = ({ problem }: WeekSetting, { sized }: JudgedMenu): readonly number[] => {
  const { portions, plates, poorPlates, overMinutes } = sized
  const cookedOn = new Map(plates.map(({ place, pot }) => [place.id, portions.pots[pot]?.start.cookedOn]))
  const isLong = (day: number | undefined) => day !== undefined && (overMinutes[day] ?? 0) > 0
  return problem.places.flatMap(({ place, choices }, at) =>
    choices.length > 1 && (poorPlates.ids.includes(place.id) || isLong(place.day) || isLong(cookedOn.get(place.id)))
      ? [at]
      : [],
  )
}

/** Places whose plates cannot be served, and all of the days that are missed. */
const faultyPlaces = (
  { problem }: WeekSetting,
  { sized: { wrongPlates, missedDays } }: JudgedMenu,
): readonly number[] =>
  problem.places.flatMap(({ place, choices }, at) =>
    choices.length > 1 && (wrongPlates.includes(place.id) || missedDays.includes(place.day)) ? [at] : [],
  )

/** Places whose plates break a limit. */
const brokenPlaces = ({ problem }: WeekSetting, { sized: { brokenPlates } }: JudgedMenu): readonly number[] =>
  problem.places.flatMap(({ place, choices }, at) =>
    choices.length > 1 && brokenPlates.ids.includes(place.id) ? [at] : [],
  )

/** Every place that has a choice. */
export const openPlaces = ({ problem: { places } }: WeekSetting): readonly number[] =>
  places.flatMap(({ choices }, at) => (choices.length > 1 ? [at] : []))

export type Change = readonly (readonly [at: number, choice: number])[]

/** Every other dish of a place, there alone. */
const changesHere = ({ problem: { places } }: WeekSetting, menu: Menu, at: number): readonly Change[] =>
  (places[at]?.choices ?? []).flatMap((_, choice): readonly Change[] => (choice === menu[at] ? [] : [[[at, choice]]]))

/** Every other dish of a place: there alone, wherever its dish is eaten, and in exchange with another day. */
export const changesAt = ({ problem: { places } }: WeekSetting, menu: Menu, at: number): readonly Change[] => {
  const dishOf = (place: number, choice: number) => places[place]?.choices[choice]?.dish
  const own = dishOf(at, menu[at] as number)
  const choiceOf = (place: number, dish: number | undefined) =>
    places[place]?.choices.findIndex((choice) => choice.dish === dish) ?? -1
  const others = [...places.keys()].filter((place) => place !== at)
  const everywhere = others.filter((place) => dishOf(place, menu[place] as number) === own)
  const single = (places[at]?.choices ?? []).flatMap(({ dish }, choice): readonly Change[] => {
    if (dish === own) return []
    const whole = everywhere.flatMap((place): Change => {
      const its = choiceOf(place, dish)
      return its < 0 ? [] : [[place, its]]
    })
    return whole.length === 0 ? [[[at, choice]]] : [[[at, choice]], [[at, choice], ...whole]]
  })
  const exchanged = others.flatMap((other): readonly Change[] => {
    const its = dishOf(other, menu[other] as number)
    const [here, there] = [choiceOf(at, its), choiceOf(other, own)]
    if (its === own || here < 0 || there < 0 || places[other]?.place.day === places[at]?.place.day) return []
    return [
      [
        [at, here],
        [other, there],
      ],
    ]
  })
  return [...single, ...exchanged]
}

/** What counts as too much, which places have a part in it, and what they may change to. */
interface Mending {
  readonly excess: Excess
  readonly placesOf: (setting: WeekSetting, judged: JudgedMenu) => readonly number[]
  readonly changesAt: (setting: WeekSetting, menu: Menu, at: number) => readonly Change[]
  /** Tells whether a change at a place is worth sizing, by the menu that it would make of the judged one. */
  readonly helps: (judged: JudgedMenu, before: MenuState) => (id: string, after: MenuState) => boolean
  /** Changes that are sized in each round, the cheapest first. */
  readonly sized: number
  /** Of the excess, what a change has to take away to be made without looking at dearer ones. */
  readonly enough: number
}

/** Another dish for a plate that breaks a limit, or less work on a day over its minutes. */
const mendsPlateOrDay: Mending['helps'] = ({ sized: { poorPlates, overMinutes } }, state) => {
  const before = Array.from(state.demands().minutes)
  return (id, after) => {
    if (poorPlates.ids.includes(id)) return true
    const { minutes } = after.demands()
    return overMinutes.some((over, day) => over > 0 && (minutes[day] ?? 0) < (before[day] ?? 0))
  }
}

/** Fewer dishes, less to buy or to cook, or, where too much spoils, less that is lost. */
const mendsKitchen: Mending['helps'] = (judged, state) => {
  const before = demandExcess(state.demands())
  const most = spoiledExcess(judged) > 0 ? state.lost - LOST_LESS : Number.NEGATIVE_INFINITY
  return (_id, after) => {
    const now = demandExcess(after.demands())
    return now < before || (now === before && most > 0 && after.lost <= most)
  }
}

const mendsAny: Mending['helps'] = () => () => true

/** The menus that are one change away from a place that has a part in an excess, the cheapest first. */
const nextMenus = (setting: WeekSetting, judged: JudgedMenu, mending: Mending): readonly Menu[] => {
  const { menu } = judged.sized
  const state = new MenuState(setting.problem, menu)
  const isHelp = mending.helps(judged, state)
  const found = mending.placesOf(setting, judged).flatMap((at) => {
    const id = setting.problem.places[at]?.place.id ?? ''
    return mending.changesAt(setting, menu, at).flatMap((change) => {
      const taken = change.filter(([place, choice]) => {
        if (!state.mayTake(place, choice)) return false
        state.take(place, choice)
        return true
      })
      const helps = taken.length === change.length && isHelp(id, state)
      const next = helps ? [{ menu: [...state.taken], cost: state.cost() }] : []
      for (const [place] of taken) state.take(place, menu[place] as number)
      return next
    })
  })
  const known = new Set<string>()
  return found
    .toSorted((a, b) => a.cost - b.cost)
    .filter(({ menu: next }) => {
      const key = next.join(' ')
      if (known.has(key)) return false
      known.add(key)
      return true
    })
    .slice(0, mending.sized)
    .map(({ menu: next }) => next)
}

const wholePrice = ({ of, before }: Excess, judged: JudgedMenu): number => judged.score + before(judged) + of(judged)

/**
 * Whether a menu holds less of an excess than another and costs less with it, with no more of what comes before the excess and
 * no more plates or days that are wrong.
 */
export const mends = (excess: Excess, next: JudgedMenu, menu: JudgedMenu): boolean =>
  countFaults(next) <= countFaults(menu) &&
  lessens(excess, next, menu) &&
  wholePrice(excess, next) < wholePrice(excess, menu)

/**
 * One change after the other, while each takes something away of what is too much, adds nothing to what comes before it, and
 * no plate or day becomes wrong by it.
 */
const mend = (setting: WeekSetting, start: JudgedMenu, mending: Mending, work: WeekWork): JudgedMenu => {
  const { excess } = mending
  let best = start
  for (let round = 0; round < ROUNDS && excess.of(best) > 0; round++) {
    if (isSound(best) && work.isOver()) return best
    const next = findMended(setting, best, mending, work)
    if (!next) return best
    best = next
  }
  return best
}

/** The first of the menus that are one change away that takes a whole plate or day off the excess, else the best that mends it. */
const findMended = (
  setting: WeekSetting,
  menu: JudgedMenu,
  mending: Mending,
  work: WeekWork,
): JudgedMenu | undefined => {
  const { excess } = mending
  let best: JudgedMenu | undefined
  for (const one of nextMenus(setting, menu, mending)) {
    const judged = judgeMenu(setting, one)
    work.sized()
    if (!mends(excess, judged, menu)) continue
    if (excess.of(menu) - excess.of(judged) >= mending.enough) return judged
    if (best === undefined || wholePrice(excess, judged) < wholePrice(excess, best)) best = judged
  }
  return best
}

const faults: Mending = {
  excess: faultExcess,
  placesOf: faultyPlaces,
  changesAt,
  helps: mendsAny,
  sized: SIZED,
  enough: PLATE,
}
const limits: Mending = {
  excess: limitExcess,
  placesOf: involvedPlaces,
  changesAt,
  helps: mendsPlateOrDay,
  sized: SIZED,
  enough: PLATE,
}
const kitchen: Mending = {
  excess: kitchenExcess,
  placesOf: openPlaces,
  changesAt,
  helps: mendsKitchen,
  sized: SIZED_FOR_KITCHEN,
  enough: TO_COOK_OR_BUY,
}
const plates: Mending = {
  excess: brokenExcess,
  placesOf: brokenPlaces,
  changesAt: changesHere,
  helps: mendsPlateOrDay,
  sized: SIZED,
  enough: PLATE,
}

/**
 * Brings a menu within the limits of a week where that can be: plates that cannot be served and days that are missed, the protein of main meals, the main foods and the minutes of
 * a day, then what is bought, cooked and spoiled. The search has priced them; here they come before every price. Plates change
 * that have a part in what is above a limit, for the kitchen any; the dish goes there alone, wherever it is eaten, or to
 * another day in exchange. What cannot be mended stays as it is, and the plan tells it.
 */
export const mendLimits = (setting: WeekSetting, start: JudgedMenu, work: WeekWork = new WeekWork()): JudgedMenu => {
  const sound = mend(setting, start, faults, work)
  if (!isSound(sound)) return sound
  const within = mend(setting, sound, limits, work)
  return kitchenExcess.of(within) > 0 ? mend(setting, within, kitchen, work) : within
}

/**
 * Brings a week that changes as little as it can within the limits of plates that every week keeps: the protein of main
 * meals, the main foods of a day. A plate that breaks one gets another dish, and no other plate does.
 */
export const mendPlates = (setting: WeekSetting, start: JudgedMenu, work: WeekWork): JudgedMenu =>
  mend(setting, start, plates, work)
