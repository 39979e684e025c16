import { ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  type ActivityDoubts,
  type ActivityForm,
  activityFormOf,
  addActivity,
  blankActivityForm,
  findActivityDoubts,
  type Intensity,
  intensities,
  readActivityForm,
  removeActivity,
  type SessionType,
  sessionTypes,
  type TrainingActivity,
  type Weekday,
  type WeeklySchedule,
  withEnd,
  withStart,
} from '@pacemeal/domain'
import { useId, useState } from 'react'
import { tell } from '../../notices/tell.ts'
import { Button } from '../../ui/button.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Select } from '../../ui/select.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { dismissNotices } from '../../ui/show-notice.ts'
import { TimeField } from '../../ui/time-field.tsx'
import { ActivityQuestion } from './activity-question.tsx'
import { DayChoices } from './day-choices.tsx'
import { dayName, daysText, intensityName, sessionTypeName } from './words.ts'

export interface AddActivitySheetProps {
  isOpen: boolean
  onClose: () => void
  /** The day that was tapped; it comes preselected. */
  day?: Weekday | undefined
  /** The week that the activity joins, or is changed in. */
  schedule: WeeklySchedule
  /** Takes the week with the new or changed activity. */
  onSave: (schedule: WeeklySchedule) => void
  /** What is changed instead of adding something new. */
  editing?: EditedActivity | undefined
  /** Removes what is changed, on the days that are meant. */
  onRemove: (activity: TrainingActivity) => void
}

/** An activity that is there already. */
export interface EditedActivity {
  readonly activity: TrainingActivity
  /** The one day of it that was tapped; the person says whether the others change, too. */
  readonly day?: Weekday | undefined
}

/** Whether a change is for every day of an activity or only for the one that was tapped. */
type Scope = 'all' | 'day'

/** Times and days that stay as they are were asked about before. */
const isSameTime = (one: TrainingActivity, other: TrainingActivity): boolean =>
  one.startTime === other.startTime && one.endTime === other.endTime && one.days.join() === other.days.join()

const inScope = ({ activity, day }: EditedActivity, scope: Scope): TrainingActivity =>
  scope === 'day' && day ? { ...activity, days: [day] } : activity

/**
 * The form for a training activity. What was typed is dropped when it is closed; nothing is saved until it is added.
 * Times that are hardly meant (over six hours, over midnight, overlapping) are asked about before.
 */
export function AddActivitySheet({
  isOpen,
  onClose,
  day,
  schedule,
  onSave,
  editing: given,
  onRemove,
}: AddActivitySheetProps) {
  const { t } = useLingui()
  // A closing sheet stays about what it was opened for, though that is no longer there.
  const [editing, setEditing] = useState(given)
  const firstForm = () => (given ? activityFormOf(given.activity) : blankActivityForm(day))
  const [form, setForm] = useState(firstForm)
  const [scope, setScope] = useState<Scope>('all')
  const [asked, setAsked] = useState<ActivityDoubts | null>(null)
  const [wasOpen, setWasOpen] = useState(isOpen)
  // A sheet that opens again starts from its own day or activity.
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) {
      setEditing(given)
      setForm(firstForm())
      setScope('all')
      setAsked(null)
    }
  }
  const formId = useId()
  const change = (part: (before: ActivityForm) => ActivityForm) => {
    setForm(part)
    setAsked(null)
  }

  const meant = editing && inScope(editing, scope)
  const others = meant ? removeActivity(schedule, meant) : schedule

  const save = (isSure: boolean) => {
    const read = readActivityForm(form)
    if (!read.ok) return tell(read.error.code)
    // What was said of the form while it was incomplete is settled now.
    dismissNotices()
    const isAsBefore = meant !== undefined && isSameTime(meant, read.value)
    const doubts = isSure || isAsBefore ? null : findActivityDoubts(read.value, others)
    if (doubts !== null) return setAsked(doubts)
    onSave(addActivity(others, read.value))
    onClose()
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={editing ? t`Edit Training Activity` : t`Add Training Activity`}
      footer={
        asked ? (
          <ActivityQuestion
            doubts={asked}
            confirmLabel={editing ? t`Yes, save it` : t`Yes, add it`}
            onConfirm={() => save(true)}
            onChange={() => {
              setAsked(null)
              document.getElementById(formId)?.querySelector<HTMLInputElement>('input[inputmode]')?.focus()
            }}
          />
        ) : (
          <>
            <Button type="submit" form={formId} size="large" full>
              {editing ? t`Save Activity` : t`Add Activity`}
            </Button>
            {meant ? (
              <Button
                variant="danger-quiet"
                full
                onClick={() => {
                  onRemove(meant)
                  onClose()
                }}
              >
                <Trans>Remove Activity</Trans>
              </Button>
            ) : null}
          </>
        )
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          save(false)
        }}
      >
        {editing?.day && editing.activity.days.length > 1 ? (
          <SegmentedControl<Scope>
            label={t`What changes`}
            isLabelShown
            value={scope}
            options={[
              { value: 'all', label: daysText(editing.activity.days) },
              { value: 'day', label: t`Only ${ph({ day: dayName(editing.day) })}` },
            ]}
            onChange={(chosen) => {
              setScope(chosen)
              const { days } = activityFormOf(inScope(editing, chosen))
              change((before) => ({ ...before, days }))
            }}
          />
        ) : null}
        <Select
          label={t`Activity type`}
          placeholder={t`Choose a type`}
          value={form.type ?? ''}
          options={sessionTypes.map((value) => ({ value, label: sessionTypeName(value) }))}
          onChange={(event) => {
            const type = event.target.value as SessionType
            change((before) => ({ ...before, type }))
          }}
        />
        <DayChoices days={form.days} onChange={(days) => change((before) => ({ ...before, days }))} />
        <TimeField
          label={t`Start time`}
          time={form.startTime}
          period={form.startPeriod}
          onChange={(time, period) => change((before) => withStart(before, time, period))}
        />
        <TimeField
          label={t`End time`}
          time={form.endTime}
          period={form.endPeriod}
          onChange={(time, period, isChosen) => change((before) => withEnd(before, time, period, isChosen))}
        />
        <SegmentedControl<Intensity | ''>
          label={t`Intensity`}
          isLabelShown
          value={form.intensity ?? ''}
          options={intensities.map((value) => ({ value, label: intensityName(value) }))}
          onChange={(intensity) => change((before) => ({ ...before, intensity: intensity === '' ? null : intensity }))}
        />
      </form>
    </Sheet>
  )
}
