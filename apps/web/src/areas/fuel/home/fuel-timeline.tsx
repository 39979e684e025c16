import { useLingui } from '@lingui/react/macro'
import type { Timeline, TimelineEntry } from '@pacemeal/domain'
import { memo, Suspense } from 'react'
import { useInPictures } from '../../../ui/after-frame.ts'
import { useEnergyHidden } from '../../../ui/energy-figures.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { HomeMeal, HomeSession } from '../day-plan.ts'
import { MealCard } from './meal-card.tsx'
import { NowLine } from './now-line.tsx'
import { SessionGroup } from './session-group.tsx'
import { TimelineRow } from './timeline-row.tsx'
import { UnplannedLog } from './unplanned-log.tsx'

const ActivityEntry = lazyPart(async () => (await import('./activity-entry.tsx')).ActivityEntry)

type Entry = TimelineEntry<HomeMeal, HomeSession>

const keyOf = (entry: Entry): string => {
  if (entry.kind === 'session') return `session-${entry.index}`
  if (entry.kind === 'activity') return entry.activity.id
  if (entry.kind === 'meal') return entry.entry.meal.id
  return entry.kind === 'log' ? entry.log.id : 'now'
}

interface FuelTimelineProps {
  timeline: Timeline<HomeMeal, HomeSession>
  /** Whether the day is over: nothing is next then. */
  isOver: boolean
}

/**
 * The day as time: sessions with their fuel, meals, what was eaten beside the plan, and the present. Half of what home
 * draws: it is drawn again when the day is another one, not with everything that is read around it.
 */
export const FuelTimeline = memo(function FuelTimeline({ timeline, isOver }: FuelTimelineProps) {
  const { t } = useLingui()
  // The texts of its rows ask for it outside of components.
  useEnergyHidden()
  const { entries, next } = timeline
  const nextId = isOver ? undefined : next?.meal.id
  const shown = useInPictures(entries)
  return (
    <ol
      aria-label={t`Timeline`}
      className="relative flex flex-col gap-3 before:absolute before:top-3 before:bottom-3 before:left-[calc(3.125rem+5.5px)] before:w-px before:bg-line large-text:before:hidden"
    >
      {shown.map((entry) => (
        <li key={keyOf(entry)} className="relative">
          {entry.kind === 'now' ? <NowLine at={entry.at} /> : null}
          {entry.kind === 'session' ? <SessionGroup group={entry} nextId={nextId} /> : null}
          {entry.kind === 'activity' ? (
            <Suspense fallback={<Skeleton className="ml-14 h-24 rounded-card" />}>
              <ActivityEntry activity={entry.activity} at={entry.at} end={entry.end} />
            </Suspense>
          ) : null}
          {entry.kind === 'log' ? <UnplannedLog log={entry.log} at={entry.at} /> : null}
          {entry.kind === 'meal' ? (
            <TimelineRow at={entry.at} state={entry.entry.state}>
              <MealCard entry={entry.entry} isNext={entry.entry.meal.id === nextId} />
            </TimelineRow>
          ) : null}
        </li>
      ))}
    </ol>
  )
})
