import { oncePer } from '../once-per.ts'
import { LOST_GRAM } from './item-cost.ts'
import { MenuState, MISFIT } from './menu-cost.ts'
import type { Menu } from './menu-problem.ts'
import { type SizedMenu, sizeMenu } from './size-menu.ts'
import type { WeekSetting } from './week-setting.ts'

/** What a menu whose plates cannot be served, or whose days are missed, counts beside the prices of the search. */
const WRONG_PLATE = 30
const MISSED_DAY = 40
const WEAK_PLATE = 2.5
/** A plate above a limit of the week: short of protein, a third one of a main food, one too many of a dish. */
const OVER_LIMIT = 12
const OVER_MINUTE = 0.5
/** A portion's misfit beside the menu's own prices. */
const PORTIONS = 2.5

/** A sized menu with its whole price; `setting` is the one that its choices are numbered by. */
export interface JudgedMenu {
  readonly setting: WeekSetting
  readonly sized: SizedMenu
  readonly score: number
  /** Plates of a dish above what a week may have, and days with it beyond the third one running. */
  readonly repeats: number
  /** Foods that are bought, and cookings that count, as the menu stands. */
  readonly items: number
  readonly events: number
  /** Different dishes, session fuel among them. */
  readonly dishes: number
  /** Different dishes that a kind of meal is short of. */
  readonly missing: number
  /** What the menu costs without misfits and without what is lost of packs: everything that is counted of its dishes. */
  readonly counted: number
}

/** The menus of a week that were judged, by their choices. */
const knownMenus = oncePer((_setting: WeekSetting) => new Map<string, JudgedMenu>())

/** Sizes a menu in draft and prices everything about it. Rounds come back to menus that they left: each is sized once. */
export const judgeMenu = (setting: WeekSetting, menu: Menu): JudgedMenu => {
  const known = knownMenus(setting)
  const key = menu.join(' ')
  const before = known.get(key)
  if (before !== undefined) return before
  const judged = judgeNew(setting, menu)
  known.set(key, judged)
  return judged
}

const judgeNew = (setting: WeekSetting, menu: Menu): JudgedMenu => {
  const sized = sizeMenu(setting, menu, { isDraft: true })
  const { misfit, cost, lost, repeats, items, events, dishes, missing } = new MenuState(setting.problem, menu).figures()
  const { wrongPlates, weakPlates, poorPlates, missedDays, overMinutes } = sized
  const wrong = WRONG_PLATE * wrongPlates.length + MISSED_DAY * missedDays.length
  const weak =
    WEAK_PLATE * weakPlates.length +
    OVER_LIMIT * (poorPlates.count + repeats) +
    OVER_MINUTE * overMinutes.reduce((sum, minutes) => sum + minutes, 0)
  return {
    setting,
    counted: cost - MISFIT * misfit - LOST_GRAM * lost,
    sized,
    repeats,
    items,
    events,
    dishes,
    missing,
    score:
      cost -
      MISFIT * misfit +
      LOST_GRAM * (sized.portions.lost() - lost) +
      PORTIONS * Math.min(sized.cost, 60) +
      wrong +
      weak,
  }
}

/** Plates that cannot be served, and days that miss their target. */
export const countFaults = ({ sized }: JudgedMenu): number => sized.missedDays.length + sized.wrongPlates.length

/** Whether every plate can be served and every day meets its target. */
export const isSound = (judged: JudgedMenu): boolean => countFaults(judged) === 0

/** Whether a sound menu keeps the limits of a week, too: protein of main meals, main foods of a day, plates of a dish. */
export const keepsLimits = (judged: JudgedMenu): boolean =>
  isSound(judged) && judged.sized.poorPlates.count === 0 && judged.repeats === 0
