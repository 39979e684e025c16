import { t } from '@lingui/core/macro'
import { type Body, DAY_MS, dayAt, type HealthAnswers, instantOn, kilograms } from '@pacemeal/domain'
import type { EventWeighIn, TrainingEvent } from '@pacemeal/domain/event'
import { findClassOutOfReach, lightestSafely } from '@pacemeal/nutrition'
import { massText, type Units } from './units.ts'

/** What is known of who weighs in; the height is null while the profile does not say it. */
export interface WeighedAthlete extends Pick<Body, 'mass'>, Pick<HealthAnswers, 'conditions'> {
  readonly height: Body['height'] | null
}

/**
 * Whether the class of an event is in safe reach at a moment (epoch milliseconds), in words; no figure of weight for whom none
 * is safe to lose, in the units that its form is typed in. Null once the scales are over, and for a class that nothing can be said of.
 */
export function reachText(
  { limit, day, time }: EventWeighIn,
  { zone }: Pick<TrainingEvent, 'zone'>,
  { mass, height, conditions }: WeighedAthlete,
  now: number,
  units: Pick<Units, 'mass'>,
): string | null {
  if (now >= Date.parse(instantOn(day, time, zone))) return null
  if (conditions.length > 0)
    return t`With what you told of your health, your plan takes no weight off. Start in the class that you are in, and talk to your doctor or coach.`
  const most = massText(kilograms(limit), units)
  if (mass <= limit) return t`You are within the class of ${most}.`
  if (height === null) return null
  const days = Math.round((Date.parse(day) - Date.parse(dayAt(now, zone))) / DAY_MS)
  const lightest = lightestSafely({ mass, height }, days)
  if (lightest.bound === 'underweight' && lightest.mass >= mass)
    return t`At your weight and height, your plan takes no weight off. Start in the class that you are in, and talk to your doctor or coach.`
  const above = massText(kilograms(mass - limit), units)
  if (findClassOutOfReach({ mass, height }, kilograms(limit), days) === null)
    return t`You are ${above} above the class of ${most}: within 1% of your weight a week, which eating can do safely.`
  const safest = massText(lightest.mass, units)
  switch (lightest.bound) {
    case 'pace':
      return t`The class of ${most} is out of safe reach by then: at 1% of your weight a week, the most that is safe, you can be at ${safest}. In the next class up you start strong.`
    case 'length':
      return t`The class of ${most} is out of safe reach by then: at 1% of your weight a week, for twelve weeks at most, you can be at ${safest}. In the next class up you start strong.`
    case 'underweight':
      return t`The class of ${most} is out of safe reach: below ${safest} you would be underweight. In the next class up you start strong.`
  }
}
