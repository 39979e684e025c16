import {
  changesOfDraft,
  type DatedChanges,
  type DayDraft,
  draftOfDay,
  emptySchedule,
  type LocalDate,
  parseSchedule,
} from '@pacemeal/domain'
import type { ProposedInputs } from '@pacemeal/protocol'
import { useQuery } from '@tanstack/react-query'
import { dayChangesQuery } from '../../../api/day-changes.ts'
import { useKnownProfile } from '../../../navigation/known-profile.ts'
import { presentDay } from '../../../navigation/local-day.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'

const proposed = (dated: readonly DatedChanges[]): ProposedInputs => ({
  days: dated.map(({ date, changes }) => ({ date, changes: [...changes] })),
})

/** What is different on a date beside the weekly schedule; null until it is known. */
export function useOneDay(day: LocalDate) {
  const { id: userId } = useRequiredAccount()
  const { profile, isKnown } = useKnownProfile()
  const reading = useQuery(dayChangesQuery(userId))
  const changes = reading.data
  if (!isKnown || changes === undefined) return { draft: null, reading }
  const read = parseSchedule(profile.activitySchedule)
  const schedule = read.ok ? read.value.schedule : emptySchedule
  const draft = draftOfDay(schedule, changes, day)
  const plain: DayDraft = {
    ...draft,
    sessions: draft.sessions.map(({ session }) => ({ session, outlook: { kind: 'as-scheduled' } })),
    added: [],
    arrived: [],
    out: [],
  }
  const changeTo = (wanted: DayDraft): ProposedInputs | null => {
    const dated = changesOfDraft(changes, wanted, presentDay())
    return dated.length === 0 ? null : proposed(dated)
  }
  return {
    draft,
    reading,
    /** The change that a form asks for; null when nothing would be different. */
    changeTo,
    /** The change that brings the day back to the schedule. */
    backToSchedule: () => changeTo(plain),
  }
}
