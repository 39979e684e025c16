import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { DAY_MS, isWeighInRefuelSafe, kilograms, type LocalDate, poundsToKilograms } from '@pacemeal/domain'
import { type EventWeighIn, minutesAfterWeighIn, type TrainingEvent } from '@pacemeal/domain/event'
import { findClassOutOfReach, lightestSafely, refuelAfterWeighIn } from '@pacemeal/nutrition'
import type { KnownAthlete } from '@pacemeal/nutrition/race'
import { bodyMassText } from '../../../languages/body-rates.ts'
import { fullDate, timeOfDay } from '../../../languages/dates.ts'
import { fluidText } from '../../../languages/fluids.ts'
import { lineStart } from '../../../languages/line-start.ts'
import { wholeNumber } from '../../../languages/numbers.ts'
import { presentDay } from '../../../navigation/local-day.ts'
import { Card } from '../../../ui/card.tsx'
import { useUnits } from './use-units.ts'

type Known = Pick<KnownAthlete, 'mass' | 'conditions'>

/** Whether the class is in safe reach, in words; no figure of weight for whom none is safe to lose. */
function reachText({ limit, day }: EventWeighIn, { mass, conditions }: Known, today: LocalDate): string {
  if (conditions.length > 0)
    return translate`With what you told of your health, your plan takes no weight off. Start in the class that you are in, and talk to your doctor or coach.`
  const [most, above] = [bodyMassText(kilograms(limit)), bodyMassText(kilograms(Math.max(0, mass - limit)))]
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS)
  if (mass <= limit) return translate`You are within the class of ${most}.`
  if (findClassOutOfReach(mass, kilograms(limit), days) === null)
    return translate`You are ${above} above the class of ${most}: within 1% of your weight a week, which eating can do safely.`
  const safest = bodyMassText(lightestSafely(mass, days))
  return translate`The class of ${most} is out of safe reach by then: at 1% of your weight a week, the most that is safe, you can be at ${safest}. In the next class up you start strong.`
}

/** What to take after the scales, in words. */
function refuelText(drinks: string, unit: 'kg' | 'lb', carbs: { readonly low: number; readonly high: number }): string {
  const [low, high] = [wholeNumber(carbs.low), wholeNumber(carbs.high)]
  return unit === 'kg'
    ? translate`After the scales: ${drinks} with salt for each kilogram lost, and ${low} to ${high} g carbs until you start. Never lose water to make weight.`
    : translate`After the scales: ${drinks} with salt for each pound lost, and ${low} to ${high} g carbs until you start. Never lose water to make weight.`
}

/** The weigh-in of an event: the class, and how to refuel after the scales; nothing where nobody weighs in. */
export function WeighInCard({ event, known }: { event: TrainingEvent; known: Known }) {
  const { t } = useLingui()
  const [{ mass: unit }] = useUnits()
  const { weighIn } = event
  if (weighIn === undefined) return null
  const lost = unit === 'kg' ? kilograms(1) : poundsToKilograms(1)
  const refuel = refuelAfterWeighIn({ mass: known.mass, lost, minutes: minutesAfterWeighIn(weighIn, event) })
  return (
    <Card aria-label={t`Weigh-in`} className="flex flex-col gap-2">
      <h2 className="text-20 font-semibold text-ink">
        <Trans>Weigh-in</Trans>
      </h2>
      <p className="figures text-14 text-muted">
        {lineStart(fullDate(weighIn.day))}, {timeOfDay(weighIn.time)}
      </p>
      <p className="figures text-16 text-ink">{reachText(weighIn, known, presentDay())}</p>
      {refuel === null || !isWeighInRefuelSafe(known) ? null : (
        <p className="figures text-14 text-ink">
          {refuelText(fluidText(refuel.drinks.value), unit, refuel.carbs.value)}
        </p>
      )}
    </Card>
  )
}
