import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Puts its children in place once somebody comes near them, so that nothing is fetched for what is never looked at. */
export function WhenSeen({ children }: { children: ReactNode }) {
  const [isSeen, setSeen] = useState(false)
  const mark = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    if (mark.current) observer.observe(mark.current)
    return () => observer.disconnect()
  }, [])
  return isSeen ? children : <div ref={mark} aria-hidden className="h-px" />
}
