import { useLingui } from '@lingui/react/macro'
import { type LocalDate, minuteOfDay, type Reason, type Session } from '@pacemeal/domain'
import { dayGuidance } from '@pacemeal/nutrition/guidance'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { healthAnswersQuery } from '../../../api/health-answers.ts'
import { nearEventsQuery } from '../../../api/next-event.ts'
import { useWeightUnit } from '../../../languages/weight-unit.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { Details } from '../../../ui/details.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { useWasTrue } from '../../../ui/use-was-true.ts'
import type { HomeDay } from '../home/use-home-day.ts'
import { minutesAfterScales } from './after-scales.ts'
import { adviceText } from './guidance-words.ts'
import { useGuidanceDay } from './use-guidance-day.ts'

const GuidanceReasons = lazy(async () => ({ default: (await import('./guidance-reasons.tsx')).GuidanceReasons }))

export interface DayGuidanceProps {
  home: HomeDay
  day: LocalDate
}

const asSessions = (sessions: HomeDay['plan']['sessions']): readonly Session[] =>
  sessions.map(({ type, start, end, intensity, planned }) => ({
    type,
    intensity,
    start: minuteOfDay(start),
    end: minuteOfDay(end),
    ...(planned?.activeMinutes === undefined ? {} : { activeMinutes: planned.activeMinutes }),
  }))

/** What to mind today beside the meals, each with its reason in one tap; nothing on a day that asks for nothing. */
export function DayGuidance({ home, day }: DayGuidanceProps) {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const [isHot, setHot] = useState(false)
  const [unit] = useWeightUnit()
  const headingId = useId()
  const answers = useQuery(healthAnswersQuery(userId)).data
  const asksOfEvents = answers?.hasWeighIns === true || answers?.wantsCaffeine === true
  const near = useQuery({ ...nearEventsQuery(userId, day), enabled: asksOfEvents }).data
  const about = useGuidanceDay(home, day)
  // What is safe to say depends on what was told of the health: nothing is said while that is not known.
  if (about === null || answers === undefined || day < home.today) return null
  const { athlete, isToday, now } = about
  const [today, tomorrow] = [asSessions(about.today), asSessions(about.tomorrow)]
  const afterScales = minutesAfterScales(near ?? [], day, isToday ? now : 0, home.zone)
  const { body, diets, restrictions } = athlete
  const events = (near ?? []).filter((event) => event.day === day)
  // The day has one limit for all its caffeine: while the events are not known, none is suggested.
  const wantsCaffeine = answers.wantsCaffeine && near !== undefined
  const advice = dayGuidance({
    body,
    diets,
    restrictions,
    answers: { ...answers, wantsCaffeine },
    today,
    tomorrow,
    now,
    isHot,
    afterScales,
    events,
  })
  if (advice.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="flex flex-col">
      <h3 id={headingId} className="text-16 font-bold text-ink">
        {isToday ? t`Today's guidance` : t`Guidance for the day`}
      </h3>
      <ul className="divide-y divide-line">
        {advice.map((one) => (
          <AdviceItem key={`${one.kind} ${'at' in one ? one.at : 0}`} because={one.because}>
            {adviceText(one, isToday, unit)}
          </AdviceItem>
        ))}
      </ul>
      {isToday && today.length > 0 ? (
        <Switch label={t`Hot today`} checked={isHot} onChange={({ target }) => setHot(target.checked)} />
      ) : null}
    </section>
  )
}

/** A piece of advice; its reasons are fetched when they are first asked for. */
function AdviceItem({ because, children }: { because: readonly Reason[]; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <li>
      <Details summary={children} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        {useWasTrue(isOpen) ? (
          <Suspense fallback={null}>
            <GuidanceReasons because={because} />
          </Suspense>
        ) : null}
      </Details>
    </li>
  )
}
