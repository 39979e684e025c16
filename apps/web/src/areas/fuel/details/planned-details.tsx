import { Trans, useLingui } from '@lingui/react/macro'
import { dayAt, isMovable, type LocalDate, totalsOf } from '@pacemeal/domain'
import { readMealPlan } from '@pacemeal/protocol'
import { ArrowLeftRight, CalendarArrowUp, Pencil } from 'lucide-react'
import { useMemo } from 'react'
import type { MealPlan } from '../../../api/meal-plans.ts'
import { fullDate, timeOfDay } from '../../../languages/dates.ts'
import { useInstructionText } from '../../../languages/instructions.ts'
import { weekInLanguage } from '../../../languages/kitchen.ts'
import { lineStart } from '../../../languages/line-start.ts'
import { useMinute } from '../../../navigation/use-minute.ts'
import { useSheets } from '../../../navigation/use-sheets.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { EnergyFigures } from '../../../ui/energy-figures.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { ComingDayNote } from '../../log/index.ts'
import { usePreviewSheet } from '../../training/index.ts'
import type { HomeMeal } from '../day-plan.ts'
import { energyText, loggedText, macrosText } from '../figures.ts'
import { IdeaDetail, IdeaFigures } from '../idea-detail.tsx'
import { CookingLine } from '../kitchen/cooking-line.tsx'
import { DishPreference, NeverAgainSheet } from '../kitchen/dish-preference.tsx'
import { MarkButtons } from '../mark-buttons.tsx'
import { draftFromMeal } from '../meal-draft.ts'
import { MealSheets, WeekMoveSheet } from '../meal-sheets.tsx'
import { MissingOutcomes } from '../missing-reading.tsx'
import { moveAbout } from '../move/move-days.ts'
import { OwnDishNote } from '../own-dish-note.tsx'
import { tellShownReasons } from '../shown-reasons.ts'
import { stateWord } from '../state-word.ts'
import { LockSwitch } from '../swap/lock-switch.tsx'
import { useFuelSheets } from '../use-fuel-sheets.ts'
import { isOutcomeKnown, usePlanDay } from '../use-plan-day.ts'
import type { DetailsFrame } from './details-frame.ts'

interface PlannedDetailsProps {
  id: string
  day: LocalDate
  plan: MealPlan
  userId: string
  zone: string
  frame: DetailsFrame
}

/** A meal of the plan: its dish in full, why it is what it is, and what became of it. */
export function PlannedDetails({ id, day, plan, userId, zone, frame }: PlannedDetailsProps) {
  const { t } = useLingui()
  const planDay = usePlanDay({ userId, zone, plan }, day)
  const { openSheet } = useSheets()
  const now = useMinute()
  const isAhead = day > dayAt(now, zone)
  const isOver = day < dayAt(now, zone)
  const week = useMemo(() => readMealPlan(plan), [plan])
  const entry = planDay.entries.find(({ meal }) => meal.id === id)
  const told = useInstructionText(entry?.meal.ideas[0]?.id)
  if (!entry) return null
  const { meal, state, logs } = entry
  const [dish] = meal.ideas
  const energy = energyText(meal.target.calories)
  const macros = macrosText(meal.target)
  const word = stateWord(entry, { day, now, zone, isKnown: isOutcomeKnown(planDay) })
  return (
    <Screen {...frame(meal.name)}>
      <header className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <div className="figures text-14 text-muted">
            <p>
              {timeOfDay(meal.at)} · {t`30 minutes`}
            </p>
            <p>{lineStart(fullDate(day))}</p>
          </div>
          {word === null ? null : <Chip tone={state === 'eaten' ? 'success' : 'neutral'}>{word}</Chip>}
        </div>
        <h2 className="text-20 font-bold text-ink">{dish?.title ?? meal.name}</h2>
        {dish ? <IdeaFigures idea={dish} /> : null}
        <EnergyFigures>
          <p className="figures text-14 text-muted">
            <Trans>
              Target {energy} · {macros}
            </Trans>
          </p>
          {logs.length > 0 ? (
            <p className="figures text-14 font-semibold text-success-ink">{loggedText(totalsOf(logs).calories)}</p>
          ) : null}
        </EnergyFigures>
        {dish?.description ? <p className="text-16 text-muted">{told(dish.description)}</p> : null}
        {dish?.own ? (
          <OwnDishNote own={dish.own} day={day} slot={meal.slot} isUnlisted={dish.ingredients.length === 0} />
        ) : null}
        <CookingLine meal={meal} day={day} isAlways />
      </header>
      <MissingOutcomes {...planDay} />
      <MarkButtons entry={entry} day={day} zone={zone} />
      {isAhead ? (
        <ComingDayNote />
      ) : (
        <Button variant="secondary" full onClick={() => openSheet('log', draftFromMeal(meal))}>
          <Trans>Log Meal</Trans>
        </Button>
      )}
      {dish ? <IdeaDetail key={dish.id} idea={dish} areFiguresElsewhere /> : null}
      {meal.inPlan ? (
        <Changes meal={meal} day={day} inPlan={meal.inPlan} isMovable={week.ok && isMovable(meal) && !isOver} />
      ) : null}
      <Why meal={meal} />
      <MealSheets plan={plan} day={day} />
      {week.ok ? <WeekMoveSheet week={weekInLanguage(week.value)} /> : null}
    </Screen>
  )
}

interface ChangesProps {
  meal: HomeMeal
  day: LocalDate
  inPlan: NonNullable<HomeMeal['inPlan']>
  isMovable: boolean
}

function Changes({ meal, day, inPlan, isMovable }: ChangesProps) {
  const { t } = useLingui()
  const sheets = useFuelSheets()
  const preview = usePreviewSheet('dish')
  const [dish] = meal.ideas
  const dishName = dish?.title ?? ''
  return (
    <section aria-label={t`Change this meal`} className="flex flex-col gap-2 border-y border-line py-2">
      <LockSwitch meal={{ id: meal.id, ...inPlan }} />
      {dish && !dish.own ? <DishPreference recipe={dish.id} name={dishName} onPreview={preview.look} /> : null}
      <div className="flex flex-wrap justify-around gap-2">
        <Button
          variant="quiet"
          icon={<ArrowLeftRight size={18} aria-hidden />}
          onClick={() => sheets.open('swap-meal', meal.id)}
        >
          <Trans>Swap</Trans>
        </Button>
        {isMovable ? (
          <Button
            variant="quiet"
            icon={<CalendarArrowUp size={18} aria-hidden />}
            onClick={() => sheets.open('move-meal', moveAbout({ kind: 'meal', date: day, meal: meal.id }))}
          >
            <Trans>Move to…</Trans>
          </Button>
        ) : null}
        <Button
          variant="quiet"
          icon={<Pencil size={18} aria-hidden />}
          onClick={() => sheets.open('edit-meal', meal.id)}
        >
          <Trans>Edit Meal</Trans>
        </Button>
      </div>
      <NeverAgainSheet preview={preview} name={dishName} />
    </section>
  )
}

/** The rules that set the meal's target, with the athlete's own figures. */
function Why({ meal }: { meal: HomeMeal }) {
  const { t } = useLingui()
  const reasons = tellShownReasons(meal.because)
  if (reasons.length === 0) return null
  return (
    <section aria-label={t`Why this`}>
      <h3 className="pb-1 text-16 font-bold text-ink">
        <Trans>Why this</Trans>
      </h3>
      <ol>
        {reasons.map(({ words, source, claim }) => (
          <li key={words} className="border-t border-line py-2 text-16 text-ink">
            {words}
            {source ? (
              <span className="block text-14 text-muted">
                <Trans>Source: {source}</Trans>
              </span>
            ) : null}
            {claim ? <span className="block text-14 text-muted">{claim}</span> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
