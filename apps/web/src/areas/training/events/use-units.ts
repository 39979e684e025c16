import { useState } from 'react'
import type { Units } from './units.ts'

/** Where this browser keeps which units its person reads. */
const KEY = 'pacemeal.event-units'

/** Countries that measure roads in miles. */
const isImperial = (): boolean => /-(?:US|GB|LR|MM)$/i.test(navigator.language)

const kept = (): Units => {
  try {
    const stored = localStorage.getItem(KEY)
    if (stored === 'metric' || stored === 'imperial') return stored
  } catch {
    // A browser that keeps nothing follows its language.
  }
  return isImperial() ? 'imperial' : 'metric'
}

/** The units of distances and temperatures, as they were chosen last on this device. */
export function useUnits(): [Units, (units: Units) => void] {
  const [units, setUnits] = useState(kept)
  const choose = (chosen: Units) => {
    setUnits(chosen)
    try {
      localStorage.setItem(KEY, chosen)
    } catch {
      // They hold as long as the screen is open.
    }
  }
  return [units, choose]
}
