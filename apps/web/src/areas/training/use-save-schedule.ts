import { serialiseSchedule, type WeeklySchedule } from '@pacemeal/domain'
import { useMutation } from '@tanstack/react-query'
import { saveProfile } from '../../api/profile.ts'
import { regenerateAfterSave } from '../../notices/regenerate-after-save.ts'
import { tellRefusal } from '../../notices/tell-refusal.ts'

/** What is said once a changed week is saved and its plan is there, or on its way. */
export const scheduleWords = { replaced: 'schedule-and-plan-updated', started: 'schedule-updated' } as const

/** Saves the training week and has the plan made anew from it; the notices say how both go. */
export function useSaveSchedule(userId: string, onSaved?: () => void) {
  return useMutation({
    mutationFn: (schedule: WeeklySchedule) => saveProfile(userId, { activitySchedule: serialiseSchedule(schedule) }),
    onSuccess: () => {
      void regenerateAfterSave(userId, scheduleWords)
      onSaved?.()
    },
    onError: (thrown) => tellRefusal('save-schedule', thrown),
  })
}
