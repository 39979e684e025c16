import { Trans, useLingui } from '@lingui/react/macro'
import { addDays } from '@pacemeal/domain'
import type { TrainingEvent } from '@pacemeal/domain/event'
import type { DayTargets } from '@pacemeal/nutrition'
import { loadingDrinks } from '@pacemeal/nutrition/race'
import type { ReactNode } from 'react'
import { bodyRateText } from '../../../languages/body-rates.ts'
import { shortDate, timeOfDay, weekdayName } from '../../../languages/dates.ts'
import { energyWithUnit } from '../../../languages/energy.ts'
import { lineStart } from '../../../languages/line-start.ts'
import { unbroken, wholeNumber } from '../../../languages/numbers.ts'
import { Card } from '../../../ui/card.tsx'
import { Details } from '../../../ui/details.tsx'
import { EnergyFigures } from '../../../ui/energy-figures.tsx'
import { ReasonList } from './hour-targets.tsx'
import type { RacePlan } from './race-plan.ts'
import { raceReasonText } from './race-reason-words.ts'

/** The days, the meal and the hour before the start. */
export function BeforeEvent({ event, plan }: { event: TrainingEvent; plan: RacePlan }) {
  const { t } = useLingui()
  const { loading, otherDays, unloaded, preEvent, unplacedMeal, caffeine } = plan
  const { meal, eveningCarbs, topUp } = preEvent
  const mealDay = meal.at < 0 ? addDays(event.day, -1) : event.day
  const perKilogram = (targets: DayTargets) => bodyRateText(targets.carbs.value / targets.referenceMass)
  const reasons = [...(loading[0]?.because ?? []), ...preEvent.because, ...(caffeine ? [caffeine.because] : [])]
  return (
    <Card aria-label={t`Before the start`} className="flex flex-col gap-3">
      <h2 className="text-20 font-semibold text-ink">
        <Trans>Before the start</Trans>
      </h2>
      <ol className="flex flex-col divide-y divide-line">
        {loading.map(({ date, targets, because }) => (
          <Row key={date} when={`${lineStart(weekdayName(date))}, ${shortDate(date)}`} title={t`Loading day`}>
            <EnergyFigures
              instead={
                <Trans>
                  Carbohydrate at every meal, little fat. At most {wholeNumber(targets.fiber.value)} g of fiber.
                </Trans>
              }
            >
              {unbroken(
                t`${wholeNumber(targets.carbs.value)} g of carbohydrate (${perKilogram(targets)}), ${wholeNumber(targets.protein.value)} g of protein, ${wholeNumber(targets.fat.value)} g of fat, ${energyWithUnit(targets.energy.value)}. At most ${wholeNumber(targets.fiber.value)} g of fiber; drinks bring at most ${wholeNumber(loadingDrinks(targets.carbs.value))} g.`,
              )}
            </EnergyFigures>
            {because
              .filter(({ rule }) => rule === 'race_loading_energy_limit')
              .map((reason) => (
                <Binding key={reason.rule}>{raceReasonText(reason)}</Binding>
              ))}
          </Row>
        ))}
        {unloaded === null
          ? otherDays.map(({ date, because }) => (
              <Row key={date} when={`${lineStart(weekdayName(date))}, ${shortDate(date)}`} title={t`No loading`}>
                {raceReasonText(because)}
              </Row>
            ))
          : null}
        {unloaded === null ? null : (
          <Row when={t`The days before`} title={t`No loading`}>
            {raceReasonText(unloaded)}
          </Row>
        )}
        {eveningCarbs === null ? null : (
          <Row when={lineStart(weekdayName(addDays(event.day, -1)))} title={t`Dinner`}>
            <EnergyFigures instead={<Trans>Rich in carbohydrate, low in fat and fiber</Trans>}>
              <Trans>{wholeNumber(eveningCarbs)} g of carbohydrate, low in fat and fiber</Trans>
            </EnergyFigures>
          </Row>
        )}
        {meal.at < 0 && eveningCarbs !== null ? null : unplacedMeal === null ? (
          <Row when={`${lineStart(weekdayName(mealDay))}, ${timeOfDay(meal.at)}`} title={t`Meal before`}>
            <EnergyFigures
              instead={
                <Trans>Carbohydrate with little protein and fat, at most {wholeNumber(meal.fiberMax)} g of fiber</Trans>
              }
            >
              {unbroken(
                t`${wholeNumber(meal.carbs)} g of carbohydrate, at most ${wholeNumber(meal.proteinMax)} g of protein and ${wholeNumber(meal.fiberMax)} g of fiber, little fat`,
              )}
            </EnergyFigures>
          </Row>
        ) : (
          <Row when={lineStart(weekdayName(event.day))} title={t`No meal before`}>
            {raceReasonText(unplacedMeal)}
          </Row>
        )}
        {caffeine ? (
          <Row when={timeOfDay(event.start + caffeine.before.minute)} title={t`Caffeine`}>
            {plan.products.some((product) => product.caffeine > 0) ? (
              <Trans>{wholeNumber(caffeine.before.dose)} mg, from coffee or a product</Trans>
            ) : (
              <Trans>{wholeNumber(caffeine.before.dose)} mg, from coffee</Trans>
            )}
          </Row>
        ) : null}
        {event.wantsCaffeine && plan.athlete.wantsCaffeine === true && caffeine === null ? (
          <Row when={t`All day`} title={t`No caffeine`}>
            <Trans>
              The event is under 45 minutes, it is so late that caffeine would cost sleep, or the day’s earlier events
              hold all that a day may have.
            </Trans>
          </Row>
        ) : null}
        {event.wantsCaffeine && plan.athlete.wantsCaffeine !== true ? (
          <Row when={t`All day`} title={t`No caffeine`}>
            <Trans>What you told of your health speaks against it.</Trans>
          </Row>
        ) : null}
        {topUp ? (
          <Row when={timeOfDay(topUp.at)} title={t`Top-up`}>
            <EnergyFigures instead={<Trans>A little carbohydrate, with a sip of water</Trans>}>
              <Trans>{wholeNumber(topUp.carbs)} g of carbohydrate, with a sip of water</Trans>
            </EnergyFigures>
          </Row>
        ) : null}
      </ol>
      <Details summary={<Trans>Why this before the start</Trans>}>
        <ReasonList because={reasons} />
      </Details>
    </Card>
  )
}

/** The rule that keeps a figure from where it should be. */
function Binding({ children }: { children: string }) {
  return <span className="mt-1 block text-14 text-warning-ink">{children}</span>
}

function Row({ when, title, children }: { when: string; title: string; children: ReactNode }) {
  return (
    <li className="flex flex-col py-2.5">
      <span className="figures text-14 text-muted">{when}</span>
      <span className="text-16 font-semibold text-ink">{title}</span>
      <span className="figures text-14 text-ink">{children}</span>
    </li>
  )
}
