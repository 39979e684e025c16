import { finishMenu, mendMenu, type OnRound, type WeekEffort } from './choose-week.ts'
import { countFaults, isSound, type JudgedMenu, judgeMenu } from './judge-menu.ts'
import { mendPlates } from './mend-limits.ts'
import type { MenuPlace, MenuProblem } from './menu-problem.ts'
import { firstMenu, searchMenu } from './search-menu.ts'
import type { SizedMenu } from './size-menu.ts'
import type { WeekSetting } from './week-setting.ts'
import { WeekWork } from './week-work.ts'

type Place = MenuPlace['place']
type IsFree = (place: Place, faultyDays: ReadonlySet<number>) => boolean

const isSmall = ({ kind }: Place): boolean => kind === 'pre-fuel' || kind === 'post-fuel' || kind === 'snack'

/** What may change, a little more each time: portions, then fuel and snacks, then any dish; first on days that miss. */
const freedoms: readonly IsFree[] = [
  () => false,
  (place, faultyDays) => isSmall(place) && faultyDays.has(place.day),
  (place, faultyDays) => faultyDays.has(place.day),
  isSmall,
  () => true,
]

const faultyDaysOf = ({ problem }: WeekSetting, judged: JudgedMenu | undefined): ReadonlySet<number> => {
  if (!judged) return new Set()
  const { missedDays, wrongPlates } = judged.sized
  const wrong = problem.places.flatMap(({ place }) => (wrongPlates.includes(place.id) ? [place.day] : []))
  return new Set([...missedDays, ...wrong])
}

/** The problem in which every place keeps the dish that it had, but those that are free and those that cannot. */
const holdDishes = ({ problem, prefer }: WeekSetting, isFree: (place: Place) => boolean): MenuProblem => ({
  ...problem,
  places: problem.places.map(({ place, choices }) => {
    const before = choices.filter(({ dish }) => problem.dishes[dish]?.recipe.id === prefer.get(place.id))
    if (before.length === 0) return { place, choices }
    return { place, choices: isFree(place) ? [...before, ...choices.filter((choice) => choice !== before[0])] : before }
  }),
})

/** The menu that meets its days with as little change as it can, whatever limits it breaks, among all the week's choices. */
export const leastChange = (
  setting: WeekSetting,
  effort: WeekEffort,
  work: WeekWork = new WeekWork(),
  onRound?: OnRound,
): JudgedMenu => {
  let best: JudgedMenu | undefined
  for (const isFree of freedoms) {
    const faulty = faultyDaysOf(setting, best)
    const held: WeekSetting = { ...setting, problem: holdDishes(setting, (place) => isFree(place, faulty)) }
    const start = best ? sameMenu(held, best.setting, best.sized.menu) : firstMenu(held.problem)
    const hasOpen = held.problem.places.some(
      ({ place, choices }) => choices.length > 1 && !setting.prefer.has(place.id),
    )
    const opened = hasOpen && !best ? searchMenu(held.problem, start, setting.seed, effort.search) : start
    const few = { ...effort, rounds: 0, repairs: effort.rounds }
    const judged = mendMenu(held, judgeMenu(held, opened), few, isSound, work, onRound)
    work.sized()
    // More change has to mend something, not only to be cheaper.
    if (!best || countFaults(judged) < countFaults(best)) best = judged
    if (isSound(best)) break
  }
  if (!best) throw new RangeError('a week without places has nothing to change')
  return judgeMenu(setting, sameMenu(setting, best.setting, best.sized.menu))
}

/**
 * Plans a week anew with as little change as it can: the same dishes in other portions; if that cannot be, other fuel;
 * and another dish only where nothing else helps, or where a plate would break a limit that every week keeps.
 */
export const changeLittle = (
  setting: WeekSetting,
  effort: WeekEffort,
  work: WeekWork = new WeekWork(),
  onRound?: OnRound,
): SizedMenu => finishMenu(mendPlates(setting, leastChange(setting, effort, work, onRound), work))

/** A menu of one problem in the numbering of another with the same places. */
const sameMenu = (to: WeekSetting, from: WeekSetting, menu: readonly number[]): readonly number[] =>
  to.problem.places.map(({ choices }, at) => {
    const dish = from.problem.places[at]?.choices[menu[at] as number]?.dish
    return Math.max(
      0,
      choices.findIndex((choice) => choice.dish === dish),
    )
  })
