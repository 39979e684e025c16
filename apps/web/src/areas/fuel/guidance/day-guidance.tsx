import { useLingui } from '@lingui/react/macro'
import { type LocalDate, minuteOfDay, noHealthAnswers, type Session } from '@pacemeal/domain'
import { dayGuidance } from '@pacemeal/nutrition/guidance'
import { tellReasons } from '@pacemeal/nutrition/reason-words'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { healthAnswersQuery } from '../../../api/health-answers.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { Switch } from '../../../ui/switch.tsx'
import type { HomeDay } from '../home/use-home-day.ts'
import { adviceText } from './guidance-words.ts'
import { useGuidanceDay } from './use-guidance-day.ts'

interface DayGuidanceProps {
  home: HomeDay
  day: LocalDate
}

const asSessions = (sessions: HomeDay['plan']['sessions']): readonly Session[] =>
  sessions.map(({ type, start, end, intensity }) => ({
    type,
    intensity,
    start: minuteOfDay(start),
    end: minuteOfDay(end),
  }))

/** What to mind today beside the meals, each with its reason in one tap; nothing on a day that asks for nothing. */
export function DayGuidance({ home, day }: DayGuidanceProps) {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const [isHot, setHot] = useState(false)
  const answers = useQuery(healthAnswersQuery(userId)).data ?? noHealthAnswers
  const about = useGuidanceDay(home, day)
  if (about === null || day < home.today) return null
  const { athlete, isToday, now } = about
  const [today, tomorrow] = [asSessions(about.today), asSessions(about.tomorrow)]
  const advice = dayGuidance({ body: athlete.body, diets: athlete.diets, answers, today, tomorrow, now, isHot })
  if (advice.length === 0) return null
  return (
    <section aria-label={t`Also today`} className="mt-2 flex flex-col border-t border-line pt-2">
      <h3 className="text-16 font-bold text-ink">{isToday ? t`Also today` : t`Also that day`}</h3>
      <ul className="divide-y divide-line">
        {advice.map((one) => (
          <li key={`${one.kind} ${'at' in one ? one.at : 0}`}>
            <details className="group">
              <summary className="flex min-h-11 list-none items-center justify-between gap-3 py-2 text-14 text-ink [&::-webkit-details-marker]:hidden">
                {adviceText(one, isToday)}
                <ChevronDown
                  size={18}
                  className="shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
                  aria-hidden
                />
              </summary>
              <ul className="flex flex-col gap-2 pb-3">
                {tellReasons(one.because).map(({ words, source, claim }) => (
                  <li key={words} className="text-14 text-muted">
                    <span className="text-ink">{words}</span> {source} {claim}
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
      {isToday && today.length > 0 ? (
        <Switch label={t`Hot today`} checked={isHot} onChange={({ target }) => setHot(target.checked)} />
      ) : null}
    </section>
  )
}
