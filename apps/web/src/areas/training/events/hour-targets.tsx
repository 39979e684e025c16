import { Trans, useLingui } from '@lingui/react/macro'
import { type RaceReason, raceMinutes } from '@pacemeal/nutrition/race'
import { Link } from 'react-router'
import { durationText } from '../../../languages/durations.ts'
import { fluidText } from '../../../languages/fluids.ts'
import { wholeNumber } from '../../../languages/numbers.ts'
import { paths } from '../../../navigation/paths.ts'
import { Card } from '../../../ui/card.tsx'
import { Details } from '../../../ui/details.tsx'
import { CareTeamFluids } from './care-team-fluids.tsx'
import { isNothingNeeded } from './fuel-line-words.ts'
import type { RacePlan } from './race-plan.ts'
import { joinedMisses, missText, raceReasonText } from './race-reason-words.ts'

/** What an hour asks for, with why, and the hours that come no nearer. Fluid and salt only where no doctor may have set them. */
export function HourTargets({ plan }: { plan: RacePlan }) {
  const { t } = useLingui()
  // Where thirst says how much is drunk, as the schedule tells, no figure does.
  const isNothingAsked = isNothingNeeded(plan)
  const areFluidsTold = plan.areFluidsTold && !isNothingAsked
  const { carbs, fluid, sodium } = plan.schedule.targets
  const misses = joinedMisses(plan.schedule.misses).filter(({ quantity }) => areFluidsTold || quantity === 'carbs')
  const isNorm = fluid.because.some(({ rule }) => rule === 'race_sweat_norm')
  const length = raceMinutes(plan.race)
  const minutes = durationText(length)
  return (
    <Card aria-label={t`Each hour`} className="flex flex-col gap-3">
      <div>
        <h2 className="text-20 font-semibold text-ink">
          <Trans>Each hour</Trans>
        </h2>
        <p className="text-14 text-muted">
          {plan.practice === null
            ? t`For ${minutes}, with your weight and what is known of your gut and sweat.`
            : t`For ${minutes}. This session trains your gut for your race.`}
        </p>
      </div>
      <dl className="flex flex-wrap gap-2">
        <Figure name={t`Carbs`} value={t`${wholeNumber(carbs.value)} g`} />
        {areFluidsTold ? (
          <>
            <Figure name={t`Fluid`} value={fluidText(fluid.value)} />
            <Figure name={t`Sodium`} value={t`${wholeNumber(sodium.value)} mg`} />
          </>
        ) : null}
      </dl>
      {plan.areFluidsTold ? null : <CareTeamFluids />}
      <Details summary={<Trans>Why these figures</Trans>}>
        <ReasonList because={areFluidsTold ? [...carbs.because, ...fluid.because, ...sodium.because] : carbs.because} />
      </Details>
      {isNorm && areFluidsTold ? (
        <Link to={paths.sweatTests} className="self-start py-2 text-14 font-semibold text-ember-ink">
          <Trans>Do a sweat test</Trans>
        </Link>
      ) : null}
      {misses.length > 0 ? (
        <Details summary={<Trans>Where the plan is off target</Trans>}>
          <ul className="flex list-disc flex-col gap-1 pl-5 text-14 text-ink">
            {misses.map((miss) => (
              <li key={`${miss.quantity}-${miss.from}`}>{missText(miss, length)}</li>
            ))}
          </ul>
        </Details>
      ) : null}
    </Card>
  )
}

/** Reasons, each once. */
export function ReasonList({ because }: { because: readonly RaceReason[] }) {
  const texts = [...new Set(because.map(raceReasonText))]
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5 text-14 text-ink">
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="min-w-max grow basis-24 rounded-small bg-sunken p-3">
      <dt className="text-14 text-muted">{name}</dt>
      <dd className="figures text-20 font-bold text-ink">{value}</dd>
    </div>
  )
}
