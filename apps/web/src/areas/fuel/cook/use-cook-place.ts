import { type TouchEvent, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

const parameter = 'step'

/** A swipe is at least so long, in CSS pixels, and more sideways than not. */
const SWIPE = 60

/**
 * Which page of a dish is shown, kept in the address: 0 is getting ready, then each step, then what goes where. Arrow
 * keys and swipes turn the pages.
 */
export function useCookPlace(pages: number) {
  const [search, setSearch] = useSearchParams()
  const asked = Number.parseInt(search.get(parameter) ?? '0', 10)
  const place = Math.min(Math.max(Number.isNaN(asked) ? 0 : asked, 0), pages - 1)
  const show = (wanted: number) => {
    const next = new URLSearchParams(search)
    const bounded = Math.min(Math.max(wanted, 0), pages - 1)
    if (bounded === 0) next.delete(parameter)
    else next.set(parameter, String(bounded))
    setSearch(next, { replace: true })
  }
  const turn = useRef(show)
  turn.current = (by: number) => show(place + by)
  useEffect(() => {
    const press = ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      const isTyping = target instanceof HTMLElement && target.matches('input, textarea, select')
      if (isTyping || altKey || ctrlKey || metaKey) return
      if (key === 'ArrowRight') turn.current(1)
      if (key === 'ArrowLeft') turn.current(-1)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  const start = useRef<{ readonly x: number; readonly y: number }>(undefined)
  const swipe = {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0]
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const from = start.current
      const touch = changedTouches[0]
      start.current = undefined
      if (!from || !touch) return
      const [across, down] = [touch.clientX - from.x, touch.clientY - from.y]
      if (Math.abs(across) > SWIPE && Math.abs(across) > 2 * Math.abs(down)) turn.current(across < 0 ? 1 : -1)
    },
  }
  return { place, show, swipe }
}
