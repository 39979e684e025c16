import type { TrainingActivity, Weekday, WeeklySchedule } from '@pacemeal/domain'

export interface ActivityFormProps {
  isOpen: boolean
  onClose: () => void
  /** The day that was tapped; it comes preselected. */
  day?: Weekday | undefined
  /** The week that the activity joins, or is changed in. */
  schedule: WeeklySchedule
  /** Takes the week with the new or changed activity. */
  onSave: (schedule: WeeklySchedule) => void
  /** Shows first what that week would do to the plan; meanwhile the form is `isCovered`. */
  onPreview?: (schedule: WeeklySchedule) => void
  /** Another sheet stands in its place: what was typed stays for when that one closes. */
  isCovered?: boolean
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
