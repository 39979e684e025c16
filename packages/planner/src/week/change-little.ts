import { isSound, type JudgedMenu, judgeMenu, mendMenu, type WeekEffort } from './choose-week.ts'
import type { MenuPlace, MenuProblem } from './menu-problem.ts'
import { firstMenu, searchMenu } from './search-menu.ts'
import type { SizedMenu } from './size-menu.ts'
import type { WeekSetting } from './week-setting.ts'

/** What may change, a little more each time: portions, then fuel and snacks, then any dish. */
const freedoms: readonly ((place: MenuPlace['place']) => boolean)[] = [
  () => false,
  ({ kind }) => kind === 'pre-fuel' || kind === 'post-fuel' || kind === 'snack',
  () => true,
]

const countFaults = ({ sized }: JudgedMenu): number => sized.missedDays.length + sized.wrongPlates.length

/** The problem in which every place keeps the dish that it had, but those that are free and those that cannot. */
const holdDishes = ({ problem, prefer }: WeekSetting, isFree: (place: MenuPlace['place']) => boolean): MenuProblem => ({
  ...problem,
  places: problem.places.map(({ place, choices }) => {
    const before = choices.filter(({ dish }) => problem.dishes[dish]?.recipe.id === prefer.get(place.id))
    if (before.length === 0) return { place, choices }
    return { place, choices: isFree(place) ? [...before, ...choices.filter((choice) => choice !== before[0])] : before }
  }),
})

/**
 * Plans a week anew with as little change as it can: the same dishes in other portions; if that cannot be, other fuel;
 * and another dish only where nothing else helps.
 */
export const changeLittle = (setting: WeekSetting, effort: WeekEffort): SizedMenu => {
  let best: JudgedMenu | undefined
  for (const isFree of freedoms) {
    const held: WeekSetting = { ...setting, problem: holdDishes(setting, isFree) }
    const start = best ? sameMenu(held, best.setting, best.sized.menu) : firstMenu(held.problem)
    const hasOpen = held.problem.places.some(
      ({ place, choices }) => choices.length > 1 && !setting.prefer.has(place.id),
    )
    const opened = hasOpen && !best ? searchMenu(held.problem, start, setting.seed, effort.search).menu : start
    const judged = mendMenu(held, judgeMenu(held, opened), { ...effort, rounds: 0 })
    // More change has to mend something, not only to be cheaper.
    if (!best || countFaults(judged) < countFaults(best)) best = judged
    if (isSound(best)) break
  }
  if (!best) throw new RangeError('a week without places has nothing to change')
  return best.sized
}

/** A menu of one problem in the numbering of another with the same places. */
const sameMenu = (to: WeekSetting, from: WeekSetting, menu: readonly number[]): readonly number[] =>
  to.problem.places.map(({ choices }, at) => {
    const dish = from.problem.places[at]?.choices[menu[at] as number]?.dish
    return Math.max(
      0,
      choices.findIndex((choice) => choice.dish === dish),
    )
  })
