import { useEffect, useRef } from 'react'

/**
 * Runs what ends a sheet once for each time that the sheet opens. It takes a moment to close, and a second tap in that
 * moment must not do everything again.
 */
export function useOnceOpen(isOpen: boolean): (end: () => void) => void {
  const hasEnded = useRef(false)
  useEffect(() => {
    if (isOpen) hasEnded.current = false
  }, [isOpen])
  return (end) => {
    if (hasEnded.current) return
    hasEnded.current = true
    end()
  }
}
