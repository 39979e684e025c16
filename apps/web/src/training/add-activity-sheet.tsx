import {
  type ActivityForm,
  activityFormOf,
  blankActivityForm,
  type Intensity,
  intensities,
  readActivityForm,
  type SessionType,
  sessionTypes,
  type TrainingActivity,
  type Weekday,
} from '@pacemeal/domain'
import { useId, useState } from 'react'
import { tell } from '../notices/tell.ts'
import { Button } from '../ui/button.tsx'
import { dismissNotices } from '../ui/notice.ts'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { Select } from '../ui/select.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { DayChoices } from './day-choices.tsx'
import { TimeField } from './time-field.tsx'

export interface AddActivitySheetProps {
  isOpen: boolean
  onClose: () => void
  /** The day that was tapped; it comes preselected. */
  day?: Weekday | undefined
  onAdd: (activity: TrainingActivity) => void
  /** The activity that is changed instead of a new one. */
  editing?: { readonly activity: TrainingActivity; readonly onRemove: () => void } | undefined
}

/** The form for a training activity. What was typed is dropped when it is closed; nothing is saved until it is added. */
export function AddActivitySheet({ isOpen, onClose, day, onAdd, editing }: AddActivitySheetProps) {
  const firstForm = () => (editing ? activityFormOf(editing.activity) : blankActivityForm(day))
  const [form, setForm] = useState(firstForm)
  const [wasOpen, setWasOpen] = useState(isOpen)
  // A sheet that opens again starts from its own day or activity.
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setForm(firstForm())
  }
  const formId = useId()
  const change = (part: Partial<ActivityForm>) => setForm((before) => ({ ...before, ...part }))

  const add = () => {
    const read = readActivityForm(form)
    if (!read.ok) return tell(read.error.code)
    // What was said of the form while it was incomplete is settled now.
    dismissNotices()
    onAdd(read.value)
    onClose()
  }

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={editing ? 'Edit Training Activity' : 'Add Training Activity'}
      footer={
        <>
          <Button type="submit" form={formId} size="large" full>
            {editing ? 'Save Activity' : 'Add Activity'}
          </Button>
          {editing ? (
            <Button
              variant="danger-quiet"
              full
              onClick={() => {
                editing.onRemove()
                onClose()
              }}
            >
              Remove Activity
            </Button>
          ) : null}
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <Select
          label="Activity type"
          placeholder="Choose a type"
          value={form.type ?? ''}
          options={sessionTypes.map((value) => ({ value, label: value }))}
          onChange={(event) => change({ type: event.target.value as SessionType })}
        />
        <DayChoices days={form.days} onChange={(days) => change({ days })} />
        <TimeField
          label="Start time"
          time={form.startTime}
          period={form.startPeriod}
          onChange={(startTime, startPeriod) => change({ startTime, startPeriod })}
        />
        <TimeField
          label="End time"
          time={form.endTime}
          period={form.endPeriod}
          onChange={(endTime, endPeriod) => change({ endTime, endPeriod })}
        />
        <SegmentedControl<Intensity | ''>
          label="Intensity"
          isLabelShown
          value={form.intensity ?? ''}
          options={intensities.map((value) => ({ value, label: value }))}
          onChange={(intensity) => change({ intensity: intensity === '' ? null : intensity })}
        />
      </form>
    </Sheet>
  )
}
