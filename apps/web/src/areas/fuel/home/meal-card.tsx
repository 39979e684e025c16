import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type MealEntry, totalsOf } from '@pacemeal/domain'
import { Lock, ScanLine } from 'lucide-react'
import { Link } from 'react-router'
import { timeOfDay } from '../../../languages/dates.ts'
import { energyFigure, energyUnitBeside } from '../../../languages/energy.ts'
import { presentDay } from '../../../navigation/local-day.ts'
import { dayParameter, paths } from '../../../navigation/paths.ts'
import { useSelectedDay } from '../../../navigation/selected-day.ts'
import { useSheets } from '../../../navigation/use-sheets.ts'
import { classNames } from '../../../ui/class-names.ts'
import { EnergyFigures, useEnergyHidden } from '../../../ui/energy-figures.tsx'
import { type HomeMeal, plannedFigures } from '../day-plan.ts'
import { eatenText, energyText, macrosText, shortMacrosText } from '../figures.ts'
import { CookingLine } from '../kitchen/cooking-line.tsx'
import { draftFromMeal, scanContexts } from '../meal-draft.ts'
import { LogLine } from './log-line.tsx'
import { useHomeSheets } from './use-home-sheets.ts'

/** The sheet of the scanner, offered once it exists. */
const SCAN_SHEET = 'scan'

const stateWords = { planned: msg`planned`, eaten: msg`eaten`, skipped: msg`skipped` } as const

const isMainMeal = (slot: HomeMeal['slot']): boolean => slot === 'breakfast' || slot === 'lunch' || slot === 'dinner'

/** How an entry looks: planned is outlined, eaten is solid, skipped is struck. The next one is outlined in ember. */
const forms = {
  planned: 'border border-edge/60',
  next: 'border-2 border-ember',
  eaten: 'bg-surface shadow-soft',
  skipped: 'border border-dashed border-edge/60',
} as const

interface MealCardProps {
  entry: MealEntry<HomeMeal>
  isNext?: boolean
}

/** A planned meal or fuel block with what became of it, and what can be done about it. */
export function MealCard({ entry, isNext = false }: MealCardProps) {
  const { t } = useLingui()
  const { meal, state, logs } = entry
  const isSkipped = state === 'skipped'
  const [dish] = meal.ideas
  const planned = plannedFigures(meal)
  const plannedMacros = shortMacrosText(planned)
  const nothing = energyText(0)
  const { day } = useSelectedDay()
  const isLight = useEnergyHidden()
  return (
    <article
      aria-label={[meal.name, timeOfDay(meal.at), t(stateWords[state]), ...(isNext ? [t`next`] : [])].join(', ')}
      className={classNames('rounded-card px-3 pt-2.5 pb-1', forms[isNext && state === 'planned' ? 'next' : state])}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-2">
        <h3 className={classNames('text-16 font-semibold', isSkipped ? 'text-muted line-through' : 'text-ink')}>
          {meal.name}
        </h3>
        <EnergyFigures>
          <Energy
            planned={planned.calories}
            eaten={logs.length > 0 ? eatenText(totalsOf(logs).calories) : null}
            isStruck={isSkipped}
          />
        </EnergyFigures>
      </header>
      <EnergyFigures>
        <p className={classNames('figures text-14 text-muted', isSkipped && 'line-through')}>
          {logs.length > 0 ? t`Planned ${plannedMacros}` : macrosText(planned)}
        </p>
      </EnergyFigures>
      {logs.length > 0 ? (
        <ul className="mt-1.5 border-t border-line">
          {logs.map((log) => (
            <LogLine key={log.id} log={log} />
          ))}
        </ul>
      ) : dish && !isSkipped ? (
        <p className="mt-1 line-clamp-2 text-14 text-ink">
          {meal.inPlan ? (
            <Link
              to={`${paths.mealDetails(meal.id)}?${dayParameter}=${day}`}
              className="inline-block max-w-full rounded-small py-0.5 underline decoration-line underline-offset-4 hover:decoration-ember"
            >
              {dish.title}
            </Link>
          ) : (
            dish.title
          )}
          {meal.inPlan?.isLocked ? (
            <Lock size={14} className="ml-1.5 inline align-[-2px]" aria-label={t`Kept`} />
          ) : null}
        </p>
      ) : null}
      {state === 'planned' ? <CookingLine meal={meal} day={day} isAlways={isMainMeal(meal.slot)} /> : null}
      {isSkipped ? (
        <p className="mt-1 text-14 font-semibold text-muted">
          <Trans>Skipped</Trans>
        </p>
      ) : null}
      {state === 'eaten' && logs.length === 0 ? (
        <p className="mt-1 text-14 font-semibold text-success-ink">
          {isLight ? <Trans>Finished</Trans> : <Trans>Finished, {nothing} logged</Trans>}
        </p>
      ) : null}
      <MealActions meal={meal} isAhead={day > presentDay()} />
    </article>
  )
}

/** What was planned; once something is eaten, that of it. */
function Energy({ planned, eaten, isStruck }: { planned: number; eaten: string | null; isStruck: boolean }) {
  const { t } = useLingui()
  const energy = energyText(planned)
  return (
    <p className={classNames(isStruck && 'text-muted line-through')}>
      <span className="text-20 font-bold">{eaten ?? energyFigure(planned)}</span>
      <span className="text-14 text-muted"> {eaten === null ? energyUnitBeside(planned) : t`of ${energy}`}</span>
    </p>
  )
}

const action =
  'touch inline-flex items-center justify-center rounded-control px-0.5 text-14 wide:px-1.5 font-semibold text-ember-ink transition-colors duration-150 hover:bg-ember-tint'

/** What can be done about a meal. On a day that has not come nothing can be logged yet. */
function MealActions({ meal, isAhead }: { meal: HomeMeal; isAhead: boolean }) {
  const { t } = useLingui()
  const { openSheet } = useSheets()
  const { openWhy, openIdeas } = useHomeSheets()
  const about = `${meal.name}, ${timeOfDay(meal.at)}`
  return (
    <div className="-ml-0.5 flex flex-wrap justify-between wide:-ml-1.5 wide:justify-start">
      <button type="button" aria-label={t`Why this: ${about}`} className={action} onClick={() => openWhy(meal.id)}>
        <Trans>Why this</Trans>
      </button>
      {meal.ideas.length > 0 ? (
        <button
          type="button"
          aria-label={t`Fuel ideas: ${about}`}
          className={action}
          onClick={() => openIdeas(meal.id)}
        >
          <Trans>Fuel ideas</Trans>
        </button>
      ) : null}
      {isAhead ? null : (
        <button
          type="button"
          aria-label={t`Log Meal: ${about}`}
          className={action}
          onClick={() => openSheet('log', draftFromMeal(meal))}
        >
          <Trans>Log Meal</Trans>
        </button>
      )}
      {!isAhead ? (
        <button
          type="button"
          aria-label={t`Scan Food: ${about}`}
          // The sign ends where the texts of the card do.
          className={classNames(action, '-mr-3 wide:mr-0')}
          onClick={() => openSheet(SCAN_SHEET, { context: scanContexts[meal.slot], plannedMeal: meal.id })}
        >
          {/* All four in one row, also beside the time of a phone's timeline. */}
          <ScanLine size={20} aria-hidden className="wide:hidden" />
          <span className="sr-only wide:not-sr-only">
            <Trans>Scan Food</Trans>
          </span>
        </button>
      ) : null}
    </div>
  )
}
