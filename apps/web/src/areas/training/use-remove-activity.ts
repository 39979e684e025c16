import { addActivity, parseSchedule, removeActivity, serialiseSchedule, type TrainingActivity } from '@pacemeal/domain'
import { useMutation } from '@tanstack/react-query'
import { tellRefusal } from '../../notices/tell-refusal.ts'
import { saveWeek, storedWeek, useSaveSchedule } from './use-save-schedule.ts'
import { waitingWeek } from './use-training-week.ts'
import { activityText } from './words.ts'

/** The week as it is shown; undefined while it is not known, or cannot be read whole. */
function findWeek(userId: string) {
  const shown = waitingWeek(userId) ?? storedWeek(userId)
  const read = shown === undefined ? undefined : parseSchedule(shown)
  return read?.ok && read.value.skipped.length === 0 ? read.value.schedule : undefined
}

/** Removes an activity from the saved week, with Undo; the plan follows both. */
export function useRemoveActivity(userId: string) {
  const save = useSaveSchedule(userId)
  return useMutation({
    mutationFn: async (activity: TrainingActivity) => {
      const week = findWeek(userId)
      if (!week) throw new Error('Nothing is removed from a week that is not known.')
      const takeBack = () => {
        // An Undo may come late: it changes the week as it then is.
        const present = findWeek(userId)
        if (present) save.mutate(addActivity(present, activity))
      }
      await saveWeek(userId, serialiseSchedule(removeActivity(week, activity)), {
        removal: { what: activityText(activity), takeBack },
      })
    },
    onError: (thrown) => tellRefusal('save-schedule', thrown),
  })
}
