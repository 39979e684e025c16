import { addActivity, parseSchedule, removeActivity, serialiseSchedule, type TrainingActivity } from '@pacemeal/domain'
import { useMutation } from '@tanstack/react-query'
import { profileQuery, saveProfile } from '../../api/profile.ts'
import { queryClient } from '../../api/query-client.ts'
import { regenerateAfterSave } from '../../notices/regenerate-after-save.ts'
import { tellRefusal } from '../../notices/tell-refusal.ts'
import { scheduleWords, useSaveSchedule } from './use-save-schedule.ts'
import { activityText } from './words.ts'

/** The week as it was last read or saved; undefined while it is not known, or cannot be read whole. */
function findStoredWeek(userId: string) {
  const profile = queryClient.getQueryData(profileQuery(userId).queryKey)
  const read = profile ? parseSchedule(profile.activitySchedule) : undefined
  return read?.ok && read.value.skipped.length === 0 ? read.value.schedule : undefined
}

/** Removes an activity from the saved week, with Undo; the plan follows both. */
export function useRemoveActivity(userId: string) {
  const save = useSaveSchedule(userId)
  return useMutation({
    mutationFn: async (activity: TrainingActivity) => {
      const week = findStoredWeek(userId)
      if (!week) throw new Error('Nothing is removed from a week that is not known.')
      await saveProfile(userId, { activitySchedule: serialiseSchedule(removeActivity(week, activity)) })
    },
    onSuccess: (_, activity) => {
      const takeBack = () => {
        // An Undo may come late: it changes the week as it then is.
        const week = findStoredWeek(userId)
        if (week) save.mutate(addActivity(week, activity))
      }
      void regenerateAfterSave(userId, scheduleWords, { what: activityText(activity), takeBack })
    },
    onError: (thrown) => tellRefusal('save-schedule', thrown),
  })
}
