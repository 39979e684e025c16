import type { PlannedWeek } from '@pacemeal/domain'
import { readMealPlan } from '@pacemeal/protocol'
import { useMemo } from 'react'
import type { MealPlan } from '../../api/meal-plans.ts'
import { weekInLanguage } from '../../languages/kitchen.ts'

/** A plan's week with its figures; null for none, or for one that another version wrote. */
export const usePlannedWeek = (plan: MealPlan | null): PlannedWeek | null =>
  useMemo(() => {
    const read = plan ? readMealPlan(plan) : undefined
    return read?.ok ? weekInLanguage(read.value) : null
  }, [plan])
