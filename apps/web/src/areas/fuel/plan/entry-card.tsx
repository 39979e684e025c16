import { useLingui } from '@lingui/react/macro'
import { type LocalDate, type MealEntry, totalsOf } from '@pacemeal/domain'
import { ArrowLeftRight, Check, Lock, LockOpen, Pencil } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { timeOfDay } from '../../../languages/dates.ts'
import { dayParameter, paths } from '../../../navigation/paths.ts'
import { useMinute } from '../../../navigation/use-minute.ts'
import { classNames } from '../../../ui/class-names.ts'
import { EnergyFigures } from '../../../ui/energy-figures.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { type HomeMeal, plannedFigures } from '../day-plan.ts'
import { energyText, loggedText, macrosText } from '../figures.ts'
import { CookingLine } from '../kitchen/cooking-line.tsx'
import { MarkButtons } from '../mark-buttons.tsx'
import { stateWord } from '../state-word.ts'
import { useMealLock } from '../swap/use-meal-lock.ts'
import { useFuelSheets } from '../use-fuel-sheets.ts'
import type { PlanPage } from './use-plan-page.ts'

/** Few plans hold a dish in own words. */
const OwnDishNote = lazyPart(async () => (await import('../own-dish-note.tsx')).OwnDishNote)

interface EntryCardProps {
  page: PlanPage
  day: LocalDate
  entry: MealEntry<HomeMeal>
  /** Whether log and marks say what became of it. */
  isKnown: boolean
}

/** A planned meal: what it is, what became of it, and how to change it. */
export function EntryCard({ page, day, entry, isKnown }: EntryCardProps) {
  const { t } = useLingui()
  const { meal, state, logs } = entry
  const [dish] = meal.ideas
  const isSkipped = state === 'skipped'
  const word = stateWord(entry, { day, now: useMinute(), zone: page.zone, isKnown })
  const title = `${meal.name}, ${timeOfDay(meal.at)}`
  const shown = plannedFigures(meal)
  return (
    <article
      aria-label={word === null ? title : `${title}, ${word.toLowerCase()}`}
      className={classNames(
        'flex flex-col gap-2 rounded-card px-4 py-3',
        state === 'eaten' ? 'bg-surface shadow-soft' : 'border border-edge/60',
        isSkipped && 'border-dashed',
      )}
    >
      <header className="-mr-2 flex flex-wrap items-center justify-between gap-1">
        <p className="figures text-14 text-muted">
          <span className="font-semibold">
            {timeOfDay(meal.at)} · {meal.name}
          </span>
          <span
            className={classNames('flex items-center gap-1', state === 'eaten' && 'font-semibold text-success-ink')}
          >
            {state === 'eaten' ? <Check size={14} strokeWidth={3} aria-hidden /> : null}
            {[...(word === null ? [] : [word]), t`30 minutes`].join(' · ')}
          </span>
        </p>
        {meal.inPlan ? <EntryChanges meal={meal} inPlan={meal.inPlan} /> : null}
      </header>
      <h3 className={classNames('text-16 font-semibold', isSkipped ? 'text-muted line-through' : 'text-ink')}>
        <Link
          to={`${paths.mealDetails(meal.id)}?${dayParameter}=${day}`}
          className="-mx-2 inline-block rounded-control px-2 py-1 hover:bg-sunken"
        >
          {dish?.title ?? meal.name}
        </Link>
      </h3>
      <EnergyFigures>
        <p className="figures text-14 text-muted">
          <span className={classNames('font-semibold', isSkipped ? 'line-through' : 'text-ink')}>
            {energyText(shown.calories)}
          </span>
          {' · '}
          {macrosText(shown)}
        </p>
        {logs.length > 0 ? (
          <p className="figures text-14 text-success-ink">{loggedText(totalsOf(logs).calories)}</p>
        ) : null}
      </EnergyFigures>
      {dish?.own ? (
        <Suspense fallback={null}>
          <OwnDishNote own={dish.own} day={day} slot={meal.slot} isUnlisted={dish.ingredients.length === 0} />
        </Suspense>
      ) : null}
      {state === 'planned' ? <CookingLine meal={meal} day={day} isAlways /> : null}
      <MarkButtons entry={entry} day={day} zone={page.zone} />
    </article>
  )
}

function EntryChanges({ meal, inPlan }: { meal: HomeMeal; inPlan: NonNullable<HomeMeal['inPlan']> }) {
  const { t } = useLingui()
  const sheets = useFuelSheets()
  const lock = useMealLock({ id: meal.id, ...inPlan })
  const about = `${meal.name}, ${timeOfDay(meal.at)}`
  return (
    <div className="flex shrink-0 print:hidden">
      <IconButton
        label={t`Keep this dish: ${about}`}
        aria-pressed={lock.isLocked}
        className={lock.isLocked ? 'text-ember-ink' : 'text-muted'}
        onClick={() => {
          if (!lock.isPending) lock.setLocked(!lock.isLocked)
        }}
      >
        {lock.isLocked ? <Lock size={20} aria-hidden /> : <LockOpen size={20} aria-hidden />}
      </IconButton>
      <IconButton label={t`Swap: ${about}`} className="text-muted" onClick={() => sheets.open('swap-meal', meal.id)}>
        <ArrowLeftRight size={20} aria-hidden />
      </IconButton>
      <IconButton
        label={t`Edit Meal: ${about}`}
        className="text-muted"
        onClick={() => sheets.open('edit-meal', meal.id)}
      >
        <Pencil size={20} aria-hidden />
      </IconButton>
    </div>
  )
}
