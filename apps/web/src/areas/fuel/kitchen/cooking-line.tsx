import { t } from '@lingui/core/macro'
import type { LocalDate } from '@pacemeal/domain'
import { ChevronRight, CookingPot, Refrigerator } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../../navigation/paths.ts'
import type { HomeMeal } from '../day-plan.ts'
import { mealPlace } from './cook-events.ts'
import { cookingText } from './cook-words.ts'

interface CookingLineProps {
  meal: HomeMeal
  day: LocalDate
  /** Also offers to cook what the plan says nothing about. */
  isAlways?: boolean
}

/** How the meal comes about: a way into the cook view, or where its leftover is from. Nothing where there is nothing to cook. */
export function CookingLine({ meal, day, isAlways = false }: CookingLineProps) {
  const { id, cooking, ideas, inPlan } = meal
  const [dish] = ideas
  if (!inPlan || !dish || dish.own || dish.instructions.length === 0) return null
  if (cooking === undefined && !isAlways) return null
  const isOpened = cooking !== undefined && (cooking.leftoverOf !== undefined || cooking.cookedOn < day)
  const words = cooking ? cookingText({ id, cooking }, day) : t`Cook`
  if (isOpened) {
    return (
      <p className="figures flex items-center gap-1.5 text-14 text-muted">
        <Refrigerator size={16} aria-hidden className="shrink-0" />
        {words}
      </p>
    )
  }
  return (
    <Link
      to={paths.cookDish(cooking?.event ?? mealPlace(day, id))}
      aria-label={cooking ? undefined : t`Cook: ${{ dish: dish.title }}`}
      className="figures -mx-2 inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-control px-2 text-14 font-semibold text-ember-ink hover:bg-ember-tint"
    >
      <CookingPot size={16} aria-hidden className="shrink-0" />
      {words}
      <ChevronRight size={16} aria-hidden className="-ml-1 shrink-0" />
    </Link>
  )
}
