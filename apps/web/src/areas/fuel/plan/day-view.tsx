import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { LocalDate } from '@pacemeal/domain'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { dayChangesQuery } from '../../../api/day-changes.ts'
import { calendarWeek } from '../../../languages/calendar-week.ts'
import { fullDate, weekdayLetter } from '../../../languages/dates.ts'
import { energyFigure, energyUnitBeside } from '../../../languages/energy.ts'
import { useKnownProfile } from '../../../navigation/known-profile.ts'
import { useAfter } from '../../../ui/after-frame.ts'
import { Chip } from '../../../ui/chip.tsx'
import { useEnergyHidden } from '../../../ui/energy-figures.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { WeekPicker } from '../../../ui/week-picker.tsx'
import { WhenSeen } from '../../../ui/when-seen.tsx'
import { ComingDayNote } from '../../log/index.ts'
import { findPlannedDay, readDayPlan } from '../day-plan.ts'
import { energyText, macrosText, shortMacrosText } from '../figures.ts'
import { holdsEaten } from '../holds-eaten.ts'
import { MealSheets } from '../meal-sheets.tsx'
import { OneDayPart } from '../one-day/one-day-part.tsx'
import { type PlanDay, usePlanDay } from '../use-plan-day.ts'
import { CustomizeCard } from './customize-card.tsx'
import { FuelEntries } from './fuel-entries.tsx'
import { TrainingCards } from './training-cards.tsx'
import type { PlanPage } from './use-plan-page.ts'

const DayFlags = lazy(async () => ({ default: (await import('../words/day-flags.tsx')).DayFlags }))
const DayFuel = lazyPart(async () => (await import('../guidance/day-fuel.tsx')).DayFuel)

interface DayViewProps {
  page: PlanPage
  day: LocalDate
  onSelect: (day: string) => void
}

/** One day of the plan: its figures, its entries, and the training that they are planned around. */
export function DayView({ page, day, onSelect }: DayViewProps) {
  const planDay = usePlanDay(page, day)
  // Below the first view of a phone.
  const isAfterFirst = useAfter('content')
  return (
    <>
      <DayPicker page={page} day={day} onSelect={onSelect} />
      <div className="grid gap-x-8 gap-y-5 wide:grid-cols-[minmax(0,1fr)_24rem] wide:grid-rows-[auto_1fr]">
        <div className="min-w-0 wide:col-start-2">
          <DayFigures page={page} planDay={planDay} day={day} isOver={day < page.today} />
        </div>
        <div className="flex min-w-0 flex-col gap-5 wide:row-span-2 wide:row-start-1">
          <FuelEntries page={page} day={day} planDay={planDay} />
          <WhenSeen>
            <Suspense fallback={null}>
              <DayFuel day={day} />
            </Suspense>
          </WhenSeen>
        </div>
        {isAfterFirst ? (
          <div className="flex min-w-0 flex-col gap-5">
            <OneDayPart day={day} today={page.today} />
            <TrainingCards userId={page.userId} day={day} planned={planDay.sessions} />
            {day > page.today ? <ComingDayNote /> : <CustomizeCard />}
          </div>
        ) : null}
      </div>
      <MealSheets plan={page.plan} day={day} />
    </>
  )
}

function DayPicker({ page: { userId, planOn, today }, day, onSelect }: DayViewProps) {
  const { t } = useLingui()
  const { activitySchedule } = useKnownProfile().profile
  const changes = useQuery(dayChangesQuery(userId)).data
  const days = calendarWeek(day).map((date) => {
    const { isTrainingDay } = readDayPlan(planOn(date) ?? null, date, activitySchedule, changes)
    return {
      date,
      letter: weekdayLetter(date),
      number: Number(date.slice(-2)),
      label: `${fullDate(date)}, ${isTrainingDay ? t`training day` : t`rest day`}`,
      isToday: date === today,
      isTrainingDay,
      eatenShare: null,
    }
  })
  return <WeekPicker days={days} selected={day} onSelect={onSelect} />
}

const DayChip = ({ isTrainingDay }: { isTrainingDay: boolean }) => (
  <Chip tone={isTrainingDay ? 'ember' : 'neutral'}>
    {isTrainingDay ? <Trans>Training day</Trans> : <Trans>Rest day</Trans>}
  </Chip>
)

interface DayFiguresProps {
  page: PlanPage
  planDay: PlanDay
  day: LocalDate
  isOver: boolean
}

function DayFigures({ page, planDay, day, isOver }: DayFiguresProps) {
  const { dayPlan, planned, totals, flags, isRefused } = planDay
  const read = findPlannedDay(page.plan, day)
  const isLight = useEnergyHidden()
  const { target, isTrainingDay } = dayPlan
  const eaten = totals.calories.atLeast
  const date = fullDate(day)
  const calories = target ? energyFigure(target.calories) : ''
  const unit = target ? energyUnitBeside(target.calories) : ''
  const plannedEnergy = planned ? energyText(planned.calories) : ''
  const plannedMacros = planned ? shortMacrosText(planned) : ''
  const eatenEnergy = energyText(eaten)
  const eatenMacros = shortMacrosText({
    carbs: totals.carbs.atLeast,
    protein: totals.protein.atLeast,
    fat: totals.fat.atLeast,
  })
  return (
    <section aria-labelledby="plan-day" className="flex flex-col gap-2">
      <h2 id="plan-day" className="text-20 font-bold text-ink">
        <Trans>Data for {date}</Trans>
      </h2>
      {target && isLight ? (
        <p className="flex flex-wrap items-center justify-between gap-2 text-14 text-ink">
          <Plural value={dayPlan.meals.length} one="# meal or snack" other="# meals and snacks" />
          <DayChip isTrainingDay={isTrainingDay} />
        </p>
      ) : target ? (
        <div className="figures text-14">
          <p className="flex items-center justify-between gap-2 text-ink">
            <span>
              <Trans>
                <span className="text-28 font-bold">{calories}</span>
                <span className="text-16 text-muted"> {unit} target</span>
              </Trans>
            </span>
            <DayChip isTrainingDay={isTrainingDay} />
          </p>
          <p className="text-ink">{macrosText(target)}</p>
          {planned ? (
            <p className="pt-1 text-muted">
              {read !== undefined && holdsEaten(read) ? (
                // Adjusted to what was eaten: the sum is no longer that of the plan's dishes.
                <Trans>
                  With what was eaten {plannedEnergy} · {plannedMacros}
                </Trans>
              ) : (
                <Trans>
                  Planned {plannedEnergy} · {plannedMacros}
                </Trans>
              )}
            </p>
          ) : null}
          {eaten > 0 ? (
            <p className="pt-1 font-semibold text-success-ink">
              <Trans>
                Eaten {eatenEnergy} · {eatenMacros}
              </Trans>
            </p>
          ) : null}
        </div>
      ) : (
        <p className="flex flex-wrap items-center justify-between gap-2 text-14 text-muted">
          {isOver ? (
            <Trans>This day was not planned</Trans>
          ) : isRefused ? (
            // Why stands above: no plan is still to come.
            <span />
          ) : (
            <Trans>There is no plan for this day yet.</Trans>
          )}
          <DayChip isTrainingDay={isTrainingDay} />
        </p>
      )}
      {flags.length > 0 ? (
        <Suspense fallback={null}>
          <DayFlags flags={flags} />
        </Suspense>
      ) : null}
    </section>
  )
}
