import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { emptySchedule, parseSchedule, serialiseSchedule, type WeeklySchedule } from '@pacemeal/domain'
import { useQuery } from '@tanstack/react-query'
import { CalendarX } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { profileQuery } from '../../api/profile.ts'
import { useReadingFailure } from '../../api/use-reading-failure.ts'
import { BackLink } from '../../navigation/back-link.tsx'
import { paths } from '../../navigation/paths.ts'
import { useRequiredAccount } from '../../navigation/use-account.ts'
import { useLeaveGuard } from '../../navigation/use-leave-guard.tsx'
import { tell } from '../../notices/tell.ts'
import { ActionBar } from '../../ui/action-bar.tsx'
import { Button } from '../../ui/button.tsx'
import { Screen } from '../../ui/screen.tsx'
import { SentLater } from '../../ui/sent-later.tsx'
import { dismissNotices } from '../../ui/show-notice.ts'
import { LoadingRegion, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { PlanChangeSheet } from './plan-changes/plan-change-sheet.tsx'
import { usePreviewSheet } from './plan-changes/use-preview-sheet.ts'
import { useSaveSchedule } from './use-save-schedule.ts'
import { useAreWaitingWeeksRead, useTrainingWeek } from './use-training-week.ts'
import { WeekEditor } from './week-editor.tsx'

export function ActivityScheduleScreen() {
  const { t } = useLingui()
  const { id } = useRequiredAccount()
  // Another device may have changed the week a minute ago.
  const query = useQuery({ ...profileQuery(id), staleTime: 0 })
  const { data: profile, errorUpdateCount, refetch, isFetching } = query
  const { week, isSentLater } = useTrainingWeek(id, profile?.activitySchedule)
  const isWaitingRead = useAreWaitingWeeksRead(id)
  const stored = profile && isWaitingRead ? parseSchedule(week) : undefined
  const [isAnew, setAnew] = useState(false)
  const hasFailed = useReadingFailure(query) !== null || stored?.ok === false

  // Each failure is told, also that of another try.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count is what changes.
  useEffect(() => {
    if (hasFailed) tell('schedule-load-failed')
  }, [hasFailed, errorUpdateCount])

  return (
    <Screen title={t`Activity Schedule`} back={<BackLink to={paths.profile} label={t`Back to profile`} />}>
      {isSentLater ? <SentLater /> : null}
      {isAnew ? (
        <ScheduleEditor userId={id} stored={emptySchedule} unreadable={0} />
      ) : stored?.ok ? (
        <ScheduleEditor userId={id} stored={stored.value.schedule} unreadable={stored.value.skipped.length} />
      ) : stored !== undefined ? (
        <EmptyState
          icon={CalendarX}
          title={t`Failed to load your activity schedule`}
          action={
            <Button onClick={() => setAnew(true)}>
              <Trans>Start a new schedule</Trans>
            </Button>
          }
        >
          <Trans>What is stored cannot be read as a week. It is kept until you save a new one.</Trans>
        </EmptyState>
      ) : hasFailed ? (
        <ErrorState title={t`Failed to load your activity schedule`} onRetry={() => refetch()} isRetrying={isFetching}>
          <Trans>What you saved before is kept. Check your connection and try again.</Trans>
        </ErrorState>
      ) : (
        <LoadingRegion label={t`Loading your schedule`}>
          <Skeleton className="h-120 w-full rounded-card" />
        </LoadingRegion>
      )}
    </Screen>
  )
}

interface ScheduleEditorProps {
  userId: string
  stored: WeeklySchedule
  /** How many stored entries could not be read; saving would drop them, so the athlete is told. */
  unreadable: number
}

function ScheduleEditor({ userId, stored, unreadable }: ScheduleEditorProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [changed, setChanged] = useState<{ readonly week: WeeklySchedule; readonly from: WeeklySchedule }>()
  // Until something is changed here, what is stored is shown as it comes in.
  const schedule = changed?.week ?? stored
  const isEmpty = serialiseSchedule(schedule) === serialiseSchedule(emptySchedule)
  const isChanged = serialiseSchedule(schedule) !== serialiseSchedule(stored)
  const guard = useLeaveGuard(isChanged, 'schedule')
  const preview = usePreviewSheet('schedule')
  const leave = (from: 'screen' | 'preview') => {
    guard.allow()
    // A preview that was applied is nothing to come back to.
    navigate(paths.root, { replace: from === 'preview' })
  }
  const save = useSaveSchedule(userId, () => leave('screen'), changed?.from)
  const saveNow = () => {
    // What is saved is no longer taken back.
    dismissNotices()
    save.mutate(schedule)
  }

  return (
    <>
      {unreadable > 0 ? (
        <p role="status" className="rounded-control bg-warning-tint px-4 py-3 text-14 text-warning-ink">
          <Plural
            value={unreadable}
            one="One activity could not be read and will be left out when you save. Add it again if you still train it."
            other="# activities could not be read and will be left out when you save. Add it again if you still train it."
          />
        </p>
      ) : null}
      {isEmpty ? (
        <p className="text-16 text-muted">
          <Trans>No training yet. Add your sessions and your fuel is planned around them.</Trans>
        </p>
      ) : null}
      <WeekEditor
        schedule={schedule}
        onChange={(change) =>
          setChanged((before) => ({ week: change(before?.week ?? stored), from: before?.from ?? stored }))
        }
        addButton={{ variant: 'quiet', full: true }}
      />
      <Link to={paths.events} className="self-start py-2 text-14 font-semibold text-ember-ink">
        <Trans>Races and long sessions with their own date</Trans>
      </Link>
      <Link to={paths.trainingCalendars} className="self-start py-2 text-14 font-semibold text-ember-ink">
        <Trans>Sessions from your training calendar</Trans>
      </Link>
      <ActionBar>
        {isChanged ? (
          <Button
            variant="secondary"
            size="large"
            disabled={save.isPending}
            onClick={() => {
              dismissNotices()
              preview.look({ profile: { activitySchedule: serialiseSchedule(schedule) } })
            }}
          >
            <Trans>See what changes</Trans>
          </Button>
        ) : null}
        <Button size="large" className="grow" busy={save.isPending} onClick={saveNow}>
          <Trans>Save Schedule</Trans>
        </Button>
      </ActionBar>
      <PlanChangeSheet preview={preview} about={t`Your new activity schedule.`} onApplied={() => leave('preview')} />
      {guard.question}
    </>
  )
}
