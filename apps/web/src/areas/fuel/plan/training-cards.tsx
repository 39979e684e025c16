import { Trans, useLingui } from '@lingui/react/macro'
import {
  addDays,
  emptySchedule,
  groupActivities,
  type LocalDate,
  parseSchedule,
  serialiseSchedule,
  sessionsOn,
  type TrainingActivity,
  weekdayOf,
} from '@pacemeal/domain'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { dayChangesQuery } from '../../../api/day-changes.ts'
import { clockTime } from '../../../languages/clock-time.ts'
import { intensityName, sessionTypeName } from '../../../languages/session-names.ts'
import { useKnownProfile } from '../../../navigation/known-profile.ts'
import { presentDay } from '../../../navigation/local-day.ts'
import { paths } from '../../../navigation/paths.ts'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { SentLater } from '../../../ui/sent-later.tsx'
import { MissingPart } from '../../../ui/states.tsx'
import {
  AddActivitySheet,
  daysText,
  PlanChangeSheet,
  usePreviewSheet,
  useRemoveActivity,
  useSaveSchedule,
  useTrainingWeek,
} from '../../training/index.ts'
import { findPlannedDay } from '../day-plan.ts'
import { useFuelSheets } from '../use-fuel-sheets.ts'
import type { PlanDay } from '../use-plan-day.ts'
import { useDayPlan } from '../use-week-plans.ts'
import { leavesOut, type Standing, standingOn } from './standing-on.ts'

interface TrainingCardsProps {
  userId: string
  day: LocalDate
  /** The sessions that the day was planned around; null where it has no plan. */
  planned: PlanDay['sessions']
}

/** The training that the plan is made around: a card for each activity of the week, and a tile for one more. */
export function TrainingCards({ userId, day, planned }: TrainingCardsProps) {
  const { t } = useLingui()
  const { profile, isKnown, hasFailed, isRetrying, retry } = useKnownProfile()
  const { week, isSentLater } = useTrainingWeek(userId, profile.activitySchedule)
  const read = parseSchedule(week)
  const sheets = useFuelSheets()
  const save = useSaveSchedule(userId)
  const remove = useRemoveActivity(userId)
  const isSaving = save.isPending || remove.isPending
  const [changed, setChanged] = useState<string>()
  const isOpen = sheets.shown?.name === 'training'
  const preview = usePreviewSheet('session', { isOpen, close: sheets.close })
  const schedule = read.ok ? read.value.schedule : emptySchedule
  const activities = groupActivities(schedule)
  if (isOpen && sheets.shown?.about !== changed) setChanged(sheets.shown?.about)
  const editing = activities.find(({ id }) => id === changed)
  // Saving over a week that cannot be read, or not whole, would lose what is stored: the schedule says what to do.
  const isWhole = isKnown && read.ok && read.value.skipped.length === 0
  const weekday = weekdayOf(day)
  const { data: changedDays } = useQuery(dayChangesQuery(userId))
  const own = sessionsOn(schedule, changedDays ?? new Map(), day)
  // Only what the plan leaves out can have given way to something of the evening before.
  const dayBefore = addDays(day, -1)
  const { data: planBefore } = useDayPlan(userId, dayBefore, presentDay(), leavesOut(own, planned))
  const sessions = { own, planned, before: findPlannedDay(planBefore, dayBefore)?.sessions ?? [] }
  const onDay = (activity: TrainingActivity) => standingOn(activity, weekday, changedDays?.get(day) ?? [], sessions)
  const ofDayFirst = activities.toSorted((a, b) => Number(onDay(b) === 'trained') - Number(onDay(a) === 'trained'))

  return (
    <section aria-labelledby="plan-training" className="flex min-w-0 flex-col gap-2">
      <h2 id="plan-training" className="text-16 font-bold text-ink">
        <Trans>Training</Trans>
      </h2>
      {isSentLater ? <SentLater /> : null}
      {isWhole ? (
        <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-1 wide:mx-0 wide:flex-col wide:overflow-visible wide:px-0">
          {ofDayFirst.map((activity) => (
            <TrainingCard
              key={activity.id}
              activity={activity}
              standing={onDay(activity)}
              onEdit={() => sheets.open('training', activity.id)}
            />
          ))}
          <li className="flex shrink-0 snap-start wide:shrink">
            <button
              type="button"
              aria-label={t`Add Training Activity`}
              aria-disabled={isSaving || undefined}
              onClick={() => (isSaving ? undefined : sheets.open('training'))}
              className="flex min-h-24 w-24 large-text:w-auto large-text:px-3 flex-col items-center justify-center gap-1 rounded-card border border-dashed border-edge text-14 font-semibold text-ember-ink transition-colors duration-150 hover:bg-ember-tint wide:min-h-13 wide:w-full wide:flex-row"
            >
              <Plus size={22} aria-hidden />
              <Trans>Add</Trans>
            </button>
          </li>
        </ul>
      ) : hasFailed ? (
        <MissingPart
          heading="h3"
          title={t`Failed to load your activity schedule`}
          onRetry={retry}
          isRetrying={isRetrying}
        >
          <Trans>Your plan stands.</Trans>
        </MissingPart>
      ) : !isKnown ? null : (
        <p className="rounded-control bg-warning-tint px-4 py-3 text-14 text-warning-ink">
          <Trans>
            Some of your schedule could not be read.{' '}
            <Link to={paths.schedule} className="font-semibold underline">
              Look at it in Activity Schedule
            </Link>
            .
          </Trans>
        </p>
      )}
      <AddActivitySheet
        isOpen={isOpen && isWhole}
        day={weekday}
        onClose={sheets.close}
        schedule={schedule}
        onSave={(next) => save.mutate(next)}
        isCovered={preview.change !== null}
        onPreview={(next) => preview.look({ profile: { activitySchedule: serialiseSchedule(next) } })}
        editing={editing && { activity: editing }}
        onRemove={(activity) => remove.mutate(activity)}
      />
      <PlanChangeSheet preview={preview} about={t`Your new activity schedule.`} />
    </section>
  )
}

interface TrainingCardProps {
  activity: TrainingActivity
  standing: Standing
  onEdit: () => void
}

/** One activity of the week; those of the shown day are tinted and say so. */
function TrainingCard({ activity, standing, onEdit }: TrainingCardProps) {
  const { t } = useLingui()
  const isOnDay = standing === 'trained'
  const { days, startTime, endTime, intensity } = activity
  const type = sessionTypeName(activity.type)
  const time = `${clockTime(startTime)} - ${clockTime(endTime)}`
  return (
    <li className="flex w-64 shrink-0 snap-start wide:w-auto wide:shrink">
      <article
        aria-label={`${type}, ${daysText(days)}, ${time}`}
        className={classNames(
          'flex grow items-start justify-between gap-1 rounded-card py-3 pr-1 pl-4',
          isOnDay ? 'bg-ember-tint' : 'border border-line bg-surface',
        )}
      >
        <div className="min-w-0">
          <h3 className="text-16 font-bold text-ink large-text:wrap-anywhere">
            <Trans>{type} Workout</Trans>
          </h3>
          <p className="text-14 text-ink">{daysText(days)}</p>
          <p className="figures text-14 text-muted">{time}</p>
          <p className="text-14 text-muted">
            {intensityName(intensity)}
            {isOnDay ? (
              <span className="font-semibold text-ember-ink">
                {' · '}
                <Trans>On this day</Trans>
              </span>
            ) : standing === 'elsewhere' ? null : (
              <span>
                {' · '}
                <StandingText standing={standing} />
              </span>
            )}
          </p>
        </div>
        <IconButton label={t`Edit ${type}, ${time}`} onClick={onEdit}>
          <Pencil size={18} aria-hidden />
        </IconButton>
      </article>
    </li>
  )
}

/** What became of an activity that its day usually has. */
function StandingText({ standing }: { standing: 'skipped' | 'moved' | 'replaced' }) {
  if (standing === 'skipped') return <Trans>Skipped on this day</Trans>
  if (standing === 'moved') return <Trans>Moved from this day</Trans>
  return <Trans>Replaced on this day</Trans>
}
