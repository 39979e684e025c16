import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import type { FoodAnalysis } from '../../../api/food-analysis.ts'
import { addOwnFood } from '../../../api/own-foods.ts'
import { tell } from '../../../notices/tell.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'
import { type SavedFood, watchSavedFoods } from '../saved-foods.ts'
import { foodOfScannedLabel } from './label-food.ts'

/**
 * Keeps the label of a barcode that nobody knew as an own food once its meal is saved, so that the next scan finds it at
 * once. That it fails is told, and does not touch the log.
 */
export function useKeptLabel(userId: string, barcode: string | undefined, label: FoodAnalysis['label']): void {
  const { t } = useLingui()
  const keep = useEffectEvent((foods: readonly SavedFood[]) => {
    const saved = foods.find(({ isDrafted }) => isDrafted)
    if (!saved || barcode === undefined || !label) return
    const food = foodOfScannedLabel(saved, barcode, label, { serving: t`serving`, pack: t`pack` })
    if (!food) return
    addOwnFood(userId, food).then(
      () => tell('own-food-saved', food.name),
      (thrown: unknown) => tellRefusal('save-own-food', thrown),
    )
  })
  useEffect(() => watchSavedFoods((foods) => keep(foods)), [])
}
