import { useLingui } from '@lingui/react/macro'
import type { LocalDate } from '@pacemeal/domain'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { planStatusQuery } from '../../../api/plan-status.ts'
import { isFirstLoading } from '../../../api/use-reading-failure.ts'
import { longDate } from '../../../languages/dates.ts'
import { useSelectedDay } from '../../../navigation/selected-day.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { useAfterFrame, useFollowing } from '../../../ui/after-frame.ts'
import { Chip } from '../../../ui/chip.tsx'
import { useEnergyHidden } from '../../../ui/energy-figures.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { WhenSeen } from '../../../ui/when-seen.tsx'
import { useFuelRefetch } from '../use-fuel-refetch.ts'
import { DayPart } from './day-part.tsx'
import { DaySkeleton, SummarySkeleton } from './day-skeletons.tsx'
import { DaySummary } from './day-summary.tsx'
import { DayWeek } from './day-week.tsx'
import { HomeFrame } from './home-frame.tsx'
import { HomeGreeting } from './home-greeting.tsx'
import { HomeTiles } from './home-tiles.tsx'
import { isWithoutPlan, PlanInvitation } from './plan-invitation.tsx'
import { type HomeDay, useHomeDay } from './use-home-day.ts'
import { useHomeSheets } from './use-home-sheets.ts'
import { usePlanWatch } from './use-plan-watch.ts'

const WhySheet = lazy(async () => ({ default: (await import('./why-sheet.tsx')).WhySheet }))
const SwapMealSheet = lazy(async () => ({ default: (await import('./swap-meal-sheet.tsx')).SwapMealSheet }))
const IdeasSheet = lazy(async () => ({ default: (await import('./ideas-sheet.tsx')).IdeasSheet }))
const HomeGuidance = lazyPart(async () => (await import('../guidance/home-guidance.tsx')).HomeGuidance)
const NextEventLine = lazyPart(async () => (await import('./next-event-line.tsx')).NextEventLine, { isQuiet: true })
const InstallHint = lazyPart(async () => (await import('./install-hint.tsx')).InstallHint, { isQuiet: true })
const OneDaySheet = lazy(async () => ({ default: (await import('../one-day/one-day-sheet.tsx')).OneDaySheet }))

/** What do I eat next, and how far am I: the selected day with its ring, its fuel and its training. */
export function HomeScreen() {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const { day, selectDay } = useSelectedDay()
  // The day is drawn once its summary stands.
  const isDrawn = useFollowing('content')
  const { home, activePlan, stored, marking, recorded, profile } = useHomeDay(day, isDrawn)
  const status = useQuery(planStatusQuery(userId))
  useEnergyHidden()
  useFuelRefetch(userId, isDrawn)
  usePlanWatch(userId, status.data, activePlan.isRefetchError)
  const isLoading = isFirstLoading(activePlan) || isFirstLoading(stored)
  const isAfterFrame = useAfterFrame()
  const date = longDate(day)
  const title = t`Fuel Plan for ${date}`

  return (
    <HomeFrame
      day={day}
      onSelect={selectDay}
      greeting={<HomeGreeting />}
      week={
        <DayWeek
          week={home?.isPlanKnown ? home.week : null}
          isLogKnown={home?.isLogKnown ?? false}
          today={home?.today ?? day}
          selected={day}
          onSelect={selectDay}
        />
      }
      title={title}
      chip={
        home && !isLoading && !home.isPlanKnown ? null : home && !isLoading ? (
          <Chip tone={home.plan.isTrainingDay ? 'ember' : 'neutral'} className="shrink-0">
            {home.plan.isTrainingDay ? t`Training day` : t`Rest day`}
          </Chip>
        ) : (
          <Skeleton className="h-7 w-28 shrink-0 rounded-full" />
        )
      }
    >
      <title>{t`${title} · Pacemeal`}</title>
      {isAfterFrame ? (
        <>
          <div className="flex flex-col gap-3 wide:col-start-2 wide:row-start-3 wide:gap-4">
            {home && !isLoading && !(isWithoutPlan(home, day) && status.isLoading) ? (
              <>
                <PlanInvitation home={home} day={day} status={status.data} />
                <DaySummary home={home} day={day} isBuilding={status.data?.kind === 'generating'} />
              </>
            ) : (
              <SummarySkeleton isOver={day < (home?.today ?? day)} />
            )}
            {home && !isLoading ? (
              <Suspense fallback={null}>
                <NextEventLine userId={userId} today={home.today} />
              </Suspense>
            ) : null}
          </div>
          <div className="wide:col-start-1 wide:row-span-3 wide:row-start-3">
            <DayPart
              home={home}
              day={day}
              activePlan={activePlan}
              stored={stored}
              marking={marking}
              recorded={recorded}
              profile={profile}
              status={status}
            />
          </div>
          <div className="wide:col-start-2 wide:row-start-4">
            {home && !isLoading ? (
              <WhenSeen>
                <Suspense fallback={null}>
                  <HomeGuidance home={home} day={day} />
                </Suspense>
              </WhenSeen>
            ) : null}
            <HomeTiles />
            {home && !isLoading ? (
              <WhenSeen>
                <Suspense fallback={null}>
                  <InstallHint today={home.today} hasPlan={activePlan.data != null} />
                </Suspense>
              </WhenSeen>
            ) : null}
          </div>
        </>
      ) : (
        <DaySkeleton isOver={day < (home?.today ?? day)} />
      )}
      {home ? <HomeSheets home={home} day={day} /> : null}
    </HomeFrame>
  )
}

/** The sheet that the address names; a closing one keeps what it shows until it has left. */
function HomeSheets({ home, day }: { home: HomeDay; day: LocalDate }) {
  const { shown, close } = useHomeSheets()
  const [last, setLast] = useState(shown)
  const isNew = shown !== null && JSON.stringify(shown) !== JSON.stringify(last)
  if (isNew) setLast(shown)
  const sheet = shown ?? last
  if (sheet === null) return null
  const about = { home, day, sheet, isOpen: shown !== null }
  return (
    <Suspense fallback={null}>
      {sheet.name === 'why' ? <WhySheet {...about} /> : null}
      {sheet.name === 'ideas' ? <IdeasSheet {...about} /> : null}
      {sheet.name === 'swap' ? <SwapMealSheet {...about} /> : null}
      {sheet.name === 'one-day' ? <OneDaySheet day={day} isOpen={about.isOpen} onClose={close} /> : null}
    </Suspense>
  )
}
