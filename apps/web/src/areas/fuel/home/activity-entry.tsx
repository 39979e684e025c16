import { useLingui } from '@lingui/react/macro'
import { activityCategoryOf, intensityOf, type MealEntry, type RecordedActivity } from '@pacemeal/domain'
import { durationSpanned } from '../../../languages/durations.ts'
import { intensityName } from '../../../languages/session-names.ts'
import { recordedName } from '../../training/index.ts'
import type { HomeMeal } from '../day-plan.ts'
import { spanText } from '../figures.ts'
import { recordedFacts } from '../recorded-facts.ts'
import { activityCategoryName } from '../words/activity-categories.ts'
import { fuelAfter } from './fuel-after.ts'
import { MealCard } from './meal-card.tsx'
import { TimelineRow } from './timeline-row.tsx'

interface ActivityEntryProps {
  activity: RecordedActivity
  at: number
  end: number
}

/** Training that a device recorded and no schedule knew of, with the fuel that follows from it. */
export function ActivityEntry({ activity, at, end }: ActivityEntryProps) {
  const { t } = useLingui()
  const name = recordedName(activity)
  const fuel = fuelAfter(activity, end)
  const entry: MealEntry<HomeMeal> | null = fuel && { meal: fuel, state: 'planned', logs: [] }
  return (
    <section aria-label={`${name}, ${spanText(at, end)}`} className="flex flex-col gap-2">
      <TimelineRow at={at} state="session" bracket={entry ? 'start' : undefined}>
        <article aria-label={t`${name}, recorded`} className="rounded-card bg-ember-tint px-3 py-2.5">
          <header className="flex items-baseline justify-between gap-2">
            <h3 className="text-16 font-bold text-ink large-text:wrap-anywhere">{name}</h3>
            <p className="shrink-0 text-14 font-semibold text-ember-ink">
              {activityCategoryName(activityCategoryOf(activity.name, activity.level))}
            </p>
          </header>
          <p className="figures text-14 text-ink">
            {spanText(at, end)} · {durationSpanned(activity)} · {intensityName(intensityOf(activity.level))}
          </p>
          <p className="figures text-14 text-muted">{recordedFacts(activity)}</p>
        </article>
      </TimelineRow>
      {entry ? (
        <TimelineRow at={end} state="planned" bracket="end">
          <MealCard entry={entry} />
        </TimelineRow>
      ) : null}
    </section>
  )
}
