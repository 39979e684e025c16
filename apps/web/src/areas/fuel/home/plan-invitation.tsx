import type { LocalDate } from '@pacemeal/domain'
import { Suspense } from 'react'
import type { PlanStatus } from '../../../api/plan-status.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { NoPlanCard } from '../lazy-plan-problem.ts'
import type { HomeDay } from './use-home-day.ts'

/** Whether the person is known to have no plan at all, on a day that one could still be made for. */
export const isWithoutPlan = (home: HomeDay, day: LocalDate): boolean =>
  home.isPlanKnown && !home.hasPlan && !home.plan.isPlanned && day >= home.today

interface PlanInvitationProps {
  home: HomeDay
  day: LocalDate
  status: PlanStatus | undefined
}

/** The way to a first plan, before the figures that stay empty without one. */
export function PlanInvitation({ home, day, status }: PlanInvitationProps) {
  if (status?.kind !== 'settled' || !isWithoutPlan(home, day)) return null
  return (
    <Suspense fallback={<Skeleton className="h-48 rounded-card wide:h-42" />}>
      <NoPlanCard />
    </Suspense>
  )
}
