import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { isWeighInRefuelSafe, kilograms, poundsToKilograms } from '@pacemeal/domain'
import { eventStart, minutesAfterWeighIn, type TrainingEvent } from '@pacemeal/domain/event'
import { refuelAfterWeighIn } from '@pacemeal/nutrition'
import { fullDate, timeOfDay } from '../../../languages/dates.ts'
import { fluidText } from '../../../languages/fluids.ts'
import { lineStart } from '../../../languages/line-start.ts'
import { wholeNumber } from '../../../languages/numbers.ts'
import { Card } from '../../../ui/card.tsx'
import { useUnits } from './use-units.ts'
import { reachText, type WeighedAthlete } from './weigh-in-words.ts'

/** What to take after the scales, in words. */
function refuelText(drinks: string, unit: 'kg' | 'lb', carbs: { readonly low: number; readonly high: number }): string {
  const [low, high] = [wholeNumber(carbs.low), wholeNumber(carbs.high)]
  return unit === 'kg'
    ? translate`After the scales: ${drinks} with salt for each kilogram lost, and ${low} to ${high} g carbs until you start. Never lose water to make weight.`
    : translate`After the scales: ${drinks} with salt for each pound lost, and ${low} to ${high} g carbs until you start. Never lose water to make weight.`
}

/** The weigh-in of an event: the class, and how to refuel after the scales until the start; nothing where nobody weighs in. */
export function WeighInCard({ event, known }: { event: TrainingEvent; known: WeighedAthlete }) {
  const { t } = useLingui()
  const [units] = useUnits()
  const { mass: unit } = units
  const { weighIn } = event
  if (weighIn === undefined) return null
  const now = Date.now()
  const reach = reachText(weighIn, event, known, now, units)
  const hasStarted = now >= Date.parse(eventStart(event))
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
      {reach === null ? null : <p className="figures text-16 text-ink">{reach}</p>}
      {refuel === null || hasStarted || !isWeighInRefuelSafe(known) ? null : (
        <p className="figures text-14 text-ink">
          {refuelText(fluidText(refuel.drinks.value), unit, refuel.carbs.value)}
        </p>
      )}
    </Card>
  )
}
