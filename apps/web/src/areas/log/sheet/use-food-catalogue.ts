import { useEffect, useState } from 'react'
import type { FoodCatalogue } from './food-catalogue.ts'
import type { FoodLookup, WholeLookup } from './food-finder.ts'

interface Fetched<T> {
  readonly opened: T | null
  readonly hasFailed: boolean
  /** Fetches what failed anew. */
  readonly retry: () => void
}

/** A module's object, fetched with its first use; null until it is here. */
function useFetched<T>(isWanted: boolean, fetch: () => Promise<T>): Fetched<T> {
  const [opened, setOpened] = useState<T | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!isWanted || opened || hasFailed) return
    let isHere = true
    fetch().then(
      (one) => isHere && setOpened(() => one),
      () => isHere && setFailed(true),
    )
    return () => {
      isHere = false
    }
  }, [isWanted, opened, hasFailed, fetch])
  return { opened, hasFailed, retry: () => setFailed(false) }
}

const fetchCatalogue = async (): Promise<FoodCatalogue> => (await import('./food-catalogue.ts')).openFoodCatalogue()
const fetchLookup = async (): Promise<WholeLookup> => (await import('./food-finder.ts')).openFoodLookup()

/** The catalogue, fetched with the first use of a food field; null until it is here. */
export function useFoodCatalogue(isWanted: boolean): { catalogue: FoodCatalogue | null; hasFailed: boolean } {
  const { opened, hasFailed } = useFetched(isWanted, fetchCatalogue)
  return { catalogue: opened, hasFailed }
}

/** Search by name: over the kitchen's catalogue first, over all foods as soon as they are here. */
export function useFoodLookup(isWanted: boolean): { lookup: FoodLookup | null; hasFailed: boolean } {
  const { catalogue, hasFailed } = useFoodCatalogue(isWanted)
  const { opened } = useFetched(isWanted && catalogue !== null, fetchLookup)
  return { lookup: opened ?? catalogue, hasFailed }
}

/** Search over all foods, once they are here. */
export function useWholeLookup(
  isWanted: boolean,
): { lookup: WholeLookup | null } & Pick<Fetched<WholeLookup>, 'hasFailed' | 'retry'> {
  const { opened, hasFailed, retry } = useFetched(isWanted, fetchLookup)
  return { lookup: opened, hasFailed, retry }
}
