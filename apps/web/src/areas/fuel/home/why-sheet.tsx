import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { LocalDate } from '@pacemeal/domain'
import { spanWords } from '@pacemeal/nutrition/reason-words'
import { longDate, timeOfDay } from '../../../languages/dates.ts'
import { lineStart } from '../../../languages/line-start.ts'
import { intensityName, sessionTypeName } from '../../../languages/session-names.ts'
import { EnergyFigures, useEnergyHidden } from '../../../ui/energy-figures.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import type { HomeMeal, HomeSession } from '../day-plan.ts'
import { energyText, macrosText, spanText } from '../figures.ts'
import { DayGuidance } from '../guidance/day-guidance.tsx'
import { DayProduceLine } from '../guidance/day-produce-line.tsx'
import { FuelCurve } from '../guidance/fuel-curve.tsx'
import { mayBeShown, standingAfter, tellShownReasons } from '../shown-reasons.ts'
import { findMeal } from './find-meal.ts'
import type { HomeDay } from './use-home-day.ts'
import { type HomeSheet, useHomeSheets } from './use-home-sheets.ts'

export interface HomeSheetProps {
  home: HomeDay
  day: LocalDate
  sheet: HomeSheet
  isOpen: boolean
}

interface Subject {
  readonly title: string
  /** What is explained, in figures. */
  readonly figures: string
  readonly because: HomeMeal['because']
  readonly standing?: string
  readonly reasoning?: string
}

/** `60 min before Conditioning (Intense)`; undefined for a meal that belongs to no session. */
function findStanding(meal: HomeMeal, sessions: readonly HomeSession[]): string | undefined {
  if (meal.after !== undefined) return standingAfter(meal.after, meal.because)
  const session = meal.session === undefined ? undefined : sessions[meal.session]
  if (!session) return undefined
  const isBefore = meal.slot === 'pre-fuel'
  const gap = Math.max(0, isBefore ? session.start - meal.at : meal.at - session.end)
  const training = `${sessionTypeName(session.type)} (${intensityName(session.intensity)})`
  const span = spanWords(gap)
  if (gap === 0) return isBefore ? t`right before ${training}` : t`right after ${training}`
  return isBefore ? t`${span} before ${training}` : t`${span} after ${training}`
}

function targetText(target: HomeMeal['target']): string {
  const [energy, macros] = [energyText(target.calories), macrosText(target)]
  return t`Target ${energy} · ${macros}`
}

function findSubject(subject: string, home: HomeDay, day: LocalDate): Subject | null {
  const { plan } = home
  if (subject === 'day' && plan.target) {
    const figures = targetText(plan.target)
    return { title: lineStart(longDate(day)), figures, because: plan.because }
  }
  const session = plan.sessions[Number(/^session-(\d+)$/.exec(subject)?.[1])]
  if (session) {
    const figures = `${spanText(session.start, session.end)} · ${energyText(session.planned?.energy ?? 0)}`
    return { title: sessionTypeName(session.type), figures, because: session.planned?.because ?? [] }
  }
  const meal = findMeal(home, subject)
  if (!meal) return null
  const figures = targetText(meal.target)
  const standing = findStanding(meal, plan.sessions)
  return {
    title: `${meal.name}, ${timeOfDay(meal.at)}`,
    figures,
    because: meal.because,
    ...(standing === undefined ? {} : { standing }),
    ...(meal.reasoning === undefined || meal.because.length > 0 ? {} : { reasoning: meal.reasoning }),
  }
}

/** Why a figure is what it is: the rules that set it, with the athlete's own numbers and where they come from. */
export function WhySheet({ home, day, sheet, isOpen }: HomeSheetProps) {
  const { close } = useHomeSheets()
  const isLight = useEnergyHidden()
  const found = findSubject(sheet.subject, home, day)
  const reasons = found ? tellShownReasons(found.because, found.standing) : []
  return (
    <Sheet isOpen={isOpen} onClose={close} isTextOnly title={t`Why this`} description={found?.title}>
      {found ? (
        <EnergyFigures>
          <p className="figures pb-2 text-16 font-semibold text-ink">{found.figures}</p>
        </EnergyFigures>
      ) : null}
      {sheet.subject === 'day' && found ? <FuelCurve home={home} day={day} /> : null}
      {found?.reasoning && mayBeShown(found.reasoning) ? (
        <p className="border-t border-line py-3 text-16 text-ink">{found.reasoning}</p>
      ) : null}
      <ol className="flex flex-col">
        {reasons.map(({ words, source, claim }, index) => (
          <li key={words} className="flex flex-col gap-1 border-t border-line py-3">
            <p className={index === 0 ? 'text-16 font-semibold text-ink' : 'text-16 text-ink'}>{words}</p>
            {source ? (
              <p className="text-14 text-muted">
                <Trans>Source: {source}</Trans>
              </p>
            ) : null}
            {claim ? <p className="text-14 text-muted">{claim}</p> : null}
          </li>
        ))}
      </ol>
      {sheet.subject === 'day' && found ? (
        <>
          <DayGuidance home={home} day={day} />
          <DayProduceLine home={home} />
        </>
      ) : null}
      {found && isLight ? (
        <p className="border-t border-line py-3 text-16 text-ink">
          <Trans>It fits your body, your training and your goal, and it feeds the whole day.</Trans>
        </p>
      ) : null}
      {reasons.length === 0 && !found?.reasoning && !isLight ? (
        <p className="text-16 text-muted">
          {found
            ? t`These are general figures for fuel around training. A fuel plan replaces them with your own.`
            : t`This is no longer part of the day.`}
        </p>
      ) : null}
    </Sheet>
  )
}
