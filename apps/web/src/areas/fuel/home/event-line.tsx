import { Plural, useLingui } from '@lingui/react/macro'
import { addDays, dayOfLog, type LocalDate, settleMeals, wallMinuteAt } from '@pacemeal/domain'
import { eventEnd, eventPhaseAt } from '@pacemeal/domain/event'
import { readMealLog } from '@pacemeal/protocol'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Flag } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { mealLogsQuery } from '../../../api/meal-logs.ts'
import type { MealPlan } from '../../../api/meal-plans.ts'
import type { NearEvent } from '../../../api/next-event.ts'
import { withPendingWrites } from '../../../api/write-queue/meal-log-writes.ts'
import { timeOfDay } from '../../../languages/dates.ts'
import { browserZone } from '../../../navigation/local-day.ts'
import { paths } from '../../../navigation/paths.ts'
import { useSelectedDay } from '../../../navigation/selected-day.ts'
import { useMinute } from '../../../navigation/use-minute.ts'
import { Button } from '../../../ui/button.tsx'
import { WhenSeen } from '../../../ui/when-seen.tsx'
import { usePendingLogWrites } from '../../log/index.ts'
import { EventRecovery } from '../../training/index.ts'
import { readDayPlan } from '../day-plan.ts'
import { useMealMarks } from '../use-meal-marks.ts'
import { useDayPlan } from '../use-week-plans.ts'
import { weekBounds } from '../week-bounds.ts'
import { findNextEvent, findRecovering, fuelAfterMidnight, shownStart } from './next-event.ts'

/** Where the line of an event leads: on its day to its card, once it has ended to what was taken. */
const pathOf = (next: NearEvent, phase: ReturnType<typeof eventPhaseAt>, days: number): string => {
  if (phase === 'ended') return paths.eventReport(next.id)
  return phase === 'underway' || days <= 0 ? paths.eventCard(next.id) : paths.event(next.id)
}

/** What is eaten today after an event that began yesterday: it stands in yesterday's plan, and is logged there. */
function FuelAfterEvent({ userId, today, now }: { userId: string; today: LocalDate; now: number }) {
  const before = addDays(today, -1)
  const { data: plan } = useDayPlan(userId, before, today)
  return plan ? <FuelOfDayBefore userId={userId} plan={plan} before={before} now={now} /> : null
}

interface FuelOfDayBeforeProps {
  userId: string
  plan: MealPlan
  before: LocalDate
  now: number
}

function FuelOfDayBefore({ userId, plan, before, now }: FuelOfDayBeforeProps) {
  const { t } = useLingui()
  const { selectDay } = useSelectedDay()
  const zone = browserZone()
  const { first, last } = weekBounds(before)
  const log = useQuery(mealLogsQuery(userId, first, last, zone))
  const pending = usePendingLogWrites(userId)
  const { marking, marks } = useMealMarks(userId, before)
  // What cannot be read takes nothing away from the plan.
  if ((!log.data && !log.error) || (!marking.data && !marking.error)) return null
  const logs = withPendingWrites(log.data ?? [], pending)
    .map(readMealLog)
    .filter((log) => dayOfLog(log, zone) === before)
  const meals = readDayPlan(plan, before, null).meals.toSorted((one, other) => one.at - other.at)
  const { entries } = settleMeals({ zone, meals, logs, marks: marks ?? new Map() })
  return fuelAfterMidnight(entries, wallMinuteAt(now, zone)).map(({ id, name, at }) => {
    const time = timeOfDay(at)
    return (
      <Button key={id} variant="quiet" full onClick={() => selectDay(before)}>
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

/** The next of the events near today, and what one that ended within a day asks for. */
export function EventLine({ userId, today, near }: EventLineProps) {
  const now = useMinute()
  const next = findNextEvent(near, { today, now, zone: browserZone() })
  const recovering = findRecovering(near, now)
  return (
    <>
      {next ? <NextLine userId={userId} today={today} now={now} next={next} /> : null}
      {recovering ? (
        <WhenSeen>
          <Suspense fallback={null}>
            <EventRecovery userId={userId} today={today} eventId={recovering.event.id} until={recovering.until} />
          </Suspense>
        </WhenSeen>
      ) : null}
    </>
  )
}

interface NextLineProps extends Omit<EventLineProps, 'near'> {
  now: number
  next: NearEvent
}

/** An event and the way to its plan; on its day, and for as long as it runs, to its card. */
function NextLine({ userId, today, now, next }: NextLineProps) {
  const { t } = useLingui()
  const present = { today, now, zone: browserZone() }
  const { days, minute } = shownStart(next, present)
  const phase = eventPhaseAt(next, now)
  const start = timeOfDay(minute)
  const end = timeOfDay(wallMinuteAt(Date.parse(eventEnd(next)), next.zone))
  const beganYesterday = days === -1
  return (
    <>
      <Link
        to={pathOf(next, phase, days)}
        className="flex min-h-13 items-center gap-3 rounded-card border border-line px-4 py-2 transition-colors duration-150 hover:bg-surface"
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
