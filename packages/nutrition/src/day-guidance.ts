import {
  areFluidsOpen,
  type Body,
  type Diet,
  type HealthAnswers,
  isPreSleepProteinSafe,
  isWeighInRefuelSafe,
  type Kilograms,
  kilograms,
  type Millilitres,
  mayHaveCaffeine,
  millilitres,
  minuteOfDay,
  type Session,
} from '@pacemeal/domain'
import { findCaffeineSuggestion } from './caffeine.ts'
import { hasCompetition } from './day-load.ts'
import { dayDrinks, daySweat } from './drinks.ts'
import { eatsPlants, fiberAroundCompetition, ironTarget, sodiumRange } from './micronutrients.ts'
import { findPreSleepProtein } from './pre-sleep.ts'
import { caffeineOf, planCaffeine } from './race/caffeine-plan.ts'
import { clamp, roundToTen } from './rounding.ts'
import { type Reasons, reason } from './rules.ts'
import { refuelAfterWeighIn } from './weigh-in.ts'

/** Hours in which the usual drinks of a day are taken. Minutes of day (own choice). */
const DRINKING = { from: 7 * 60, to: 21 * 60 }
/** Sweat of a hot day beside a mild one (own choice). */
const HEAT_FACTOR = 1.33
/** Sweat of a day from which its sodium deserves a word, litres (own choice). */
const WORTH_SALT = 1
/** Iron that takes attention to reach by food, mg (own choice). */
const WORTH_IRON = 18

/** What guidance looks at: the athlete, the day, and what they told and asked for. */
export interface GuidanceInput {
  readonly body: Body
  readonly diets: readonly Diet[]
  /** Allergies and foods to avoid, as typed: while there are any, no food is named that is a common one. */
  readonly restrictions?: readonly string[]
  readonly answers: HealthAnswers
  readonly today: readonly Session[]
  readonly tomorrow: readonly Session[]
  /** Minute of the day. */
  readonly now: number
  readonly isHot: boolean
  /** Minutes from the weigh-in of an event to its start; absent on a day without one, and once the start has come. */
  readonly afterScales?: number | undefined
  /** The day's dated events, whose own plans say when caffeine is taken; absent for none. */
  readonly events?: readonly CaffeinatedEvent[]
}

/** A dated event as far as its caffeine goes: its start, minute of the day, and how long it is expected to take. */
export interface CaffeinatedEvent {
  readonly start: number
  readonly minutes: number
  readonly wantsCaffeine: boolean
}

/** What somebody may look to for iron: meat and pulses, seafood and pulses, plants alone, or meat alone of those. */
type IronFoods = 'any' | 'seafood' | 'plants' | 'no-pulses'

const ironFoodsFor = (diets: readonly Diet[]): IronFoods => {
  if (eatsPlants(diets)) return 'plants'
  if (diets.includes('paleo')) return 'no-pulses'
  return diets.includes('pescatarian') ? 'seafood' : 'any'
}

/** Diets without milk. */
const dairyFree: ReadonlySet<Diet> = new Set(['vegan', 'dairy-free', 'paleo'])

/** One thing to mind today, with its figures and its reasons. */
export type DayAdvice = { readonly because: Reasons } & (
  | { readonly kind: 'drinks'; readonly total: Millilitres; readonly byNow: Millilitres }
  | { readonly kind: 'sodium'; readonly low: number; readonly high: number }
  | { readonly kind: 'iron'; readonly milligrams: number; readonly foods: IronFoods }
  | { readonly kind: 'fiber'; readonly most: number }
  | { readonly kind: 'caffeine'; readonly milligrams: number; readonly at: number }
  | { readonly kind: 'protein'; readonly grams: number; readonly at: number; readonly mayBeDairy: boolean }
  | { readonly kind: 'weigh-in'; readonly drinksPerKilogram: Millilitres; readonly carbs: readonly [number, number] }
)

const sweatUntil = (sessions: readonly Session[], now: number, mass: Kilograms): number =>
  daySweat(
    sessions.filter(({ end }) => end <= now),
    mass,
  )

function drinksAdvice({ body, today, now, isHot, answers }: GuidanceInput): readonly DayAdvice[] {
  if (!areFluidsOpen(answers)) return []
  const heat = isHot ? HEAT_FACTOR : 1
  const sweat = daySweat(today, body.mass) * heat
  if (sweat === 0 && !isHot) return []
  const { value, because } = dayDrinks(body.sex, sweat)
  const usual = value - sweat * 1000
  const share = clamp((now - DRINKING.from) / (DRINKING.to - DRINKING.from), 0, 1)
  const byNow = usual * share + sweatUntil(today, now, body.mass) * heat * 1000
  const hot = isHot ? [reason('drinks_in_heat', 'H', { factor: HEAT_FACTOR })] : []
  return [
    {
      kind: 'drinks',
      total: millilitres(roundToTen(value)),
      byNow: millilitres(roundToTen(byNow)),
      because: [...because, ...hot],
    },
  ]
}

function saltAdvice({ body, today, isHot, answers }: GuidanceInput): readonly DayAdvice[] {
  if (!areFluidsOpen(answers)) return []
  const sweat = daySweat(today, body.mass) * (isHot ? HEAT_FACTOR : 1)
  if (sweat < WORTH_SALT) return []
  const { value, because } = sodiumRange(sweat)
  return [{ kind: 'sodium', low: value.low, high: value.high, because }]
}

function ironAdvice({ body, diets, answers }: GuidanceInput): readonly DayAdvice[] {
  // The foods that bring it bring potassium and phosphorus, which kidneys must pass, and vitamin K, which is kept even beside warfarin.
  if (!areFluidsOpen(answers)) return []
  const { value, because } = ironTarget({ body, diets })
  return value < WORTH_IRON ? [] : [{ kind: 'iron', milligrams: value, foods: ironFoodsFor(diets), because }]
}

function fiberAdvice({ today, tomorrow }: GuidanceInput): readonly DayAdvice[] {
  if (!hasCompetition(today) && !hasCompetition(tomorrow)) return []
  const { value, because } = fiberAroundCompetition()
  return [{ kind: 'fiber', most: value, because }]
}

/** Caffeine that the day's events hold by their own plans, at most, mg. */
const caffeineOfEvents = (events: readonly CaffeinatedEvent[], { mass }: Body): number =>
  events
    .filter(({ wantsCaffeine }) => wantsCaffeine)
    .toSorted((a, b) => a.start - b.start)
    .reduce((plannedToday, { start, minutes }) => {
      const plan = planCaffeine(minuteOfDay(start), minutes, mass, { isWanted: true, plannedToday })
      return plannedToday + caffeineOf(plan)
    }, 0)

function caffeineAdvice({ body, today, now, answers, events = [] }: GuidanceInput): readonly DayAdvice[] {
  if (!mayHaveCaffeine(answers)) return []
  // An event has a plan of its own, with caffeine or without; the day has one limit for all of it.
  let plannedToday = caffeineOfEvents(events, body)
  return today.flatMap((session): readonly DayAdvice[] => {
    if (events.some(({ start }) => start === session.start)) return []
    const found = findCaffeineSuggestion(session, body.mass, { isWanted: true, plannedToday })
    if (found === null) return []
    plannedToday += found.dose.value
    if (session.start <= now) return []
    return [{ kind: 'caffeine', milligrams: found.dose.value, at: found.at, because: found.dose.because }]
  })
}

function proteinAdvice({ body, diets, restrictions = [], today, answers }: GuidanceInput): readonly DayAdvice[] {
  const isWanted = answers.wantsPreSleepProtein && isPreSleepProteinSafe(answers)
  const found = findPreSleepProtein(today, body.mass, { isWanted })
  if (found === null) return []
  const mayBeDairy = restrictions.length === 0 && !diets.some((diet) => dairyFree.has(diet))
  return [{ kind: 'protein', grams: found.protein.value, at: found.at, mayBeDairy, because: found.protein.because }]
}

/** How to refuel after the scales, for each kilogram that was lost; never a way to lose it. */
function weighInAdvice({ body, today, now, answers, afterScales }: GuidanceInput): readonly DayAdvice[] {
  const start = today.find(({ type }) => type === 'Competition')?.start
  const minutes = afterScales ?? (start === undefined ? undefined : start - now)
  if (!answers.hasWeighIns || !isWeighInRefuelSafe(answers) || minutes === undefined) return []
  const refuel = refuelAfterWeighIn({ mass: body.mass, lost: kilograms(1), minutes })
  if (refuel === null) return []
  const { low, high } = refuel.carbs.value
  return [
    {
      kind: 'weigh-in',
      drinksPerKilogram: refuel.drinks.value,
      carbs: [low, high],
      because: [...refuel.drinks.because, ...refuel.carbs.because],
    },
  ]
}

/**
 * What is worth minding today beside the plan's meals, the most pressing first. A day that asks for nothing gives nothing:
 * drinks and salt only with sweat, iron only where food alone makes it hard, fiber only around a competition, and caffeine,
 * protein before sleep and weigh-ins only on request. Caffeine never for whom it is unsafe, and nothing of fluid and salt to
 * those whose doctor may have set them; nothing of weight lost where losing it is no safe subject; and nothing at all in
 * pregnancy and while breastfeeding, when needs are others (IOM04, IOM01).
 */
export const dayGuidance = (input: GuidanceInput): readonly DayAdvice[] =>
  input.answers.conditions.includes('pregnantOrLactating')
    ? []
    : [
        ...weighInAdvice(input),
        ...caffeineAdvice(input),
        ...drinksAdvice(input),
        ...saltAdvice(input),
        ...fiberAdvice(input),
        ...proteinAdvice(input),
        ...ironAdvice(input),
      ]
