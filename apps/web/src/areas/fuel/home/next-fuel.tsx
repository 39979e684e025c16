import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type LocalDate, wallMinuteAt } from '@pacemeal/domain'
import { timeOfDay } from '../../../languages/dates.ts'
import { durationText } from '../../../languages/durations.ts'
import { energyFigure, energyUnitBeside } from '../../../languages/energy.ts'
import { sessionTypeName } from '../../../languages/session-names.ts'
import { useSheets } from '../../../navigation/use-sheets.ts'
import { Button } from '../../../ui/button.tsx'
import { EnergyFigures } from '../../../ui/energy-figures.tsx'
import { plannedFigures } from '../day-plan.ts'
import { macrosText } from '../figures.ts'
import { draftFromMeal } from '../meal-draft.ts'
import type { HomeDay } from './use-home-day.ts'

/** How far away the next meal of today is: `Next, in 45m`. */
function distanceText(at: number, now: number): string {
  const gap = at - now
  const duration = durationText(Math.abs(gap))
  if (gap > 0) return t`Next, in ${duration}`
  return gap > -5 ? t`Next, now` : t`Next, since ${duration}`
}

/** The next planned meal with its time and numbers. Nothing on a day that is over. */
export function NextFuel({ home, day }: { home: HomeDay; day: LocalDate }) {
  const { openSheet } = useSheets()
  const { today, timeline, now, zone, plan } = home
  const { next } = timeline
  if (day < today) return null
  if (next === null) {
    if (plan.meals.length === 0) return null
    return (
      <p className="border-b border-line pb-3 text-14 text-muted">
        <Trans>Nothing more is planned for this day.</Trans>
      </p>
    )
  }
  const { meal } = next
  const { name } = meal
  const session = meal.session === undefined ? undefined : plan.sessions[meal.session]
  const isToday = day === today
  const [dish] = meal.ideas
  const planned = plannedFigures(meal)
  return (
    <section aria-label={t`Next`} className="flex flex-col gap-1 border-b border-line pb-4">
      <p className="text-14 font-semibold text-ember-ink">
        {isToday ? distanceText(meal.at, wallMinuteAt(now, zone)) : <Trans>First of this day</Trans>}
      </p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-28 leading-tight font-bold text-ink">
        {timeOfDay(meal.at)}
        <EnergyFigures>
          <span className="shrink-0">
            {energyFigure(planned.calories)}
            <span className="text-14 font-medium text-muted"> {energyUnitBeside(planned.calories)}</span>
          </span>
        </EnergyFigures>
      </p>
      <p className="text-16 font-semibold text-ink">
        {meal.name}
        {session ? <span className="font-normal text-muted"> · {sessionTypeName(session.type)}</span> : null}
      </p>
      <EnergyFigures>
        <p className="figures text-14 text-muted">{macrosText(planned)}</p>
      </EnergyFigures>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="max-w-full grow basis-0">
          {dish ? <p className="line-clamp-2 text-14 text-ink">{dish.title}</p> : null}
        </div>
        {/* A day to come is only looked at here: nothing can be logged for it yet. */}
        {isToday ? (
          <Button
            size="small"
            className="shrink-0"
            aria-label={t`Log Meal: ${name}, next`}
            onClick={() => openSheet('log', draftFromMeal(meal))}
          >
            <Trans>Log Meal</Trans>
          </Button>
        ) : null}
      </div>
    </section>
  )
}
