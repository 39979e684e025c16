import { useEffect } from 'react'
import { type FoodAnalysis, rememberPortions } from '../../../api/food-analysis.ts'
import { watchSavedFoods } from '../saved-foods.ts'
import { correctedPortions } from './corrected-portions.ts'

/** Lets the next plate begin with the portions that are corrected on this one. That it fails is no matter of the meal's. */
export function useRememberedPortions(userId: string, items: FoodAnalysis['items']): void {
  useEffect(() => {
    if (!items) return
    return watchSavedFoods((saved) => {
      const corrected = correctedPortions(items, saved)
      if (corrected.length > 0) rememberPortions({ userId, items: [...corrected] }).catch(() => undefined)
    })
  }, [userId, items])
}
