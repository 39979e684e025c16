import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'

/** Whether somebody has come near the element that holds the reference. */
export function useWasSeen<Element extends HTMLElement>(): readonly [RefObject<Element | null>, boolean] {
  const [wasSeen, setSeen] = useState(false)
  const mark = useRef<Element>(null)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    if (mark.current) observer.observe(mark.current)
    return () => observer.disconnect()
  }, [])
  return [mark, wasSeen]
}

/**
 * Puts its children in place once somebody comes near them, so that nothing is fetched for what is never looked at; until
 * then `before`, a phrase of the text around it, or nothing.
 */
export function WhenSeen({ children, before }: { children: ReactNode; before?: ReactNode }) {
  const [mark, wasSeen] = useWasSeen<HTMLSpanElement>()
  if (wasSeen) return children
  if (before !== undefined) return <span ref={mark}>{before}</span>
  return <span ref={mark} aria-hidden className="block h-px" />
}
