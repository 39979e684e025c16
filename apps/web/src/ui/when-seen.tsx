import { type ReactNode, useEffect, useRef, useState } from 'react'

/**
 * Puts its children in place once somebody comes near them, so that nothing is fetched for what is never looked at; until
 * then `before`, a phrase of the text around it, or nothing.
 */
export function WhenSeen({ children, before }: { children: ReactNode; before?: ReactNode }) {
  const [isSeen, setSeen] = useState(false)
  const mark = useRef<HTMLElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    if (mark.current) observer.observe(mark.current)
    return () => observer.disconnect()
  }, [])
  if (isSeen) return children
  if (before !== undefined) return <span ref={mark}>{before}</span>
  return <span ref={mark} aria-hidden className="block h-px" />
}
