import type { LocalDate } from '@pacemeal/domain'
import { EmptyState, MissingPart } from '../../../ui/states.tsx'
import type { PlanDay } from '../use-plan-day.ts'
import { EntryCard } from './entry-card.tsx'
import type { PlanPage } from './use-plan-page.ts'

interface FuelEntriesProps {
  page: PlanPage
  day: LocalDate
  planDay: PlanDay
}

/** The day's meals and fuel by time, with what became of them. */
export function FuelEntries({ page, day, planDay }: FuelEntriesProps) {
  return (
    <section aria-labelledby="fuel-entries" className="flex min-w-0 flex-col gap-3 wide:col-start-1 wide:row-start-1">
      <h2 id="fuel-entries" className="text-20 font-bold text-ink">
        Fuel Entries
      </h2>
      {planDay.log.isLoadingError ? (
        <MissingPart
          title="Failed to Load Your Log"
          onRetry={() => void planDay.log.refetch()}
          isRetrying={planDay.log.isFetching}
        >
          What you logged is stored, but not shown here.
        </MissingPart>
      ) : null}
      {planDay.entries.length === 0 ? (
        <EmptyState title="No meals planned">This day has no plan yet. Add training or build your plan.</EmptyState>
      ) : (
        <ol className="flex flex-col gap-3">
          {planDay.entries.map((entry) => (
            <li key={entry.meal.id}>
              <EntryCard page={page} day={day} entry={entry} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
