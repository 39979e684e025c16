import { Trans } from '@lingui/react/macro'
import {
  activityOn,
  addActivity,
  findWeekday,
  groupActivities,
  removeActivity,
  type TrainingActivity,
  type Weekday,
  type WeeklySchedule,
} from '@pacemeal/domain'
import { Plus } from 'lucide-react'
import { usePageSheets } from '../../navigation/use-page-sheets.ts'
import { tell } from '../../notices/tell.ts'
import { Button, type ButtonLook } from '../../ui/button.tsx'
import { AddActivitySheet } from './add-activity-sheet.tsx'
import { WeekList } from './week-list.tsx'
import { activityText } from './words.ts'

/** Adding on no day or on a tapped one, and changing what is there. */
const activitySheets = ['add-activity', 'edit-activity'] as const

/** An activity and the day of it that was tapped, as the address names them. */
const subjectOf = (day: Weekday, activityId: string): string => `${day} ${activityId}`

export interface WeekEditorProps {
  schedule: WeeklySchedule
  /** Takes the change, to be made to the week as it then is: an Undo may come late. */
  onChange: (change: (schedule: WeeklySchedule) => WeeklySchedule) => void
  addButton: ButtonLook & { readonly className?: string }
}

/** The training week as a list, with the sheet that adds to it and changes it. Removing can be undone. */
export function WeekEditor({ schedule, onChange, addButton }: WeekEditorProps) {
  const sheets = usePageSheets(activitySheets)
  const { name, about = '' } = sheets.shown ?? {}
  const [dayWord = '', activityId] = about.split(' ')
  const day = findWeekday(dayWord)
  const edited = name === 'edit-activity' ? groupActivities(schedule).find(({ id }) => id === activityId) : undefined
  // A reload may find the address of something that was never saved.
  const isOpen = name === 'add-activity' || edited !== undefined

  const remove = (activity: TrainingActivity) => {
    onChange((week) => removeActivity(week, activity))
    const takeBack = () => onChange((week) => addActivity(week, activity))
    tell('activity-removed', activityText(activity), takeBack)
  }

  return (
    <>
      <WeekList
        schedule={schedule}
        onAdd={(tapped) => sheets.open('add-activity', tapped)}
        onEdit={(tapped, session) => sheets.open('edit-activity', subjectOf(tapped, activityOn(session, []).id))}
        onRemove={(tapped, session) => remove(activityOn(session, [tapped]))}
      />
      <Button {...addButton} icon={<Plus size={20} aria-hidden />} onClick={() => sheets.open('add-activity')}>
        <Trans>Add Activity</Trans>
      </Button>
      <AddActivitySheet
        isOpen={isOpen}
        onClose={sheets.close}
        day={day}
        schedule={schedule}
        onSave={(next) => onChange(() => next)}
        editing={edited && { activity: edited, day }}
        onRemove={remove}
      />
    </>
  )
}
