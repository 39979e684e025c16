import { Plural, useLingui } from '@lingui/react/macro'
import { addDays, type LocalDate, wallMinuteAt } from '@pacemeal/domain'
import { eventEnd, eventPhaseAt } from '@pacemeal/domain/event'
import { ChevronRight, Flag } from 'lucide-react'
import { Link } from 'react-router'
import type { NearEvent } from '../../../api/next-event.ts'
import { timeOfDay } from '../../../languages/dates.ts'
import { browserZone } from '../../../navigation/local-day.ts'
import { paths } from '../../../navigation/paths.ts'
import { useSelectedDay } from '../../../navigation/selected-day.ts'
import { useMinute } from '../../../navigation/use-minute.ts'
import { Button } from '../../../ui/button.tsx'
import { readDayPlan } from '../day-plan.ts'
import { useDayPlan } from '../use-week-plans.ts'
import { findNextEvent, fuelAfterMidnight, shownStart } from './next-event.ts'

/** Where the line of an event leads: on its day to its card, once it has ended to what was taken. */
const pathOf = (next: NearEvent, phase: ReturnType<typeof eventPhaseAt>, days: number): string => {
  if (phase === 'ended') return paths.eventReport(next.id)
  return phase === 'underway' || days <= 0 ? paths.eventCard(next.id) : paths.event(next.id)
}

/** What is eaten today after an event that began yesterday: it stands in yesterday's plan, and is logged there. */
function FuelAfterEvent({ userId, today, now }: { userId: string; today: LocalDate; now: number }) {
  const { t } = useLingui()
  const { selectDay } = useSelectedDay()
  const before = addDays(today, -1)
  const { data: plan } = useDayPlan(userId, before, today)
  const meals = plan ? fuelAfterMidnight(readDayPlan(plan, before, null), wallMinuteAt(now, browserZone())) : []
  return meals.map(({ name, at }) => {
    const time = timeOfDay(at)
    return (
      <Button key={at} variant="quiet" full onClick={() => selectDay(before)}>
        {t`${name} at ${time}, in yesterday’s plan`}
      </Button>
    )
  })
}

interface EventLineProps {
  userId: string
  today: LocalDate
  near: readonly NearEvent[]
}

/** The next of the events near today and the way to its plan; on its day, and for as long as it runs, to its card. */
export function EventLine({ userId, today, near }: EventLineProps) {
  const { t } = useLingui()
  const now = useMinute()
  const present = { today, now, zone: browserZone() }
  const next = findNextEvent(near, present)
  if (!next) return null
  const { days, minute } = shownStart(next, present)
  const phase = eventPhaseAt(next, now)
  const start = timeOfDay(minute)
  const end = timeOfDay(wallMinuteAt(Date.parse(eventEnd(next)), next.zone))
  const beganYesterday = days === -1
  return (
    <>
      <Link
        to={pathOf(next, phase, days)}
        className="mt-3 flex min-h-13 items-center gap-3 rounded-card border border-line px-4 py-2 transition-colors duration-150 hover:bg-surface"
      >
        <Flag size={18} aria-hidden className="shrink-0 text-ember-ink" />
        <span className="min-w-0 grow">
          <span className="block truncate text-16 font-semibold text-ink">{next.name}</span>
          <span className="figures block text-14 text-muted">
            {phase === 'underway' ? t`Underway until ${end}: open the race card` : null}
            {phase === 'ended' ? t`Ended at ${end}: tell what you took` : null}
            {phase === 'ahead' && days === 0 ? t`Today at ${start}: open the race card` : null}
            {phase === 'ahead' && days === 1 ? t`Tomorrow at ${start}` : null}
            {phase === 'ahead' && days > 1 ? <Plural value={days} one="In # day" other="In # days" /> : null}
          </span>
        </span>
        <ChevronRight size={18} aria-hidden className="shrink-0 text-muted" />
      </Link>
      {beganYesterday ? <FuelAfterEvent userId={userId} today={today} now={now} /> : null}
    </>
  )
}
