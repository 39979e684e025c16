import { type MealSlot, mealTimeOf, mealTypeTexts } from '@pacemeal/domain'
import { type LogDraft, noAmounts } from '../log/index.ts'
import type { HomeMeal, MealIdea } from './day-plan.ts'

/** What the log sheet opens with for a planned meal: the dish that the plan chose, ready to be saved or changed. */
export function draftFromMeal(meal: HomeMeal, idea: MealIdea | undefined = meal.ideas[0]): LogDraft {
  return {
    name: idea?.title ?? '',
    amounts: idea?.amounts ?? noAmounts,
    mealTime: mealTimeOf(meal.slot),
    plannedMeal: meal.id,
    ...(idea ? { items: idea.items } : {}),
  }
}

/** What a scan for a planned meal is told it is eaten as. It is stored with the log, so no language changes it. */
export const scanContexts: Readonly<Record<MealSlot, string>> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
  'pre-fuel': 'Pre-fuel',
  'post-fuel': 'Post-fuel',
}

/** What Adjust opens with: the idea's figures, not yet its owner's word, as a meal of no particular time. */
export const adjustDraft = (meal: HomeMeal, idea: MealIdea): LogDraft => ({
  ...draftFromMeal(meal, idea),
  mealTime: 'general',
  status: 'Ready',
  context: mealTypeTexts.general,
})
