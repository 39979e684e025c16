import { ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  type ActivityDoubts,
  type ActivityForm,
  activityFormOf,
  addActivity,
  blankActivityForm,
  findActivityDoubts,
  readActivityForm,
  removeActivity,
  type TrainingActivity,
} from '@pacemeal/domain'
import { useId, useState } from 'react'
import { weekdayText } from '../../languages/weekdays.ts'
import { tell } from '../../notices/tell.ts'
import { Button } from '../../ui/button.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { dismissNotices } from '../../ui/show-notice.ts'
import type { ActivityFormProps, EditedActivity } from './activity-form-props.ts'
import { ActivityQuestion } from './activity-question.tsx'
import { DayChoices } from './day-choices.tsx'
import { SessionFields } from './session-fields.tsx'
import { daysText } from './words.ts'

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
export function ActivityFormSheet({
  isOpen,
  onClose,
  day,
  schedule,
  onSave,
  onPreview,
  isCovered = false,
  editing: given,
  onRemove,
}: ActivityFormProps) {
  const { t } = useLingui()
  // A closing sheet stays about what it was opened for, though that is no longer there.
  const [editing, setEditing] = useState(given)
  const firstForm = () => (given ? activityFormOf(given.activity) : blankActivityForm(day))
  const [form, setForm] = useState(firstForm)
  const [scope, setScope] = useState<Scope>('all')
  const [asked, setAsked] = useState<{ doubts: ActivityDoubts; then: 'save' | 'preview' } | null>(null)
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

  const finish = (then: 'save' | 'preview', isSure: boolean) => {
    const read = readActivityForm(form)
    if (!read.ok) return tell(read.error.code)
    // What was said of the form while it was incomplete is settled now.
    dismissNotices()
    const isAsBefore = meant !== undefined && isSameTime(meant, read.value)
    const doubts = isSure || isAsBefore ? null : findActivityDoubts(read.value, others)
    if (doubts !== null) return setAsked({ doubts, then })
    const next = addActivity(others, read.value)
    if (then === 'preview') {
      setAsked(null)
      return onPreview?.(next)
    }
    onSave(next)
    onClose()
  }

  return (
    <Sheet
      isOpen={isOpen && !isCovered}
      onClose={onClose}
      title={editing ? t`Edit Training Activity` : t`Add Training Activity`}
      footer={
        asked ? (
          <ActivityQuestion
            doubts={asked.doubts}
            confirmLabel={editing ? t`Yes, save it` : t`Yes, add it`}
            onConfirm={() => finish(asked.then, true)}
            onChange={() => {
              setAsked(null)
              document.getElementById(formId)?.querySelector<HTMLInputElement>('input[inputmode]')?.focus()
            }}
          />
        ) : (
          <>
            <div className="flex flex-wrap gap-2">
              {onPreview ? (
                <Button variant="secondary" size="large" className="grow" onClick={() => finish('preview', false)}>
                  <Trans>See what changes</Trans>
                </Button>
              ) : null}
              <Button type="submit" form={formId} size="large" className="grow">
                {editing ? t`Save Activity` : t`Add Activity`}
              </Button>
            </div>
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
          finish('save', false)
        }}
      >
        {editing?.day && editing.activity.days.length > 1 ? (
          <SegmentedControl<Scope>
            label={t`What changes`}
            isLabelShown
            value={scope}
            options={[
              { value: 'all', label: daysText(editing.activity.days) },
              { value: 'day', label: t`Only ${ph({ day: weekdayText(editing.day) })}` },
            ]}
            onChange={(chosen) => {
              setScope(chosen)
              const { days } = activityFormOf(inScope(editing, chosen))
              change((before) => ({ ...before, days }))
            }}
          />
        ) : null}
        <SessionFields form={form} change={change}>
          <DayChoices days={form.days} onChange={(days) => change((before) => ({ ...before, days }))} />
        </SessionFields>
      </form>
    </Sheet>
  )
}
