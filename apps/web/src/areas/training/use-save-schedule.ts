import { serialiseSchedule, type WeeklySchedule } from '@pacemeal/domain'
import { useMutation } from '@tanstack/react-query'
import { saveProfile } from '../../api/profile.ts'
import { regenerateAfterSave } from '../../notices/regenerate-after-save.ts'
import { tellRefusal } from '../../notices/tell-refusal.ts'

/** Saves the training week and has the plan made anew from it; the notices say how both go. */
export function useSaveSchedule(userId: string, onSaved?: () => void) {
  return useMutation({
    mutationFn: (schedule: WeeklySchedule) => saveProfile(userId, { activitySchedule: serialiseSchedule(schedule) }),
    onSuccess: () => {
      void regenerateAfterSave(userId, { replaced: 'schedule-and-plan-updated', started: 'schedule-updated' })
      onSaved?.()
    },
    onError: (thrown) => tellRefusal('save-schedule', thrown),
  })
}
