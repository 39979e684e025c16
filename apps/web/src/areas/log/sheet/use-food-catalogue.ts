import { useEffect, useState } from 'react'
import type { FoodCatalogue } from './food-catalogue.ts'

/** The catalogue, fetched with the first use of a food field; null until it is here. */
export function useFoodCatalogue(isWanted: boolean): { catalogue: FoodCatalogue | null; hasFailed: boolean } {
  const [catalogue, setCatalogue] = useState<FoodCatalogue | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!isWanted || catalogue) return
    let isHere = true
    import('./food-catalogue.ts').then(
      ({ openFoodCatalogue }) => isHere && setCatalogue(openFoodCatalogue()),
      () => isHere && setFailed(true),
    )
    return () => {
      isHere = false
    }
  }, [isWanted, catalogue])
  return { catalogue, hasFailed }
}
