import { type MouseEvent, useRef } from 'react'

/** How long a press is a long one, in milliseconds: what phones take for it. */
const LONG_PRESS_MS = 500

/** Handlers of a button that does one thing on a tap, a click or a key, and another when it is held. */
export function useLongPress(onTap: () => void, onHold: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasHeld = useRef(false)
  const release = () => clearTimeout(timer.current)
  return {
    onPointerDown: () => {
      wasHeld.current = false
      timer.current = setTimeout(() => {
        wasHeld.current = true
        onHold()
      }, LONG_PRESS_MS)
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    // Phones open their own menu on a long press.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => {
      // A key's click has no count, and is never a hold.
      if (!wasHeld.current || event.detail === 0) onTap()
      wasHeld.current = false
    },
  }
}
