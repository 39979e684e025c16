import { Trans, useLingui } from '@lingui/react/macro'
import type { LocalDate } from '@pacemeal/domain'
import { readPlanSummary } from '@pacemeal/protocol'
import type { UseQueryResult } from '@tanstack/react-query'
import { CalendarDays, Pencil, Plus, UtensilsCrossed } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'react-router'
import type { MealLog } from '../../../api/meal-logs.ts'
import type { MealPlan } from '../../../api/meal-plans.ts'
import { type PlanStatus, refreshPlan } from '../../../api/plan-status.ts'
import { isFirstLoading, useReadingFailure } from '../../../api/use-reading-failure.ts'
import type { KnownProfile } from '../../../navigation/known-profile.ts'
import { presentDay } from '../../../navigation/local-day.ts'
import { paths } from '../../../navigation/paths.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { useSheets } from '../../../navigation/use-sheets.ts'
import { useUnsent } from '../../../navigation/use-unsent.ts'
import { useAfter } from '../../../ui/after-frame.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { EmptyState, ErrorState, MissingPart } from '../../../ui/states.tsx'
import { ComingDayNote, KeptPhotos } from '../../log/index.ts'
import { CheckingPanel } from '../checking-panel.tsx'
import { BuildingPanel } from '../lazy-building-panel.ts'
import { PlanProblem } from '../lazy-plan-problem.ts'
import { MissingReading, type PartReading } from '../missing-reading.tsx'
import { isOneDayOpen } from '../one-day/open-days.ts'
import type { PlanReading } from '../use-week-plans.ts'
import { TimelineSkeleton } from './day-skeletons.tsx'
import { FuelTimeline } from './fuel-timeline.tsx'
import { dayFingerprint } from './happened.ts'
import { isWithoutPlan } from './plan-invitation.tsx'
import type { HomeDay } from './use-home-day.ts'
import { useHomeSheets } from './use-home-sheets.ts'

const PlanNotes = lazyPart(async () => (await import('../words/plan-notes.tsx')).PlanNotes)
const UnplannedDay = lazyPart(async () => (await import('../unplanned-day.tsx')).UnplannedDay)
const WholeDay = lazyPart(async () => (await import('./whole-day.tsx')).WholeDay)
const ReplanOffer = lazyPart(async () => (await import('./replan-offer.tsx')).ReplanOffer)
const OneDayNote = lazyPart(async () => (await import('../one-day/one-day-note.tsx')).OneDayNote)

interface DayPartProps {
  home: HomeDay | null
  day: LocalDate
  activePlan: PlanReading
  stored: UseQueryResult<readonly MealLog[]>
  marking: PartReading
  recorded: PartReading
  profile: KnownProfile
  status: UseQueryResult<PlanStatus>
}

/** The card of the day: its training and fuel by time, or what stands in their place. */
export function DayPart(props: DayPartProps) {
  const { openSheet } = useSheets()
  const { openOneDay } = useHomeSheets()
  const isAhead = props.day > presentDay()
  const { id: userId } = useRequiredAccount()
  const hasPhotos = useUnsent(userId).waiting.some(({ kind }) => kind === 'photo')
  const isOneOff = props.home?.changedDays?.has(props.day) ?? false
  return (
    <section aria-labelledby="day-heading" className="flex flex-col gap-2">
      <header className="flex flex-col">
        <h2 id="day-heading" className="text-20 font-bold text-ink">
          <Trans>Today's Activities & Fuel</Trans>
        </h2>
        <div className="-mx-3 flex flex-wrap items-center justify-start min-[390px]:max-wide:grid min-[390px]:max-wide:grid-cols-[auto_auto] min-[390px]:max-wide:justify-items-start">
          <Link to={paths.schedule} className={buttonClass({ variant: 'quiet', size: 'small' })}>
            <CalendarDays size={18} aria-hidden />
            <Trans>Adjust Schedule</Trans>
          </Link>
          {isAhead ? null : (
            <Button variant="quiet" size="small" icon={<Plus size={18} aria-hidden />} onClick={() => openSheet('log')}>
              <Trans>Log Fuel</Trans>
            </Button>
          )}
          {isOneDayOpen(props.day, presentDay()) ? (
            <Button variant="quiet" size="small" icon={<Pencil size={18} aria-hidden />} onClick={openOneDay}>
              {isAhead ? <Trans>Just this day</Trans> : <Trans>Just today</Trans>}
            </Button>
          ) : null}
          <Link to={paths.bodyLog} className={buttonClass({ variant: 'quiet', size: 'small' })}>
            <Plus size={18} aria-hidden />
            <Trans>Weigh In</Trans>
          </Link>
        </div>
        {isAhead ? <ComingDayNote /> : null}
      </header>
      <Suspense fallback={null}>{isOneOff ? <OneDayNote day={props.day} onEdit={openOneDay} /> : null}</Suspense>
      <Suspense fallback={null}>{hasPhotos ? <KeptPhotos userId={userId} /> : null}</Suspense>
      <DayBody {...props} />
    </section>
  )
}

function DayBody({ home, day, status, ...parts }: DayPartProps) {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const { activePlan, stored } = parts
  const planFailure = useReadingFailure(activePlan)
  const logFailure = useReadingFailure(stored)
  // The summary above is styled and laid out before it.
  const isAfterSummary = useAfter('content')
  if (planFailure?.code === 'network' && logFailure) {
    return (
      <ErrorState
        title={t`This day was not loaded yet`}
        onRetry={() => {
          void activePlan.refetch()
          void stored.refetch()
        }}
        isRetrying={activePlan.isFetching || stored.isFetching}
      >
        <Trans>There is no connection. What you log is kept and sent later.</Trans>
      </ErrorState>
    )
  }
  if (status.data?.kind === 'generating') {
    return (
      <Suspense fallback={<TimelineSkeleton />}>
        <BuildingPanel runId={status.data.runId} heading="h3" />
      </Suspense>
    )
  }
  if (!home || !isAfterSummary || isFirstLoading(activePlan) || isFirstLoading(stored)) return <TimelineSkeleton />
  if (home.isPlanKnown && !home.hasPlan && status.isPending) return <CheckingPanel />
  const notes = activePlan.data && home.plan.isPlanned ? notesOf(activePlan.data, home) : null
  // Only today can still change, and only when something happened that its plan does not know.
  const isDayKnown = home.hasPlan && home.isLogKnown && home.areMarksKnown
  const happened = isDayKnown && day === home.today ? dayFingerprint(home) : ''
  const isEmpty = home.timeline.entries.every(({ kind }) => kind === 'now')
  return (
    <>
      <MissingParts {...parts} />
      <Suspense fallback={null}>
        {status.data?.kind === 'failed' ? <PlanProblem problem={status.data} hasPlan={home.hasPlan} /> : null}
      </Suspense>
      {status.data?.kind === 'settled' && home.isPlanKnown ? <PlanGap home={home} day={day} /> : null}
      {isEmpty && !(home.isPlanKnown && home.isLogKnown) ? null : isEmpty ? (
        <EmptyDay
          onRefresh={() => {
            void refreshPlan(userId)
            void stored.refetch()
          }}
          isRefreshing={activePlan.isFetching || stored.isFetching}
        />
      ) : (
        <FuelTimeline timeline={home.timeline} isOver={day < home.today} />
      )}
      <Suspense fallback={null}>
        {notes ? <PlanNotes {...notes} /> : null}
        {day <= home.today && home.isLogKnown && home.logs.length > 0 ? <WholeDay day={day} /> : null}
        {happened ? <ReplanOffer happened={happened} /> : null}
      </Suspense>
    </>
  )
}

/** That there is no plan of this day; nothing where it is planned, and where `PlanInvitation` says that there is none at all. */
function PlanGap({ home, day }: { home: HomeDay; day: LocalDate }) {
  if (home.plan.isPlanned || isWithoutPlan(home, day)) return null
  return (
    <Suspense fallback={null}>
      <UnplannedDay day={day} today={home.today} heading="h3" />
    </Suspense>
  )
}

/** What could not be read, each on its own: the rest of the day stands. */
function MissingParts({
  activePlan,
  stored,
  marking,
  recorded,
  profile,
}: Pick<DayPartProps, 'activePlan' | 'stored' | 'marking' | 'recorded' | 'profile'>) {
  const { t } = useLingui()
  return (
    <>
      <MissingReading reading={activePlan} title={t`Failed to Load Meal Plan`}>
        <Trans>Unable to load your meal plan. Please try again.</Trans>
      </MissingReading>
      <MissingReading reading={stored} title={t`Failed to Load Your Log`}>
        <Trans>What you logged is stored. Please try again.</Trans>
      </MissingReading>
      <MissingReading reading={marking} title={t`Failed to Load Your Marks`}>
        <Trans>What you marked as finished or skipped is stored, but not shown here.</Trans>
      </MissingReading>
      <MissingReading reading={recorded} title={t`Failed to fetch wearable activities`}>
        <Trans>What your device sent is kept.</Trans>
      </MissingReading>
      {profile.hasFailed ? (
        <MissingPart
          heading="h3"
          title={t`Your profile could not be loaded`}
          onRetry={profile.retry}
          isRetrying={profile.isRetrying}
        >
          <Trans>What you saved is kept.</Trans>
        </MissingPart>
      ) : null}
    </>
  )
}

/** What the plan and its day want said, before any words are loaded; null when that is nothing. */
function notesOf(plan: MealPlan, { plan: { flags = [] } }: HomeDay) {
  const summary = readPlanSummary(plan)
  const warnings = summary.ok ? summary.value.warnings : []
  return warnings.length + flags.length > 0 ? { warnings, flags } : null
}

/** Says that there is nothing, and offers the two things that fill a day. */
function EmptyDay({ onRefresh, isRefreshing }: { onRefresh: () => void; isRefreshing: boolean }) {
  const { t } = useLingui()
  const { openSheet } = useSheets()
  return (
    <EmptyState
      title={t`No Activities or Meals Scheduled`}
      icon={UtensilsCrossed}
      action={
        <>
          <Link to={paths.schedule} className={buttonClass({ variant: 'secondary' })}>
            <Trans>Add Training</Trans>
          </Link>
          <Button variant="secondary" onClick={() => openSheet('log')}>
            <Trans>Log a Meal</Trans>
          </Button>
          <Button variant="quiet" busy={isRefreshing} onClick={onRefresh}>
            <Trans>Refresh</Trans>
          </Button>
        </>
      }
    >
      <Trans>Add training to your schedule, or log what you eat.</Trans>
    </EmptyState>
  )
}
