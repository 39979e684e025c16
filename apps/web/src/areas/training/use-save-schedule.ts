import { serialiseSchedule, type WeeklySchedule } from '@pacemeal/domain'
import { useMutation } from '@tanstack/react-query'
import { profileQuery } from '../../api/profile.ts'
import { queryClient } from '../../api/query-client.ts'
import { writeTrainingWeek } from '../../api/write-queue/training-week-writes.ts'
import { type Removal, regenerateAfterSave } from '../../notices/regenerate-after-save.ts'
import { tell, tellWithUndo } from '../../notices/tell.ts'
import { tellRefusal } from '../../notices/tell-refusal.ts'

/** What is said once a changed week is saved and its plan is there, or on its way. */
export const scheduleWords = { replaced: 'schedule-and-plan-updated', started: 'schedule-updated' } as const

/** What is done once the week is stored; by `Removal`, or in words alone. */
interface AfterSave {
  readonly removal?: Removal
  readonly onSaved?: (() => void) | undefined
  /** The week that this one was made from; the one that was read last when left out. */
  readonly madeFrom?: string | undefined
}

/** Writes a week, as the profile holds it, and tells how it and its plan go; the plan of one that waits is made by the server when it arrives. */
export async function saveWeek(userId: string, week: string, { removal, onSaved, madeFrom }: AfterSave): Promise<void> {
  const outcome = await writeTrainingWeek(userId, madeFrom ?? storedWeek(userId) ?? '', week)
  if (outcome === 'stored') void regenerateAfterSave(userId, scheduleWords, removal)
  else if (removal) tellWithUndo(removal.takeBack, 'schedule-kept', outcome)
  else tell('schedule-kept', outcome)
  onSaved?.()
}

/** The week as it was last read; null for none, undefined while the profile is not known. */
export const storedWeek = (userId: string): string | null | undefined =>
  queryClient.getQueryData(profileQuery(userId).queryKey)?.activitySchedule

/**
 * Saves the training week and has the plan made anew from it; the notices say how both go. A form that is filled in for a
 * while says which week it was `madeFrom`: what another device has stored since is not known to who fills it in.
 */
export function useSaveSchedule(userId: string, onSaved?: () => void, madeFrom?: WeeklySchedule) {
  return useMutation({
    mutationFn: (schedule: WeeklySchedule) =>
      saveWeek(userId, serialiseSchedule(schedule), { onSaved, madeFrom: madeFrom && serialiseSchedule(madeFrom) }),
    onError: (thrown) => tellRefusal('save-schedule', thrown),
  })
}
