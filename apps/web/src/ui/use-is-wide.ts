import { useSyncExternalStore } from 'react'

const WIDE = '(width >= 56.25rem)'

const watchWidth = (changed: () => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the desktop layout is shown (900 px and more). Only for what CSS cannot decide. */
export const useIsWide = (): boolean => useSyncExternalStore(watchWidth, () => matchMedia(WIDE).matches)
