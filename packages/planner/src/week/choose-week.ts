import { type JudgedMenu, judgeMenu, keepsLimits } from './judge-menu.ts'
import { mendLimits } from './mend-limits.ts'
import type { MenuProblem } from './menu-problem.ts'
import { firstMenu, type SearchEffort, searchMenu } from './search-menu.ts'
import { type SizedMenu, sizeMenu } from './size-menu.ts'
import type { WeekSetting } from './week-setting.ts'

/** How long a week is looked for: in starts and moves, never in seconds, so that the same input gives the same plan. */
export interface WeekEffort {
  readonly starts: number
  readonly search: SearchEffort
  /** Rounds in which the search goes on with what kitchen measures have made of its plates. */
  readonly rounds: number
  /** Rounds until every plate can be served, every day is met and the limits of a week hold, which end as soon as they do. */
  readonly repairs: number
  readonly repair: SearchEffort
}

export const usualEffort: WeekEffort = {
  starts: 1,
  search: { moves: 120_000, hottest: 1.2, coldest: 0.06 },
  rounds: 12,
  repairs: 28,
  repair: { moves: 4_000, hottest: 0.15, coldest: 0.02 },
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

/** The menu in its final portions, where using whole packs up breaks nothing; else as it is. */
export const finishMenu = ({ setting, sized }: JudgedMenu): SizedMenu => {
  const finished = sizeMenu(setting, sized.menu)
  return countPoor(finished) > countPoor(sized) ? sized : finished
}

/** What sizing has shown of the choices that were taken, by place and dish. */
interface Learned {
  /** What a choice costs above what it was thought to. */
  readonly prices: Map<string, number>
  /** What its plate is really made of. */
  readonly mainFoods: Map<string, string | undefined>
}

/** The problem with what was learned of its choices, and with days as much shorter as they came out longer. */
const withLearned = (
  problem: MenuProblem,
  { prices, mainFoods }: Learned,
  shorter: readonly number[],
): MenuProblem => ({
  ...problem,
  goals: { ...problem.goals, minutes: problem.goals.minutes.map((minutes, day) => minutes - (shorter[day] ?? 0)) },
  places: problem.places.map(({ place, choices }) => ({
    place,
    choices:
      choices.length < 2
        ? choices
        : choices.map((choice) => {
            const key = `${place.id} ${choice.dish}`
            const price = prices.get(key)
            const mainFood = mainFoods.has(key) ? mainFoods.get(key) : choice.mainFood
            if (price === undefined && mainFood === choice.mainFood) return choice
            return { ...choice, mainFood, cost: choice.cost + (price ?? 0) }
          }),
  })),
})

const learn = ({ problem }: WeekSetting, { sized }: JudgedMenu, { prices, mainFoods }: Learned): void => {
  const missed = new Set(sized.missedDays)
  const wrong = new Set(sized.wrongPlates)
  const weak = new Set(sized.weakPlates)
  const poor = new Set(sized.poorPlates.ids)
  const plateAt = new Map(sized.plates.map(({ place }, plate) => [place.id, plate]))
  const costs = new Map(sized.plates.map(({ place }, plate) => [place.id, sized.portions.plateCost(plate)]))
  problem.places.forEach(({ place, choices }, at) => {
    const choice = choices[sized.menu[at] as number]
    if (!choice) return
    const key = `${place.id} ${choice.dish}`
    const plate = plateAt.get(place.id)
    if (plate !== undefined && choices.length > 1) mainFoods.set(key, sized.mainFoods[plate])
    const learned = Math.min(MAX_LEARNED, Math.max(0, (costs.get(place.id) ?? 0) - choice.cost))
    const price = wrong.has(place.id)
      ? BANNED
      : learned +
        (missed.has(place.day) ? SUSPECT : 0) +
        (weak.has(place.id) ? WEAK : 0) +
        (poor.has(place.id) ? POOR : 0)
    if (price < 0.005) return
    prices.set(key, (prices.get(key) ?? 0) + price)
  })
}

/** Gives up what did not work out, one round after the other, and keeps the best. */
export const mendMenu = (
  setting: WeekSetting,
  start: JudgedMenu,
  effort: WeekEffort,
  isDone: (judged: JudgedMenu) => boolean = keepsLimits,
): JudgedMenu => {
  let best = start
  let current = start
  const learned: Learned = { prices: new Map(), mainFoods: new Map() }
  let shorter: readonly number[] = []
  for (let round = 0; round < (isDone(best) ? effort.rounds : effort.repairs); round++) {
    learn(setting, current, learned)
    shorter = current.sized.overMinutes.map((over, day) => over + (shorter[day] ?? 0))
    const known = withLearned(setting.problem, learned, shorter)
    const { menu } = searchMenu(known, current.sized.menu, setting.seed * 31 + round, effort.repair)
    current = judgeMenu(setting, menu)
    if (current.score < best.score) best = current
  }
  return best
}

/** Chooses the week's dishes and portions: several searches, each sized in full, and the best of them mended. */
export const chooseWeek = (setting: WeekSetting, effort: WeekEffort = usualEffort): SizedMenu => {
  const start = firstMenu(setting.problem)
  const found = Array.from({ length: effort.starts }, (_, i) => {
    const { menu } = searchMenu(setting.problem, start, setting.seed * 7919 + i, effort.search)
    return judgeMenu(setting, menu)
  })
  const best = found.reduce((a, b) => (b.score < a.score ? b : a))
  return finishMenu(mendLimits(setting, mendMenu(setting, best, effort)))
}
