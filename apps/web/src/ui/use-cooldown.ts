import { MINUTE_MS } from '@pacemeal/domain'
import { useEffect, useState } from 'react'

/** How long a mail cannot be asked for again, in milliseconds (product specification: 60 s). */
const COOLDOWN_MS = MINUTE_MS

const keyOf = (what: string) => `cooldown_${what}`

/** Notes that a mail has just been sent; kept, so that a reload does not shorten the wait. */
export const startCooldown = (what: string): void => localStorage.setItem(keyOf(what), String(Date.now()))

const secondsLeft = (what: string): number => {
  const since = Date.now() - Number(localStorage.getItem(keyOf(what)))
  // A clock that was set back must not lock anyone out for longer than the cooldown.
  return since >= 0 && since < COOLDOWN_MS ? Math.ceil((COOLDOWN_MS - since) / 1000) : 0
}

/** Whole seconds until a mail can be asked for again, counting down; 0 when it can. */
export function useCooldown(what: string): { seconds: number; start: () => void } {
  const [seconds, setSeconds] = useState(() => secondsLeft(what))
  useEffect(() => {
    setSeconds(secondsLeft(what))
    const tick = setInterval(() => setSeconds(secondsLeft(what)), 1000)
    return () => clearInterval(tick)
  }, [what])
  const start = () => {
    startCooldown(what)
    setSeconds(secondsLeft(what))
  }
  return { seconds, start }
}
