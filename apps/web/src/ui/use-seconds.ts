import { useEffect, useState } from 'react'

/** The present in epoch milliseconds, once a second while `isRunning`. */
export function useSeconds(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isRunning) return
    const look = () => setNow(Date.now())
    look()
    const ticking = setInterval(look, 250)
    return () => clearInterval(ticking)
  }, [isRunning])
  return now
}
