import { Trans } from '@lingui/react/macro'
import { muchWholeFood, raceMinutes } from '@pacemeal/nutrition/race'
import { Link } from 'react-router'
import { wholeNumber } from '../../../languages/numbers.ts'
import { paths } from '../../../navigation/paths.ts'
import { buttonClass } from '../../../ui/button.tsx'
import type { RacePlan } from './race-plan.ts'

/**
 * That nothing is there to bring what the hours of an event ask for, or more whole food than anybody eats on the way, and how to
 * choose more; nothing where neither is so.
 */
export function MissingProducts({ id, plan }: { id: string; plan: RacePlan }) {
  const { missing, schedule, wantedCarbs } = plan
  const wholeFood = muchWholeFood(schedule, plan.products, raceMinutes(plan.race))
  if (missing === null && wholeFood === null) return null
  const [perHour, inAll] = [wholeNumber(schedule.targets.carbs.value), wholeNumber(wantedCarbs)]
  return (
    <div
      role="status"
      className="flex flex-col items-start gap-3 rounded-control bg-warning-tint px-4 py-3 text-14 text-warning-ink print:hidden"
    >
      <p>
        {missing === null ? (
          <Trans>
            This plan holds {wholeFood} servings of whole food, more than most athletes get down on the way. With a gel,
            chews or a drink mix among what you take along, less of it is planned.
          </Trans>
        ) : missing === 'none_chosen' ? (
          <Trans>
            You have not chosen yet what you take along. It should bring {perHour} g of carbohydrate an hour, {inAll} g
            in all, and your day is planned with that.
          </Trans>
        ) : (
          <Trans>
            Nothing that you take along brings the {perHour} g of carbohydrate an hour, {inAll} g in all, that your day
            is planned with: it holds none, it holds caffeine, it needs a bottle that you do not carry, or you do not
            eat it.
          </Trans>
        )}
      </p>
      <Link to={paths.editEvent(id)} className={buttonClass({ variant: 'secondary', size: 'small' })}>
        <Trans>Choose Products</Trans>
      </Link>
    </div>
  )
}
