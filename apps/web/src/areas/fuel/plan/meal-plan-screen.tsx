import { Trans, useLingui } from '@lingui/react/macro'
import { type LocalDate, mondayOf } from '@pacemeal/domain'
import { RefreshCw } from 'lucide-react'
import { lazy, memo, Suspense } from 'react'
import { useReadingFailure } from '../../../api/use-reading-failure.ts'
import { fullDate } from '../../../languages/dates.ts'
import { useSelectedDay } from '../../../navigation/selected-day.ts'
import { useAfterFrame } from '../../../ui/after-frame.ts'
import { Button } from '../../../ui/button.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { findPlannedDay } from '../day-plan.ts'
import { WithKitchenCard } from '../kitchen/kitchen-card.tsx'
import { BuildingPanel } from '../lazy-building-panel.ts'
import { NoPlanCard, PlanProblem } from '../lazy-plan-problem.ts'
import { DayView } from './day-view.tsx'
import { PlanSkeleton } from './plan-skeleton.tsx'
import { type PlanView, planViews, usePlanView } from './plan-view.ts'
import { type PlanPage, usePlanPage } from './use-plan-page.ts'
import { useRegenerate } from './use-regenerate.ts'

const UnplannedDay = lazy(async () => ({ default: (await import('../unplanned-day.tsx')).UnplannedDay }))
const WeekView = lazy(async () => ({ default: (await import('../week/week-view.tsx')).WeekView }))
const ShoppingView = lazy(async () => ({ default: (await import('../shopping/shopping-view.tsx')).ShoppingView }))

/** What the week looks like: a day with its entries, all seven at a glance, and what to buy for them. */
export function MealPlanScreen() {
  const { t } = useLingui()
  const { day } = useSelectedDay()
  const { page, activePlan, hasPresentPlan, status, runId } = usePlanPage(day)
  const { view, showView } = usePlanView()
  const failure = useReadingFailure(activePlan)
  const isAfterFrame = useAfterFrame()
  const skeleton = skeletonOf(view, day)
  return (
    <Screen
      title={t`Fuel Plan`}
      width="full"
      trailing={
        page?.plan && view !== 'shopping' && day >= mondayOf(page.today) ? (
          <RegenerateButton page={page} isRunning={runId !== null} />
        ) : undefined
      }
    >
      <SegmentedControl
        label={t`View`}
        className="wide:w-96 print:hidden"
        options={planViews.map(({ value, label }) => ({ value, label: t(label) }))}
        value={view}
        onChange={(chosen) => showView(chosen)}
      />
      {runId === null ? null : (
        <div className="print:hidden">
          <Suspense fallback={null}>
            <BuildingPanel runId={runId} heading="h2" />
          </Suspense>
        </div>
      )}
      <Suspense fallback={null}>
        {status.data?.kind === 'failed' ? <PlanProblem problem={status.data} hasPlan={hasPresentPlan} /> : null}
      </Suspense>
      {!isAfterFrame ? (
        skeleton
      ) : page ? (
        <>
          {status.data?.kind === 'settled' ? <PlanGap page={page} day={day} hasPresentPlan={hasPresentPlan} /> : null}
          {page.isReadable && view !== 'shopping' ? (
            <WithKitchenCard userId={page.userId}>
              <View view={view} page={page} />
            </WithKitchenCard>
          ) : (
            <View view={view} page={page} />
          )}
        </>
      ) : failure ? (
        <ErrorState
          title={t`Failed to Load Meal Plan`}
          onRetry={() => void activePlan.refetch()}
          isRetrying={activePlan.isFetching}
        >
          {failure.code === 'network'
            ? t`There is no connection. Your plan is kept on the server.`
            : t`Unable to load your meal plan. Please try again.`}
        </ErrorState>
      ) : (
        skeleton
      )}
    </Screen>
  )
}

const skeletonOf = (view: PlanView, day: LocalDate) => (
  <PlanSkeleton date={view === 'day' ? fullDate(day) : undefined} />
)

const View = memo(function View({ view, page }: { view: 'day' | 'week' | 'shopping'; page: PlanPage }) {
  const { day, selectDay } = useSelectedDay()
  return (
    <Suspense fallback={skeletonOf(view, day)}>
      {view === 'week' ? (
        <WeekView page={page} day={day} />
      ) : view === 'shopping' ? (
        <ShoppingView page={page} day={day} />
      ) : (
        <DayView page={page} day={day} onSelect={selectDay} />
      )}
    </Suspense>
  )
})

/** Nothing where the shown day is planned; else whether there is no plan at all, or none of this day. */
function PlanGap({ page, day, hasPresentPlan }: { page: PlanPage; day: LocalDate; hasPresentPlan: boolean }) {
  const isPlanned = page.plan !== null && (!page.isReadable || findPlannedDay(page.plan, day) !== undefined)
  return isPlanned ? null : (
    <Suspense fallback={null}>
      {!hasPresentPlan && page.plan === null ? (
        <NoPlanCard />
      ) : (
        <UnplannedDay day={day} today={page.today} heading="h2" />
      )}
    </Suspense>
  )
}

function RegenerateButton({ page, isRunning }: { page: PlanPage; isRunning: boolean }) {
  const { userId, monday, today } = page
  const regenerate = useRegenerate(userId, monday > today ? monday : undefined)
  return (
    <Button
      variant="quiet"
      size="small"
      className="-mr-3 print:hidden"
      icon={<RefreshCw size={18} aria-hidden />}
      busy={regenerate.isPending || isRunning}
      onClick={() => regenerate.mutate()}
    >
      <Trans>Regenerate Meal Plan</Trans>
    </Button>
  )
}
