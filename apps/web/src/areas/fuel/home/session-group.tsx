import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { activityCategoryOf, levelOf, type TimelineEntry } from '@pacemeal/domain'
import { Fragment, Suspense } from 'react'
import { durationText } from '../../../languages/durations.ts'
import { fluidText } from '../../../languages/fluids.ts'
import { wholeNumber } from '../../../languages/numbers.ts'
import { intensityName, sessionTypeName } from '../../../languages/session-names.ts'
import { presentDay } from '../../../navigation/local-day.ts'
import { useSelectedDay } from '../../../navigation/selected-day.ts'
import { isEnergyHidden } from '../../../ui/energy-figures.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { HomeMeal, HomeSession } from '../day-plan.ts'
import { spanText } from '../figures.ts'
import { isOneDayOpen } from '../one-day/open-days.ts'
import { recordedFacts } from '../recorded-facts.ts'
import { activityCategoryName } from '../words/activity-categories.ts'
import { MealCard } from './meal-card.tsx'
import { NowLine } from './now-line.tsx'
import { type Bracket, TimelineRow } from './timeline-row.tsx'
import { useHomeSheets } from './use-home-sheets.ts'

const SessionFuel = lazyPart(async () => (await import('./session-fuel.tsx')).SessionFuel, { isQuiet: true })

type Group = Extract<TimelineEntry<HomeMeal, HomeSession>, { kind: 'session' }>

interface SessionGroupProps {
  group: Group
  nextId: string | undefined
}

/** A session and its fuel, bracketed as one; the present stands among them while it falls there. */
export function SessionGroup({ group, nextId }: SessionGroupProps) {
  const { session, pre, post, index, now } = group
  const type = sessionTypeName(session.type)
  const span = spanText(session.start, session.end)
  const rowOf = (entry: Group['pre'][number]) => ({ at: entry.meal.at, entry })
  const rows = [...pre.map(rowOf), { at: session.start, entry: null }, ...post.map(rowOf)]
  const last = rows.length - 1
  const nextRow = now === null ? -1 : rows.findIndex(({ at }) => at > now)
  const bracketAt = (row: number): Bracket | undefined => {
    if (last === 0) return undefined
    if (row === 0) return 'start'
    return row === last ? 'end' : 'middle'
  }
  return (
    <section aria-label={t`${type} with its fuel, ${span}`} className="flex flex-col gap-2">
      {rows.map(({ at, entry }, row) => (
        <Fragment key={entry?.meal.id ?? 'session'}>
          {now !== null && row === nextRow ? (
            <div className="relative before:absolute before:top-0 before:-bottom-2 before:left-[calc(3.125rem+4px)] before:w-1 before:bg-ember large-text:before:hidden">
              <NowLine at={now} />
            </div>
          ) : null}
          <TimelineRow at={at} state={entry?.state ?? 'session'} bracket={bracketAt(row)}>
            {entry ? (
              <MealCard entry={entry} isNext={entry.meal.id === nextId} />
            ) : (
              <SessionCard group={group} index={index} />
            )}
          </TimelineRow>
        </Fragment>
      ))}
    </section>
  )
}

/** What to take while training; nothing when nothing is needed. */
function duringText({ planned }: HomeSession): string | null {
  if (!planned) return null
  const { carbsPerHour, drinkPerHour, sodiumPerHour } = planned.during
  const [carbs, drink, sodium] = [wholeNumber(carbsPerHour), fluidText(drinkPerHour), wholeNumber(sodiumPerHour)]
  const parts = [
    ...(carbsPerHour > 0 ? [isEnergyHidden() ? t`carbs` : t`${carbs} g carbs`] : []),
    ...(drinkPerHour > 0 ? [t`${drink} drink`] : []),
    ...(sodiumPerHour > 0 ? [t`${sodium} mg sodium`] : []),
  ]
  const list = parts.join(', ')
  return parts.length === 0 ? null : t`Each hour: ${list}`
}

const actionClass =
  'inline-flex touch items-center rounded-control px-1 text-14 font-semibold text-ember-ink first:-ml-1 wide:px-2 wide:first:-ml-2 hover:bg-surface'

function SessionCard({ group, index }: { group: Group; index: number }) {
  const { openWhy, openOneDay } = useHomeSheets()
  const { day } = useSelectedDay()
  const { session, recorded, isUnderway, taken } = group
  const type = sessionTypeName(session.type)
  const span = spanText(session.start, session.end)
  const about = `${type}, ${span}`
  const during = duringText(session)
  return (
    <article aria-label={about} className="rounded-card bg-ember-tint px-3 pt-2.5 pb-1">
      <header className="flex flex-wrap items-baseline justify-between gap-x-2">
        <h3 className="text-16 font-bold text-ink large-text:wrap-anywhere">{type}</h3>
        <p className="shrink-0 text-14 font-semibold text-ember-ink">
          {isUnderway
            ? t`Underway`
            : activityCategoryName(activityCategoryOf(session.type, levelOf(session.intensity)))}
        </p>
      </header>
      <p className="figures text-14 text-ink">
        {span} · {durationText(session.end - session.start)} · {intensityName(session.intensity)}
      </p>
      {recorded ? <p className="figures text-14 text-ink">{recordedFacts(recorded)}</p> : null}
      {during ? <p className="figures text-14 text-muted">{during}</p> : null}
      <div className="flex min-h-2 flex-wrap">
        {session.planned ? (
          <button
            type="button"
            aria-label={t`Why this: ${about}`}
            className={actionClass}
            onClick={() => openWhy(`session-${index}`)}
          >
            <Trans>Why this</Trans>
          </button>
        ) : null}
        <Suspense fallback={null}>
          <SessionFuel session={session} taken={taken} day={day} about={about} className={actionClass} />
        </Suspense>
        {isOneDayOpen(day, presentDay()) ? (
          <button type="button" aria-label={t`Skip or move: ${about}`} className={actionClass} onClick={openOneDay}>
            <Trans>Skip or move</Trans>
          </button>
        ) : null}
      </div>
    </article>
  )
}
