import { ph } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { isMovable, type LocalDate } from '@pacemeal/domain'
import { CalendarArrowUp, CookingPot, Lock, Refrigerator } from 'lucide-react'
import { Link } from 'react-router'
import { dayParameter, paths } from '../../../navigation/paths.ts'
import { iconButtonClass } from '../../../ui/icon-button.tsx'
import type { HomeMeal } from '../day-plan.ts'
import { cookingText } from '../kitchen/cook-words.ts'

interface DayDishesProps {
  day: LocalDate
  meals: readonly HomeMeal[]
  /** What the list is of, for screen readers: `Dishes on Tuesday`. */
  label: string
  /** Where another day is chosen for a meal; absent on a day that is over. */
  moveAddress: ((meal: string) => string) | undefined
}

/** The dishes of a day by time, each with where it comes from. */
export function DayDishes({ day, meals, label, moveAddress }: DayDishesProps) {
  return (
    <ul aria-label={label} className="grid gap-x-6 px-4 pb-3 wide:grid-cols-2">
      {meals
        .toSorted((a, b) => a.at - b.at)
        .map((meal) => (
          <DishLine key={meal.id} day={day} meal={meal} moveAddress={moveAddress} />
        ))}
    </ul>
  )
}

function DishLine({ day, meal, moveAddress }: Pick<DayDishesProps, 'day' | 'moveAddress'> & { meal: HomeMeal }) {
  const { t } = useLingui()
  const { id, name, cooking, ideas, inPlan } = meal
  const [dish] = ideas
  if (!dish) return null
  const isOpened = cooking !== undefined && (cooking.leftoverOf !== undefined || cooking.cookedOn < day)
  // One that is cooked for itself alone needs no line of its own: its minutes stand in the cook view.
  const isShared = isOpened || new Set(cooking?.of?.portions.map((portion) => portion.meal)).size > 1
  return (
    <li className="flex items-start border-t border-line">
      <Link
        to={`${paths.mealDetails(id)}?${dayParameter}=${day}`}
        className="-ml-2 grid min-h-11 min-w-0 grow grid-cols-[5rem_minmax(0,1fr)] items-baseline large-text:grid-cols-1 gap-x-2 rounded-control px-2 py-2 text-14 last:-mr-2 hover:bg-sunken"
      >
        <span className="text-muted">{name}</span>
        <span className="text-ink">
          <span className="font-semibold">{dish.title}</span>
          {inPlan?.isLocked ? <Lock size={14} className="ml-1.5 inline align-[-2px]" aria-label={t`Kept`} /> : null}
          {cooking && isShared ? (
            <span className="figures flex items-start gap-1.5 text-muted">
              {isOpened ? (
                <Refrigerator size={14} aria-hidden className="mt-1 shrink-0" />
              ) : (
                <CookingPot size={14} aria-hidden className="mt-1 shrink-0 text-ember-ink" />
              )}
              {cookingText({ id, cooking }, day)}
            </span>
          ) : null}
        </span>
      </Link>
      {moveAddress && isMovable(meal) ? (
        <Link
          to={moveAddress(id)}
          preventScrollReset
          aria-label={t`Move ${ph({ dish: dish.title })} to another day`}
          className={iconButtonClass('-mr-2 text-muted print:hidden')}
        >
          <CalendarArrowUp size={18} aria-hidden />
        </Link>
      ) : null}
    </li>
  )
}
