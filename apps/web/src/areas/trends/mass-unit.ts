import { useState } from 'react'

/** Units that body mass is shown in. */
export type MassUnit = 'lb' | 'kg'

const KEY = 'mass-unit'

/** The unit of body mass on this device; pounds, as the profile says it, until another is chosen. */
export function useMassUnit(): readonly [MassUnit, (unit: MassUnit) => void] {
  const [unit, setUnit] = useState<MassUnit>(() => (localStorage.getItem(KEY) === 'kg' ? 'kg' : 'lb'))
  return [
    unit,
    (chosen) => {
      localStorage.setItem(KEY, chosen)
      setUnit(chosen)
    },
  ]
}
