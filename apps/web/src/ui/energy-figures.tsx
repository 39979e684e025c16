import { type ReactNode, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let isHidden = false

/** Number-light mode: figures of energy and of the nutrients that carry it are hidden everywhere, or shown again. */
export function hideEnergy(hides: boolean): void {
  if (hides === isHidden) return
  isHidden = hides
  for (const changed of listeners) changed()
}

/** For texts that are made outside of components; what shows them reads `useEnergyHidden`. */
export const isEnergyHidden = (): boolean => isHidden

const watch = (changed: () => void) => {
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
  }
}

/** Whether words stand in the place of figures of energy. */
export const useEnergyHidden = (): boolean => useSyncExternalStore(watch, isEnergyHidden)

/** Figures of energy, or what stands in their place in number-light mode. */
export function EnergyFigures({ children, instead = null }: { children: ReactNode; instead?: ReactNode }) {
  return useEnergyHidden() ? instead : children
}
