import type { FoodRules } from '@pacemeal/catalog'
import { readDiets } from '@pacemeal/domain'
import { useEffect, useState } from 'react'
import { useKnownProfile } from '../../../navigation/known-profile.ts'

/** What the person's diets and restrictions leave out; null until the catalogue is here. */
export function useFoodRules(isWanted: boolean): FoodRules | null {
  const { profile, isKnown } = useKnownProfile()
  const { diet, restrictions } = profile
  const [rules, setRules] = useState<FoodRules | null>(null)
  useEffect(() => {
    if (!isWanted || !isKnown) return
    let isHere = true
    import('./open-rules.ts').then(
      ({ openRules }) => isHere && setRules(openRules(readDiets(diet), restrictions ?? [])),
      // Without a network the search itself says so.
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [isWanted, isKnown, diet, restrictions])
  return rules
}
