/** How high the bars at the lower edge of the page reach, in pixels: what floats over the page keeps above them. */
const BARS = '--bottom-bars-height'

const bars = new Set<HTMLElement>()

/**
 * How far a bar reaches up from the lower edge while it stands there; 0 once the page has scrolled a sticky one away with what
 * it belongs to.
 */
function heightOf(bar: HTMLElement): number {
  const below = Number.parseFloat(getComputedStyle(bar).bottom) || 0
  const isAtEdge = bar.getBoundingClientRect().bottom >= innerHeight - below - 1
  return isAtEdge ? bar.offsetHeight + below : 0
}

function tellHeight(): void {
  const { style } = document.documentElement
  const height = Math.max(0, ...[...bars].map(heightOf))
  if (height === 0) style.removeProperty(BARS)
  else style.setProperty(BARS, `${height}px`)
}

let isAsked = false
/** Once a frame at most: a page scrolls in many steps. */
function tellSoon(): void {
  if (isAsked) return
  isAsked = true
  requestAnimationFrame(() => {
    isAsked = false
    tellHeight()
  })
}

/**
 * The ref of an element that stands, sticky or fixed, at the lower edge of the page while that scrolls below: notices and
 * the word of being offline then stand above it, and cover none of its controls.
 */
export function bottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined
  bars.add(bar)
  const observer = new ResizeObserver(tellHeight)
  observer.observe(bar)
  addEventListener('scroll', tellSoon, { passive: true })
  addEventListener('resize', tellSoon)
  return () => {
    observer.disconnect()
    bars.delete(bar)
    if (bars.size === 0) {
      removeEventListener('scroll', tellSoon)
      removeEventListener('resize', tellSoon)
    }
    tellHeight()
  }
}
