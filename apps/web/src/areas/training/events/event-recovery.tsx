import { Trans, useLingui } from '@lingui/react/macro'
import type { LocalDate } from '@pacemeal/domain'
import { dayAt, wallMinuteAt } from '@pacemeal/domain'
import { Link } from 'react-router'
import type { StoredEvent } from '../../../api/events.ts'
import { timeOfDay } from '../../../languages/dates.ts'
import { browserZone } from '../../../navigation/local-day.ts'
import { paths } from '../../../navigation/paths.ts'
import { CareTeamFluids } from './care-team-fluids.tsx'
import { ReasonList } from './hour-targets.tsx'
import { recoveryReasons } from './recovery-reasons.ts'
import { useEvents } from './use-events.ts'
import { useRacePlan } from './use-race-plan.ts'

/** What an event that has ended asks of the day after it, until a moment in epoch milliseconds. */
export function EventRecovery({
  userId,
  eventId,
  today,
  until,
}: {
  userId: string
  eventId: string
  today: LocalDate
  until: number
}) {
  const { events } = useEvents(userId)
  const stored = events?.find(({ id }) => id === eventId)
  return stored ? <RecoveryOf userId={userId} stored={stored} today={today} until={until} /> : null
}

interface RecoveryOfProps {
  userId: string
  stored: StoredEvent
  today: LocalDate
  until: number
}

function RecoveryOf({ userId, stored, today, until }: RecoveryOfProps) {
  const { t } = useLingui()
  const state = useRacePlan(userId, stored)
  if (state.kind !== 'ready') return null
  const { plan } = state
  const time = timeOfDay(wallMinuteAt(until, browserZone()))
  return (
    <section aria-labelledby="recovery-title" className="flex flex-col gap-2 rounded-card border border-line px-4 py-3">
      <h2 id="recovery-title" className="text-16 font-semibold text-ink">
        {dayAt(until, browserZone()) === today ? t`Recovery until ${time}` : t`Recovery until ${time} tomorrow`}
      </h2>
      <ReasonList because={recoveryReasons(plan, stored.report)} />
      {plan.areFluidsTold ? null : <CareTeamFluids />}
      <Link to={paths.event(stored.id)} className="self-start py-2 text-14 font-semibold text-ember-ink">
        <Trans>How {stored.event.name} went</Trans>
      </Link>
    </section>
  )
}
