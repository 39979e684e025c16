import { Trans, useLingui } from '@lingui/react/macro'
import { activityOn, addActivity, DAY_MINUTES, minuteOfDay, parseSchedule, type WeeklySchedule } from '@pacemeal/domain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { profileQuery } from '../../../api/profile.ts'
import { timeOfDay } from '../../../languages/dates.ts'
import { intensityName, sessionTypeName } from '../../../languages/session-names.ts'
import { useRequiredProfile } from '../../../navigation/use-account.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import type { SessionProposal } from '../activity-files/read-calendar.ts'
import { useSaveSchedule } from '../use-save-schedule.ts'
import { useTrainingWeek } from '../use-training-week.ts'
import { shortDayNames } from '../words.ts'

/** The week with a proposal in it, on the days that do not have it yet. */
function withProposal(week: WeeklySchedule, { type, intensity, start, end, days }: SessionProposal): WeeklySchedule {
  const free = days.filter(
    (day) => !week[day].some((one) => one.type === type && one.start === start && one.end === end),
  )
  const session = { type, intensity, start: minuteOfDay(start), end: minuteOfDay(end) }
  return free.length === 0 ? week : addActivity(week, activityOn(session, free))
}

/** What a calendar suggests for the week. Nothing is saved before the person says so; what comes again is chosen already. */
export function ProposedSessions(props: { userId: string; proposals: readonly SessionProposal[]; onDone: () => void }) {
  const { t } = useLingui()
  const { userId, proposals, onDone } = props
  const { activitySchedule } = useRequiredProfile()
  // The week is added to as it is now: another device may have changed it a minute ago.
  useQuery({ ...profileQuery(userId), staleTime: 0 })
  const [chosen, setChosen] = useState<ReadonlySet<SessionProposal>>(
    new Set(proposals.filter(({ isWeekly }) => isWeekly)),
  )
  const save = useSaveSchedule(userId, onDone)
  const stored = parseSchedule(useTrainingWeek(userId, activitySchedule).week)
  const toggle = (proposal: SessionProposal) => {
    const next = new Set(chosen)
    if (!next.delete(proposal)) next.add(proposal)
    setChosen(next)
  }
  if (!stored.ok)
    return (
      <p className="text-14 text-danger">
        <Trans>Your schedule cannot be read. Save it anew first.</Trans>
      </p>
    )
  const added = (): WeeklySchedule => [...chosen].reduce(withProposal, stored.value.schedule)
  return (
    <section
      aria-label={t`Sessions of your calendar`}
      className="flex flex-col gap-3 rounded-card bg-surface p-4 shadow-soft"
    >
      <h3 className="text-16 font-bold text-ink">
        <Trans>Sessions of your calendar</Trans>
      </h3>
      <p className="text-14 text-muted">
        <Trans>Choose what belongs in your week. Your fuel is then planned around it.</Trans>
      </p>
      <ul className="flex flex-col gap-1">
        {proposals.map((proposal) => (
          <li key={`${proposal.title}-${proposal.start}-${proposal.end}`}>
            <Checkbox
              checked={chosen.has(proposal)}
              onChange={() => toggle(proposal)}
              label={
                <>
                  <span className="font-semibold">{proposal.title || t`Training`}</span>
                  <span className="figures block text-14 text-muted">
                    {sessionTypeName(proposal.type)} · {intensityName(proposal.intensity)} ·{' '}
                    {shortDayNames(proposal.days)} {timeOfDay(proposal.start)}–{timeOfDay(proposal.end % DAY_MINUTES)}
                    {proposal.isWeekly ? '' : t` · once`}
                  </span>
                </>
              }
            />
          </li>
        ))}
      </ul>
      <Button full busy={save.isPending} disabled={chosen.size === 0} onClick={() => save.mutate(added())}>
        <Trans>Add to My Week</Trans>
      </Button>
      <Button variant="quiet" full disabled={save.isPending} onClick={onDone}>
        <Trans>Not Now</Trans>
      </Button>
    </section>
  )
}
