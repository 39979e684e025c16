import { useEffect, useState } from 'react'
import type { DishName } from './dish-names.ts'

/** Dishes by name, once they have been fetched; `failed` when they could not be. */
export type DishNames = readonly DishName[] | 'pending' | 'failed'

/** The catalogue's dishes. */
export function useDishNames(): DishNames {
  const [names, setNames] = useState<DishNames>('pending')
  useEffect(() => {
    let isHere = true
    import('./dish-names.ts').then(
      ({ dishNames }) => isHere && setNames(dishNames),
      () => isHere && setNames('failed'),
    )
    return () => {
      isHere = false
    }
  }, [])
  return names
}
