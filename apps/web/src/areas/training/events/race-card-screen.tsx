import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { DAY_MS, dayAt, MINUTE_MS } from '@pacemeal/domain'
import { eventMinutes, eventStart } from '@pacemeal/domain/event'
import type { FuelLine } from '@pacemeal/nutrition/race'
import { Check, Printer, Undo2, X } from 'lucide-react'
import { Link } from 'react-router'
import type { StoredEvent } from '../../../api/events.ts'
import { instantDateTime } from '../../../languages/dates.ts'
import { clockOf } from '../../../languages/durations.ts'
import { isInchPaper } from '../../../languages/paper.ts'
import { browserZone } from '../../../navigation/local-day.ts'
import { paths } from '../../../navigation/paths.ts'
import { usePageSheets } from '../../../navigation/use-page-sheets.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { iconButtonClass } from '../../../ui/icon-button.tsx'
import { useSeconds } from '../../../ui/use-seconds.ts'
import { CardReminders, useReminder } from './card-reminders.tsx'
import { CareTeamFluids } from './care-team-fluids.tsx'
import { ChangeSheet } from './change-sheet.tsx'
import { EventPart } from './event-part.tsx'
import { daysUntilText, otherClockText, startTimesText } from './event-words.ts'
import {
  isNothingNeeded,
  lineAbout,
  lineFigures,
  lineTitle,
  toldLines,
  totalsText,
  whenText,
} from './fuel-line-words.ts'
import { LineFacts } from './line-facts.tsx'
import { MissingProducts } from './missing-products.tsx'
import { NothingNeeded } from './nothing-needed.tsx'
import { type PaperLayout, paperLayout } from './paper-layout.ts'
import densePaper from './race-card-dense-paper.css?url'
import foldPaper from './race-card-fold-paper.css?url'
import indexFoldPaper from './race-card-index-fold-paper.css?url'
import indexPaper from './race-card-index-paper.css?url'
import paper from './race-card-paper.css?url'
import { planAfter, type RaceChange } from './race-changes.ts'
import { nextOf, type RaceStep, raceMinuteAt, startableFrom, useProgress } from './race-clock.ts'
import type { RacePlan } from './race-plan.ts'
import { RacePlanPart } from './race-plan-part.tsx'
import { elapsedText } from './race-reason-words.ts'
import type { Units } from './units.ts'
import { useEvent } from './use-event.ts'
import { useRacePlan } from './use-race-plan.ts'
import { useUnits } from './use-units.ts'

/** The card of the day: what to take next, large enough for the road, and the same on paper of A6 or an index card. */
export function RaceCardScreen() {
  const { t } = useLingui()
  const named = useEvent()
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-120 flex-col gap-4 px-4 py-4 print:min-h-0 print:max-w-none print:gap-2 print:p-0">
      {named.stored ? null : <h1 className="sr-only">{t`Card`}</h1>}
      <EventPart named={named}>
        {(stored) => <CardOf key={stored.event.day} userId={named.userId} stored={stored} />}
      </EventPart>
    </main>
  )
}

function CardOf({ userId, stored }: { userId: string; stored: StoredEvent }) {
  const state = useRacePlan(userId, stored)
  return <RacePlanPart state={state}>{(plan) => <RaceCard stored={stored} planned={plan} />}</RacePlanPart>
}

function RaceCard({ stored, planned }: { stored: StoredEvent; planned: RacePlan }) {
  const { t } = useLingui()
  const { id, event } = stored
  const [units] = useUnits()
  const { progress, last, take, takeBack } = useProgress({ id, day: event.day })
  const now = useSeconds(true)
  const sheets = usePageSheets(['change'])
  const otherClock = otherClockText(event, browserZone())
  const plan = planAfter(planned, progress.changes)
  const start = progress.startedAt ?? Date.parse(eventStart(event))
  const hasStarted = now >= start
  const minute = raceMinuteAt(start, now)
  const isOver = minute >= eventMinutes(event)
  const told = toldLines(plan)
  const open = told.filter(({ key }) => !progress.taken.includes(key))
  const isNothingAsked = isNothingNeeded(planned)
  const next = isOver ? undefined : nextOf(open, hasStarted ? minute : -1)
  const tell = (change: RaceChange) => take({ kind: 'changed', change })
  const layout = paperLayout(open.map((line) => paperText(line, plan, units)))
  useReminder({ event: id, next, areFluidsTold: plan.areFluidsTold, start, now })
  return (
    <>
      <title>{`${event.name} · Pacemeal`}</title>
      <Paper layout={layout} />
      <header className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <h1 className="text-20 font-bold wrap-anywhere text-ink">{event.name}</h1>
          <p className="figures text-14 text-muted">
            {instantDateTime(new Date(eventStart(event)), event.zone)}
            {hasStarted && !isOver ? (
              <span className="print:hidden">{` · ${elapsedText(Math.max(0, minute))}`}</span>
            ) : null}
          </p>
          {otherClock === undefined ? null : <p className="figures text-14 text-muted">{otherClock}</p>}
          {event.sport === 'meet' ? <p className="figures text-14 text-muted">{startTimesText(event)}</p> : null}
        </div>
        <Link to={paths.event(id)} aria-label={t`Close the card`} className={iconButtonClass('print:hidden')}>
          <X size={24} aria-hidden />
        </Link>
      </header>
      <div className="print:hidden">
        {isOver ? (
          <section aria-label={t`Next`} className="flex flex-col gap-3 rounded-card bg-ember-tint p-5 text-center">
            <p className="text-28 font-bold text-ink">
              <Trans>Finished</Trans>
            </p>
            <Link to={paths.eventReport(id)} className={buttonClass({ size: 'large', full: true })}>
              <Trans>Fuel Taken</Trans>
            </Link>
          </section>
        ) : (
          <NextFuel
            line={next}
            isNothingNeeded={isNothingAsked}
            areFluidsTold={plan.areFluidsTold}
            whichDay={daysUntilText(event.day, dayAt(now, event.zone))}
            start={start}
            now={now}
            startable={startableFrom(Date.parse(eventStart(event)))}
            hasStarted={hasStarted}
            onStart={() => take({ kind: 'started', at: Date.now() })}
            onTaken={(line) => take({ kind: 'taken', key: line.key })}
            onMissed={(line) => tell({ kind: 'missed', at: Math.max(0, minute), key: line.key })}
          />
        )}
      </div>
      {last ? (
        <Button variant="secondary" className="print:hidden" icon={<Undo2 size={18} aria-hidden />} onClick={takeBack}>
          {stepText(last, planned)}
        </Button>
      ) : null}
      {isOver ? null : <MissingProducts id={id} plan={plan} />}
      {isOver || told.length === 0 ? null : <CardReminders />}
      <Lines lines={open} plan={plan} units={units} nextKey={next?.key} />
      {plan.missing === null && !isNothingAsked ? (
        <p className="figures text-14 font-semibold text-ink">{totalsText(plan)}</p>
      ) : null}
      {plan.areFluidsTold ? null : <CareTeamFluids />}
      <div className="mt-auto flex flex-wrap gap-2 print:hidden">
        {isOver || isNothingAsked ? null : (
          <Button variant="secondary" onClick={() => sheets.open('change')}>
            <Trans>Something changed</Trans>
          </Button>
        )}
        <Button variant="secondary" icon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
        {progress.startedAt !== null || progress.taken.length > 0 || progress.changes.length > 0 ? (
          <Button variant="quiet" onClick={() => take({ kind: 'cleared', before: progress })}>
            <Trans>Start over</Trans>
          </Button>
        ) : null}
      </div>
      {layout === 'fold' ? <FoldNote /> : null}
      <ChangeSheet
        isOpen={sheets.shown !== null}
        onClose={sheets.close}
        plan={plan}
        minute={Math.max(0, minute)}
        units={units}
        onChange={(change) => {
          tell(change)
          sheets.close()
        }}
      />
    </>
  )
}

/** A line of the card on paper, as one text. */
const paperText = (line: FuelLine, plan: RacePlan, units: Units): string =>
  [whenText(plan.race, line.minute, units), lineTitle(line), lineAbout(line, plan.areFluidsTold)]
    .filter(Boolean)
    .join(' ')

/** The printer's page while the card is shown. */
function Paper({ layout }: { layout: PaperLayout }) {
  const isInch = isInchPaper(navigator.language)
  const [page, sheet] = isInch ? [indexPaper, indexFoldPaper] : [paper, foldPaper]
  // What comes later counts: the columns of a sheet in place of those of a card.
  const styles = layout === 'plain' ? [page] : layout === 'dense' ? [page, densePaper] : [densePaper, sheet]
  return styles.map((href) => <link key={href} rel="stylesheet" href={href} media="print" />)
}

/** That so many hours are more than a card holds, and what to do with the sheet. */
function FoldNote() {
  return (
    <p className="text-14 text-muted print:hidden">
      {isInchPaper(navigator.language) ? (
        <Trans>This is more than one card holds: it prints on half a letter sheet. Fold it once in the middle.</Trans>
      ) : (
        <Trans>This is more than one card holds: it prints on a sheet of A5. Fold it once in the middle.</Trans>
      )}
    </p>
  )
}

/** What Undo takes back: `Undo: Taken, Gel`. */
function stepText(step: RaceStep, { lines }: RacePlan): string {
  const nameOf = (key: string) => {
    const line = lines.find((one) => one.key === key)
    return line ? lineTitle(line) : ''
  }
  switch (step.kind) {
    case 'started':
      return t`Undo Start Now`
    case 'taken': {
      const name = nameOf(step.key)
      return name === '' ? t`Undo Taken` : t`Undo Taken: ${name}`
    }
    case 'changed':
      return step.change.kind === 'missed' ? t`Undo Missed` : t`Undo the change`
    case 'cleared':
      return t`Undo Start over`
  }
}

interface NextFuelProps {
  line: FuelLine | undefined
  /** Whether the whole plan asks for nothing on the way. */
  isNothingNeeded: boolean
  areFluidsTold: boolean
  /** The day of the event from today: `In 5 days`. */
  whichDay: string
  start: number
  now: number
  /** From when on the race can be started by hand. */
  startable: number
  hasStarted: boolean
  onStart: () => void
  onTaken: (line: FuelLine) => void
  onMissed: (line: FuelLine) => void
}

function NextFuel({
  line,
  isNothingNeeded,
  areFluidsTold,
  whichDay,
  start,
  now,
  startable,
  hasStarted,
  onStart,
  onTaken,
  onMissed,
}: NextFuelProps) {
  const { t } = useLingui()
  const due = line ? start + line.minute * MINUTE_MS - now : 0
  const isDaysAway = due > DAY_MS
  const startableAt = instantDateTime(new Date(startable), browserZone())
  return (
    <section aria-label={t`Next`} className="flex flex-col gap-3 rounded-card bg-ember-tint p-5 text-center">
      {line ? (
        <>
          {isDaysAway ? (
            <p className="text-28 font-bold text-ember-ink">{whichDay}</p>
          ) : (
            <>
              <p className="text-14 font-semibold text-ember-ink">{due > 0 ? t`Next in` : t`Now`}</p>
              <p role="timer" className="figures text-40 leading-none font-bold text-ink">
                {due > 0 ? clockOf(due / 1000) : elapsedText(line.minute)}
              </p>
            </>
          )}
          <p className="text-28 font-bold text-balance wrap-anywhere text-ink">{lineTitle(line)}</p>
          <p className="figures text-16 text-ink">
            {[lineFigures(line, areFluidsTold), lineAbout(line, areFluidsTold)].filter(Boolean).join(' · ')}
          </p>
        </>
      ) : (
        <p className="text-20 font-bold text-ink">
          {isNothingNeeded ? <NothingNeeded areFluidsTold={areFluidsTold} /> : <Trans>Nothing more to take</Trans>}
        </p>
      )}
      {hasStarted ? (
        line ? (
          <div className="grid grid-cols-2 gap-2">
            <Button size="large" full icon={<Check size={22} aria-hidden />} onClick={() => onTaken(line)}>
              <Trans>Taken</Trans>
            </Button>
            <Button size="large" full variant="secondary" onClick={() => onMissed(line)}>
              <Trans>Missed</Trans>
            </Button>
          </div>
        ) : null
      ) : now >= startable ? (
        <Button size="large" full onClick={onStart}>
          <Trans>Start Now</Trans>
        </Button>
      ) : (
        <p className="text-14 text-muted">{t`You can start it from ${startableAt} on`}</p>
      )}
    </section>
  )
}

function Lines({
  lines,
  plan,
  units,
  nextKey,
}: {
  lines: readonly FuelLine[]
  plan: RacePlan
  units: Units
  nextKey: string | undefined
}) {
  const { t } = useLingui()
  return (
    <ol aria-label={t`What to take`} className="flex flex-col divide-y divide-line">
      {lines.map((line) => (
        <li
          key={line.key}
          aria-current={line.key === nextKey ? 'step' : undefined}
          className="flex flex-col py-2 print:block print:break-inside-avoid print:py-0.5 print:text-12 print:leading-tight"
        >
          <span className="figures text-14 text-muted print:pr-2 print:text-12 print:leading-tight">
            {whenText(plan.race, line.minute, units)}
          </span>
          <span className="text-16 font-semibold wrap-anywhere text-ink print:text-12 print:leading-tight">
            {lineTitle(line)}
          </span>
          <LineFacts line={line} areFluidsTold={plan.areFluidsTold} />
        </li>
      ))}
    </ol>
  )
}
