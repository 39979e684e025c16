import { Plural, useLingui } from '@lingui/react/macro'
import { DAY_MS, type LocalDate } from '@pacemeal/domain'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Flag } from 'lucide-react'
import { Link } from 'react-router'
import { nextEventQuery } from '../../../api/next-event.ts'
import { timeOfDay } from '../../../languages/dates.ts'
import { paths } from '../../../navigation/paths.ts'

/** The next event of two weeks and the way to its plan; on its day, to its card. Nothing while there is none. */
export function NextEventLine({ userId, today }: { userId: string; today: LocalDate }) {
  const { t } = useLingui()
  const { data: next } = useQuery(nextEventQuery(userId, today))
  if (!next) return null
  const days = Math.round((Date.parse(next.day) - Date.parse(today)) / DAY_MS)
  const start = timeOfDay(next.start)
  return (
    <Link
      to={days === 0 ? paths.eventCard(next.id) : paths.event(next.id)}
      className="mt-3 flex min-h-13 items-center gap-3 rounded-card border border-line px-4 py-2 transition-colors duration-150 hover:bg-surface"
    >
      <Flag size={18} aria-hidden className="shrink-0 text-ember-ink" />
      <span className="min-w-0 grow">
        <span className="block truncate text-16 font-semibold text-ink">{next.name}</span>
        <span className="figures block text-14 text-muted">
          {days === 0 ? t`Today at ${start}: open the race card` : null}
          {days === 1 ? t`Tomorrow at ${start}` : null}
          {days > 1 ? <Plural value={days} one="In # day" other="In # days" /> : null}
        </span>
      </span>
      <ChevronRight size={18} aria-hidden className="shrink-0 text-muted" />
    </Link>
  )
}
