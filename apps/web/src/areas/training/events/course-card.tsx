import { Trans, useLingui } from '@lingui/react/macro'
import type { TrainingEvent } from '@pacemeal/domain/event'
import { type CarriedStretch, carriedStretches } from '@pacemeal/nutrition/race'
import { Card } from '../../../ui/card.tsx'
import { carriedText } from './carried-words.ts'
import { whenText } from './fuel-line-words.ts'
import type { RacePlan } from './race-plan.ts'
import { climbText, distanceText } from './units.ts'
import { useUnits } from './use-units.ts'

/** The course: how far, how high, and what to carry from one aid station to the next. */
export function CourseCard({ event, plan }: { event: TrainingEvent; plan: RacePlan }) {
  const { t } = useLingui()
  const [units] = useUnits()
  const { course } = event
  const placeName = ({ from, name, pocketed }: CarriedStretch): string => {
    if (from === 0) return t`Start`
    return name || (pocketed.isOwnPlace ? t`Transition` : t`Aid station`)
  }
  const stretches = carriedStretches(plan.race, plan.schedule, plan.products)
  // On a bench and between the starts of a meet bottles are filled where the bag is.
  const isByBag = event.sport === 'meet' || event.sport === 'team'
  if (isByBag || (!course && stretches.length < 2)) return null
  return (
    <Card aria-label={t`Course`} className="flex flex-col gap-3">
      <div>
        <h2 className="text-20 font-semibold text-ink">
          <Trans>Course</Trans>
        </h2>
        {course ? (
          <p className="figures text-14 text-muted">
            {distanceText(course.kilometres, units)}
            {course.climb === null ? null : ` · ${climbText(course.climb, units)}`}
          </p>
        ) : null}
        {plan.race.legs.some(({ pace }) => pace !== undefined) ? (
          <p className="text-14 text-muted">
            <Trans>Times follow the climbs: an even effort is slower uphill and faster downhill.</Trans>
          </p>
        ) : null}
      </div>
      <ol className="flex flex-col divide-y divide-line">
        {stretches.map((stretch) => (
          <li key={stretch.from} className="flex flex-col py-2.5">
            <span className="figures text-14 text-muted">{whenText(plan.race, stretch.from, units)}</span>
            <span className="text-16 font-semibold wrap-anywhere text-ink">{placeName(stretch)}</span>
            <span className="figures text-14 text-ink">{carriedText(stretch, plan.areFluidsTold)}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
