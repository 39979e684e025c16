import type { JudgedMenu } from './judge-menu.ts'
import type { SizedMenu } from './size-menu.ts'

/**
 * What a week asks of a kitchen at most: different dishes, session fuel among them, foods that are bought, cookings that count,
 * and the share of the perishable mass that spoils. Goals of the product.
 */
export const kitchenGoals = { dishes: 16, items: 42, events: 8, spoiled: 0.05 } as const

/** What is above a limit counts more than any price of a menu: a plate, a day over its minutes, and each of them. */
export const PLATE = 100
/** Price of portions that counts as much as the hundredth part of a plate. */
const FAR_PORTIONS = 10
const DAY = 40
const MINUTE = 2
/** A dish, a food to buy or a cooking above its goal, a dish too few of a kind, and all that is perishable: a hundredth of it as much as half a food to buy. */
export const TO_COOK_OR_BUY = 25
const SPOILED = 1250

/** What is read of a menu to tell how much it holds above the limits and goals of a week. */
export interface LimitFigures extends Pick<JudgedMenu, 'repeats' | 'dishes' | 'missing' | 'items' | 'events'> {
  readonly sized: Pick<SizedMenu, 'wrongPlates' | 'missedDays' | 'poorPlates' | 'brokenPlates' | 'overMinutes'> & {
    readonly portions: Pick<SizedMenu['portions'], 'spoiledShare'>
    /** How far the portions are from what they should come to; 0 where it is not told. */
    readonly cost?: SizedMenu['cost']
  }
}

/** Something that a menu may hold too much of, in the units of a menu's price, and what comes before it. */
export interface Excess {
  readonly of: (menu: LimitFigures) => number
  /** What no change that lessens the excess may add to. */
  readonly before: (menu: LimitFigures) => number
}

const nothing = () => 0

const overLimits = ({ sized: { poorPlates, overMinutes }, repeats }: LimitFigures): number =>
  PLATE * (poorPlates.count + repeats) +
  overMinutes.reduce((sum, minutes) => sum + (minutes > 0 ? DAY + MINUTE * minutes : 0), 0)

/** Different dishes, foods to buy and cookings above their goals, and dishes that a kind of meal is short of. */
export const demandExcess = ({
  dishes,
  missing,
  items,
  events,
}: Pick<LimitFigures, 'dishes' | 'missing' | 'items' | 'events'>): number =>
  TO_COOK_OR_BUY *
  (missing +
    Math.max(0, dishes - kitchenGoals.dishes) +
    Math.max(0, items - kitchenGoals.items) +
    Math.max(0, events - kitchenGoals.events))

/** What spoils above its goal. */
export const spoiledExcess = ({ sized: { portions } }: Pick<LimitFigures, 'sized'>): number =>
  SPOILED * Math.max(0, portions.spoiledShare() - kitchenGoals.spoiled)

/**
 * Plates that cannot be served, and days that miss their target; of as many, how far the portions are from what they should come
 * to, so that a day that needs two other dishes may get one after the other.
 */
export const faultExcess: Excess = {
  of: ({ sized: { wrongPlates, missedDays, cost = 0 } }) => {
    const faults = wrongPlates.length + missedDays.length
    return faults === 0 ? 0 : PLATE * faults + Math.min(PLATE / 2, cost / FAR_PORTIONS)
  },
  before: nothing,
}

/** What a menu holds above the limits of a week. */
export const limitExcess: Excess = { of: overLimits, before: nothing }

/** What a menu buys, cooks and lets spoil above what a week should; the limits of the week come before it. */
export const kitchenExcess: Excess = { of: (menu) => demandExcess(menu) + spoiledExcess(menu), before: overLimits }

/** What a week that changes holds above the limits that no change may break; minutes are told. */
export const brokenExcess: Excess = { of: ({ sized }) => PLATE * sized.brokenPlates.count, before: nothing }

/** Whether a menu holds less of an excess than another, and no more of what comes before it. */
export const lessens = (excess: Excess, next: LimitFigures, menu: LimitFigures): boolean =>
  excess.of(next) < excess.of(menu) && excess.before(next) <= excess.before(menu)
