import { useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react'
import { activateLanguage } from '../languages/start.ts'
import { takeOverPrerendered } from './take-over-prerendered.ts'

/**
 * Beside the first screen: what was prerendered leaves before that one is painted, and a language that was chosen there while
 * this was drawn is spoken. `onShown` is called once it is painted.
 */
export function FirstScreen({ root, onShown }: { root: Element; onShown: () => void }) {
  const scrolled = useRef(0)
  // Before the router's own effect, which begins each page at its top.
  useInsertionEffect(() => {
    scrolled.current = scrollY
  }, [])
  useLayoutEffect(() => {
    takeOverPrerendered(root)
    if (scrolled.current > 0) scrollTo(0, scrolled.current)
    void activateLanguage()
  }, [root])
  useEffect(onShown, [onShown])
  return null
}
