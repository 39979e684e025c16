import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { MinuteOfDay } from '@pacemeal/domain'
import { eventStarts, type TrainingEvent } from '@pacemeal/domain/event'
import { type PauseFuel, raceMinutes } from '@pacemeal/nutrition/race'
import { timeOfDay } from '../../../languages/dates.ts'
import { durationText } from '../../../languages/durations.ts'
import { fluidText } from '../../../languages/fluids.ts'
import { unbroken, wholeNumber } from '../../../languages/numbers.ts'
import { Card } from '../../../ui/card.tsx'
import { Details } from '../../../ui/details.tsx'
import { CareTeamFluids } from './care-team-fluids.tsx'
import { ReasonList } from './hour-targets.tsx'
import type { RacePlan } from './race-plan.ts'
import { missText } from './race-reason-words.ts'

/** What a pause of some minutes holds, and until when it is taken; without drink where that is not told. */
function pauseText(minutes: number, pause: PauseFuel, until: string, areFluidsTold: boolean): string {
  const [length, carbs, drink] = [durationText(minutes), wholeNumber(pause.carbs), fluidText(pause.fluid)]
  if (!areFluidsTold) {
    return pause.carbs > 0
      ? translate`Pause of ${length}: ${carbs} g of carbohydrate until ${until}, then nothing before the start.`
      : translate`Pause of ${length}: nothing to eat.`
  }
  return pause.carbs > 0
    ? translate`Pause of ${length}: ${carbs} g of carbohydrate and ${drink} until ${until}, then nothing before the start.`
    : translate`Pause of ${length}: ${drink} in sips until ${until}, and nothing to eat.`
}

/** The starts of a meet, and what each pause between them should hold; nothing for any other event. */
export function PausesCard({ event, plan }: { event: TrainingEvent; plan: RacePlan }) {
  const { t } = useLingui()
  const starts = eventStarts(event)
  if (starts.length === 0) return null
  const { carbs, fluid, sodium, pauses } = plan.schedule.targets
  // Hours that reach into a start hold less by nature.
  const { areFluidsTold } = plan
  const misses = plan.schedule.misses.filter(
    ({ rule, quantity }) => rule !== 'no_intake' && (areFluidsTold || quantity === 'carbs'),
  )
  const clock = (minute: number) => timeOfDay((event.start + minute) as MinuteOfDay)
  return (
    <Card aria-label={t`Starts and pauses`} className="flex flex-col gap-3">
      <h2 className="text-20 font-semibold text-ink">
        <Trans>Starts and pauses</Trans>
      </h2>
      <ol className="flex flex-col divide-y divide-line">
        {starts.map(({ at, minutes }, index) => {
          const number = index + 1
          const pause = pauses[index]
          const end = at + minutes
          const next = starts[index + 1]
          return (
            <li key={at} className="flex flex-col gap-1 py-2.5">
              <span className="figures text-16 font-semibold text-ink">
                {t`Start ${number}`} · {clock(at)} · {durationText(minutes)}
              </span>
              {pause && next ? (
                <span className="figures text-14 text-muted">
                  {unbroken(pauseText(next.at - end, pause, clock(end + pause.minutes), areFluidsTold))}
                </span>
              ) : null}
            </li>
          )
        })}
      </ol>
      {areFluidsTold ? null : <CareTeamFluids />}
      <Details summary={<Trans>Why these figures</Trans>}>
        <ReasonList because={areFluidsTold ? [...carbs.because, ...fluid.because, ...sodium.because] : carbs.because} />
      </Details>
      {misses.length > 0 ? (
        <Details summary={<Trans>Where the plan is off target</Trans>}>
          <ul className="flex list-disc flex-col gap-1 pl-5 text-14 text-ink">
            {misses.map((miss) => (
              <li key={`${miss.quantity}-${miss.from}`}>{missText(miss, raceMinutes(plan.race))}</li>
            ))}
          </ul>
        </Details>
      ) : null}
    </Card>
  )
}
