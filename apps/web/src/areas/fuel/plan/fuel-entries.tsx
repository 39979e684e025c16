import { Trans, useLingui } from '@lingui/react/macro'
import type { LocalDate } from '@pacemeal/domain'
import { UtensilsCrossed } from 'lucide-react'
import { useInPictures } from '../../../ui/after-frame.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { MissingOutcomes } from '../missing-reading.tsx'
import { isOutcomeKnown, type PlanDay } from '../use-plan-day.ts'
import { EntryCard } from './entry-card.tsx'
import type { PlanPage } from './use-plan-page.ts'

interface FuelEntriesProps {
  page: PlanPage
  day: LocalDate
  planDay: PlanDay
}

/** The day's meals and fuel by time, with what became of them. */
export function FuelEntries({ page, day, planDay }: FuelEntriesProps) {
  const { t } = useLingui()
  const shown = useInPictures(planDay.entries)
  return (
    <section aria-labelledby="fuel-entries" className="flex min-w-0 flex-col gap-3">
      <h2 id="fuel-entries" className="text-20 font-bold text-ink">
        <Trans>Fuel Entries</Trans>
      </h2>
      <MissingOutcomes {...planDay} />
      {planDay.entries.length === 0 ? (
        <EmptyState icon={UtensilsCrossed} title={t`No meals planned`}>
          {day < page.today ? (
            <Trans>There is no plan of it to look back at. What you logged is kept.</Trans>
          ) : planDay.isRefused ? (
            t`Pacemeal makes no plan for now`
          ) : (
            <Trans>This day has no plan yet. Add training or build your plan.</Trans>
          )}
        </EmptyState>
      ) : (
        <ol className="flex flex-col gap-3">
          {shown.map((entry) => (
            <li key={entry.meal.id}>
              <EntryCard page={page} day={day} entry={entry} isKnown={isOutcomeKnown(planDay)} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
