import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { DEFAULT_LOCALE, type LocalDate, type TimelineSession, weekdayOf, weekNote } from '@pacemeal/domain'
import { useQuery } from '@tanstack/react-query'
import { dayChangesQuery } from '../../../api/day-changes.ts'
import { activeLocale } from '../../../languages/active-locale.ts'
import { shortDate, timeOfDay } from '../../../languages/dates.ts'
import { durationText } from '../../../languages/durations.ts'
import { energyFigure, energyUnitBeside, energyWithUnit } from '../../../languages/energy.ts'
import { wholeNumber } from '../../../languages/numbers.ts'
import { sessionTypeName } from '../../../languages/session-names.ts'
import { chosenUnits } from '../../../languages/units.ts'
import { useKnownProfile } from '../../../navigation/known-profile.ts'
import { Chip } from '../../../ui/chip.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EnergyFigures } from '../../../ui/energy-figures.tsx'
import { dayName } from '../../training/index.ts'
import { readDayPlan } from '../day-plan.ts'
import { macrosText } from '../figures.ts'
import { WeekMoveSheet } from '../meal-sheets.tsx'
import { moveAbout } from '../move/move-days.ts'
import { usePlanView } from '../plan/plan-view.ts'
import type { PlanPage } from '../plan/use-plan-page.ts'
import { shownText } from '../shown-reasons.ts'
import { useFuelSheets } from '../use-fuel-sheets.ts'
import { usePlannedWeek } from '../use-planned-week.ts'
import { useSignUpDay } from '../use-sign-up-day.ts'
import { DayDishes } from './day-dishes.tsx'
import { WeekCooking } from './week-cooking.tsx'
import { type DaysOfKind, daysOfKinds, type Misses, missText, type WeekRow, weekRows } from './week-figures.ts'
import { WeekWarnings } from './week-warnings.tsx'

/** The seven days at a glance: training and rest, what each needs, and how near its dishes come. */
export function WeekView({ page, day }: { page: PlanPage; day: LocalDate }) {
  const { t } = useLingui()
  const { activitySchedule } = useKnownProfile().profile
  const { data: changedDays } = useQuery(dayChangesQuery(page.userId))
  const week = usePlannedWeek(page.plan)
  const rows = weekRows(day, week, (one) => readDayPlan(page.plan, one, activitySchedule, changedDays))
  const [first] = rows
  const last = rows.at(-1)
  const planned = rows.filter(({ isPlanned }) => isPlanned)
  const { training, rest } = daysOfKinds(rows)
  const { open, addressOf } = useFuelSheets()
  const signUpDay = useSignUpDay()
  // A plan keeps its note in English and in kilocalories, as it may have been reworded.
  const isKept = activeLocale() === DEFAULT_LOCALE && chosenUnits().energy === 'kcal'
  const note = week?.note && (isKept ? week.note : weekNote(week, activeLocale(), energyWithUnit))
  const [firstDate, lastDate] = [first && shortDate(first.day), last && shortDate(last.day)]
  return (
    <section aria-labelledby="plan-week" className="flex flex-col gap-4">
      <h2 id="plan-week" className="text-20 font-bold text-ink">
        {firstDate && lastDate ? t`${firstDate} to ${lastDate}` : t`Week`}
      </h2>
      <dl className="grid grid-cols-2 gap-3">
        <Mean days={training} isTraining />
        <Mean days={rest} />
      </dl>
      {planned.length > 0 && planned.length < rows.length ? (
        <p className="text-14 text-muted">
          <Plural
            value={planned.length}
            one="# day of this week is planned. The figures above are of that day."
            other="# days of this week are planned. The figures above are of those days."
          />
        </p>
      ) : null}
      {note ? <p className="max-w-160 text-14 text-muted">{shownText(note)}</p> : null}
      {week ? <WeekWarnings warnings={week.warnings} /> : null}
      {week?.cooking && week.cooking.length > 0 ? (
        <WeekCooking
          days={rows.map((row) => row.day)}
          planned={week.days}
          events={week.cooking}
          today={page.today}
          onMove={(event) => open('move-meal', moveAbout({ kind: 'pot', event }))}
        />
      ) : null}
      <ol aria-label={t`Days`} className="divide-y divide-line overflow-hidden rounded-card bg-surface shadow-soft">
        {rows.map((row) => (
          <Row
            key={row.day}
            row={row}
            isToday={row.day === page.today}
            isOver={row.day < page.today}
            isBeforeSignUp={row.day < signUpDay}
            moveAddress={
              row.isPlanned && row.day >= page.today
                ? (meal) => addressOf('move-meal', moveAbout({ kind: 'meal', date: row.day, meal }))
                : undefined
            }
          />
        ))}
      </ol>
      {week ? <WeekMoveSheet week={week} /> : null}
    </section>
  )
}

function Mean({ days: { count, mean }, isTraining = false }: { days: DaysOfKind; isTraining?: boolean }) {
  const { t } = useLingui()
  const [calories, unit, carbs] = mean
    ? [energyFigure(mean.calories), energyUnitBeside(mean.calories), wholeNumber(mean.carbs)]
    : []
  return (
    <div className={classNames('rounded-card px-4 py-3', isTraining ? 'bg-ember-tint' : 'bg-sunken')}>
      <dt className="text-14 text-ink">
        {isTraining ? (
          <Plural value={count} one="# training day" other="# training days" />
        ) : (
          <Plural value={count} one="# rest day" other="# rest days" />
        )}
      </dt>
      <dd className="figures text-14 text-ink">
        {mean ? (
          <EnergyFigures>
            <Trans>
              <span className="text-20 font-bold">{calories}</span> {unit} a day
            </Trans>
            <span className="block">
              <Trans>{carbs} g carbs</Trans>
            </span>
          </EnergyFigures>
        ) : (
          <span className="text-muted">{count === 0 ? t`None this week` : t`No targets yet`}</span>
        )}
      </dd>
    </div>
  )
}

interface RowProps {
  row: WeekRow
  isToday: boolean
  isOver: boolean
  isBeforeSignUp: boolean
  moveAddress: ((meal: string) => string) | undefined
}

function Row({ row, isToday, isOver, isBeforeSignUp, moveAddress }: RowProps) {
  const { t } = useLingui()
  const { showView } = usePlanView()
  const { day, isTrainingDay, sessions, meals, target, misses, planned, isWithEaten, isOffTarget } = row
  const name = dayName(weekdayOf(day))
  const dayKind = isTrainingDay
    ? isToday
      ? t`Today, training`
      : t({ message: 'Training', context: 'day', comment: 'A day with training' })
    : isToday
      ? t`Today, rest`
      : t({ message: 'Rest', context: 'day', comment: 'A day without training' })
  return (
    <li
      className={classNames(isTrainingDay && 'border-l-4 border-l-ember', !isTrainingDay && 'border-l-4 border-l-line')}
    >
      <button
        type="button"
        onClick={() => showView('day', day)}
        className="grid w-full grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1 px-4 py-3 text-left hover:bg-sunken wide:grid-cols-[9rem_minmax(0,1fr)_minmax(0,2fr)] wide:items-center"
      >
        <span className="flex flex-wrap items-center justify-between gap-2 wide:flex-col wide:items-start wide:justify-center">
          <span className="text-16 font-semibold text-ink">
            {name}
            <span className="figures text-14 font-normal text-muted"> {shortDate(day)}</span>
          </span>
          <Chip tone={isTrainingDay ? 'ember' : 'neutral'}>{dayKind}</Chip>
        </span>
        <span className="figures text-14 text-ink">
          {sessions.length === 0 ? (
            <span className="text-muted">
              <Trans>No training</Trans>
            </span>
          ) : (
            sessions.map((session) => (
              <span key={session.start} className="block">
                {sessionText(session)}
              </span>
            ))
          )}
        </span>
        {target ? (
          <EnergyFigures>
            <span className="figures text-14 text-muted">
              <span className="text-20 font-bold text-ink">{energyFigure(target.calories)}</span>{' '}
              {energyUnitBeside(target.calories)}
              <span className="block text-ink">{macrosText(target)}</span>
              {misses && planned ? <MissLine {...{ misses, isWithEaten, isOffTarget }} /> : null}
            </span>
          </EnergyFigures>
        ) : (
          <span className="text-14 text-muted">
            {isBeforeSignUp ? t`You had no account on this day` : isOver ? t`Not planned` : t`No targets yet`}
          </span>
        )}
      </button>
      <DayDishes day={day} meals={meals} label={t`Dishes on ${name}`} moveAddress={moveAddress} />
    </li>
  )
}

const sessionText = ({ type, start, end }: TimelineSession): string =>
  `${sessionTypeName(type)} ${timeOfDay(start)}, ${durationText(end - start)}`

/** The plan's own error, as far as the dishes chosen differ from the target, or the day with what was eaten. */
function MissLine({
  misses,
  isWithEaten,
  isOffTarget,
}: { misses: Misses } & Pick<WeekRow, 'isWithEaten' | 'isOffTarget'>) {
  return <span className={classNames('block', isOffTarget && 'text-warning-ink')}>{missText(misses, isWithEaten)}</span>
}
