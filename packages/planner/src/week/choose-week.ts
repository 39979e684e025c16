import { isSound, type JudgedMenu, judgeMenu, keepsLimits } from './judge-menu.ts'
import { mendLimits, mends } from './mend-limits.ts'
import type { Menu, MenuChoice, MenuProblem } from './menu-problem.ts'
import { firstMenu, type SearchEffort, searchMenu } from './search-menu.ts'
import { countUnrealPlates, type SizedMenu, sizeMenu } from './size-menu.ts'
import { varyMenu } from './vary-menu.ts'
import { kitchenExcess } from './week-excess.ts'
import { type WeekSetting, withLightPlates } from './week-setting.ts'
import { WeekWork } from './week-work.ts'

/** How long a week is looked for: in rounds and moves, never in seconds, so that the same input gives the same plan. */
export interface WeekEffort {
  /** A first search, the rounds in which its menu is mended until it may be served, and the search that goes on from there. */
  readonly first: SearchEffort
  readonly firstRepairs: number
  readonly search: SearchEffort
  /** Rounds in which the search goes on with what kitchen measures have made of its plates. */
  readonly rounds: number
  /** Rounds until every plate can be served, every day is met and the limits of a week hold, which end as soon as they do. */
  readonly repairs: number
  readonly repair: SearchEffort
  /** Rounds without a better menu after which a sound one is taken as it is, and one that is not goes to be mended. */
  readonly patience: number
  readonly longPatience: number
  /** Further searches around a menu that buys, cooks or lets spoil more than a week should. */
  readonly tries: number
  readonly further: SearchEffort
  /** Menus that are sized at most for a week that is less dull. */
  readonly varied: number
}

export const usualEffort: WeekEffort = {
  first: { moves: 24_000, hottest: 1.2, coldest: 0.08 },
  firstRepairs: 10,
  search: { moves: 84_000, hottest: 1, coldest: 0.06 },
  rounds: 9,
  repairs: 28,
  repair: { moves: 4_000, hottest: 0.15, coldest: 0.02 },
  patience: 8,
  longPatience: 12,
  tries: 2,
  further: { moves: 24_000, hottest: 0.6, coldest: 0.04 },
  varied: 24,
}

/** What a dish costs more where it could not be served, and on a day that was missed with it. */
const BANNED = 3
const SUSPECT = 0.12
const WEAK = 0.15
const POOR = 0.8
/** The most that a plate's misfit in kitchen measures and beside its pot counts above what it was thought to be. */
const MAX_LEARNED = 0.3

const countPoor = ({ wrongPlates, missedDays, poorPlates }: SizedMenu): number =>
  wrongPlates.length + missedDays.length + poorPlates.count

/**
 * The menu in its final portions, where using whole packs up breaks nothing; else as it is. A plate that nobody could eat is made
 * smaller, whatever its day misses by it, which is told.
 */
export const finishMenu = ({ setting, sized }: JudgedMenu): SizedMenu => {
  const finished = sizeMenu(setting, sized.menu)
  const best = countPoor(finished) > countPoor(sized) ? sized : finished
  const unreal = countUnrealPlates(best)
  if (unreal === 0) return best
  const light = sizeMenu(withLightPlates(setting), sized.menu)
  return countUnrealPlates(light) < unreal ? light : best
}

/** What sizing has shown of the choices that were taken. */
interface Learned {
  /** What a choice costs above what it was thought to. */
  readonly prices: Map<MenuChoice, number>
  /** The choices as they are known now: with what they cost and with the main food of their plate. */
  readonly known: Map<MenuChoice, MenuChoice>
}

/** The problem with what was learned of its choices, and with days as much shorter as they came out longer. */
const withLearned = (problem: MenuProblem, { known }: Learned, shorter: readonly number[]): MenuProblem => ({
  ...problem,
  priced: problem,
  goals: { ...problem.goals, minutes: problem.goals.minutes.map((minutes, day) => minutes - (shorter[day] ?? 0)) },
  places: problem.places.map((own) => {
    const { place, choices } = own
    if (choices.length < 2 || !choices.some((choice) => known.has(choice))) return own
    return { place, choices: choices.map((choice) => known.get(choice) ?? choice) }
  }),
})

const learn = ({ problem }: WeekSetting, { sized }: JudgedMenu, { prices, known }: Learned): void => {
  const missed = new Set(sized.missedDays)
  const wrong = new Set(sized.wrongPlates)
  const weak = new Set(sized.weakPlates)
  const poor = new Set(sized.poorPlates.ids)
  const plateAt = new Map(sized.plates.map(({ place }, plate) => [place.id, plate]))
  problem.places.forEach(({ place, choices }, at) => {
    const choice = choices[sized.menu[at] as number]
    if (!choice) return
    const plate = plateAt.get(place.id)
    const plateCost = plate === undefined ? 0 : sized.portions.plateCost(plate)
    const learned = Math.min(MAX_LEARNED, Math.max(0, plateCost - choice.cost))
    const more = wrong.has(place.id)
      ? BANNED
      : learned +
        (missed.has(place.day) ? SUSPECT : 0) +
        (weak.has(place.id) ? WEAK : 0) +
        (poor.has(place.id) ? POOR : 0)
    const price = (prices.get(choice) ?? 0) + (more < 0.005 ? 0 : more)
    prices.set(choice, price)
    const mainFood = plate === undefined ? choice.mainFood : sized.mainFoods[plate]
    known.set(choice, { ...choice, mainFood, cost: choice.cost + price })
  })
}

/** Told how many rounds of a search are behind. */
export type OnRound = (rounds: number) => void

/** Gives up what did not work out, one round after the other, and keeps the best. */
export const mendMenu = (
  setting: WeekSetting,
  start: JudgedMenu,
  effort: WeekEffort,
  isDone: (judged: JudgedMenu) => boolean,
  work: WeekWork,
  onRound?: OnRound,
): JudgedMenu => {
  let best = start
  let current = start
  const learned: Learned = { prices: new Map(), known: new Map() }
  let shorter: readonly number[] = []
  let idle = 0
  for (let round = 0; round < (isDone(best) ? effort.rounds : effort.repairs); round++) {
    if (isSound(best) ? idle >= effort.patience || work.isOver() : idle >= effort.longPatience) break
    onRound?.(round)
    learn(setting, current, learned)
    shorter = current.sized.overMinutes.map((over, day) => over + (shorter[day] ?? 0))
    const known = withLearned(setting.problem, learned, shorter)
    const menu = searchMenu(known, current.sized.menu, setting.seed * 31 + round, effort.repair)
    current = judgeMenu(setting, menu)
    work.searched(effort.repair)
    work.sized()
    idle = current.score < best.score ? 0 : idle + 1
    if (idle === 0) best = current
  }
  return best
}

/** Searches on around a menu that buys, cooks or lets spoil more than a week should, and takes what lessens that. */
const lessenExcess = (setting: WeekSetting, start: JudgedMenu, effort: WeekEffort, work: WeekWork): JudgedMenu => {
  let best = start
  for (let i = 0; i < effort.tries && isSound(best) && kitchenExcess.of(best) > 0 && !work.isOver(); i++) {
    const menu = searchMenu(setting.problem, best.sized.menu, setting.seed * 31 + 977 + i, effort.further)
    const next = judgeMenu(setting, menu)
    work.searched(effort.further)
    work.sized()
    if (mends(kitchenExcess, next, best)) best = next
  }
  return best
}

/** Searches for dishes from a menu on, and sizes what it finds. */
const searchFrom = (
  setting: WeekSetting,
  start: Menu,
  seed: number,
  effort: SearchEffort,
  work: WeekWork,
): JudgedMenu => {
  const judged = judgeMenu(setting, searchMenu(setting.problem, start, seed, effort))
  work.searched(effort)
  work.sized()
  return judged
}

/**
 * Chooses the week's dishes and portions: a first menu that may be served, then a longer search, with what did not work out
 * given up, the menu brought within limits, and made less dull. Where the work ends early, the week is the best so far.
 */
export const chooseWeek = (
  setting: WeekSetting,
  effort: WeekEffort = usualEffort,
  work: WeekWork = new WeekWork(),
  onRound?: OnRound,
): SizedMenu => {
  const { problem, seed } = setting
  const quick = searchFrom(setting, firstMenu(problem), seed * 7919, effort.first, work)
  const first = mendMenu(setting, quick, { ...effort, rounds: 0, repairs: effort.firstRepairs }, isSound, work)
  if (isSound(first) && work.isOver()) return finishMenu(first)
  const wide = searchFrom(setting, first.sized.menu, seed * 7919 + 1, effort.search, work)
  const mended = mendMenu(setting, wide, effort, keepsLimits, work, onRound)
  const within = mendLimits(setting, mended, work)
  const best = isSound(first) && !isSound(within) ? mendLimits(setting, first, work) : within
  return finishMenu(varyMenu(setting, lessenExcess(setting, best, effort, work), effort.varied, work))
}
