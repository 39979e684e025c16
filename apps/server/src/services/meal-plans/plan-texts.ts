import type { MealPlanData, PlanTexts } from '@pacemeal/protocol'

/** The texts of a plan document that hold its week. */
export const planTextsOf = (plan: MealPlanData): PlanTexts => {
  const { weekStart, parsedMealPlan, monday_plan, tuesday_plan, wednesday_plan, thursday_plan } = plan
  const { friday_plan, saturday_plan, sunday_plan } = plan
  return {
    weekStart,
    parsedMealPlan,
    monday_plan,
    tuesday_plan,
    wednesday_plan,
    thursday_plan,
    friday_plan,
    saturday_plan,
    sunday_plan,
  }
}
