import { addActivity, parseSchedule, removeActivity, serialiseSchedule, type TrainingActivity } from '@pacemeal/domain'
import { useMutation } from '@tanstack/react-query'
import { tellRefusal } from '../../notices/tell-refusal.ts'
import { undoOrWait } from '../../notices/undo-or-wait.ts'
import { saveWeek, storedWeek } from './use-save-schedule.ts'
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
  return useMutation({
    mutationFn: async (activity: TrainingActivity) => {
      const week = findWeek(userId)
      if (!week) throw new Error('Nothing is removed from a week that is not known.')
      // An Undo may come late, and twice: it changes the week as it then is.
      const restore = async () => {
        const present = findWeek(userId)
        const restored = present && addActivity(removeActivity(present, activity), activity)
        if (restored) await saveWeek(userId, serialiseSchedule(restored), {})
      }
      const takeBack = () => undoOrWait('save-schedule', restore)
      await saveWeek(userId, serialiseSchedule(removeActivity(week, activity)), {
        removal: { what: activityText(activity), takeBack },
      })
    },
    onError: (thrown) => tellRefusal('save-schedule', thrown),
  })
}
