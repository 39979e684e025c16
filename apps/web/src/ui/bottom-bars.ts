/** How high the bars at the lower edge of the page reach, in pixels: what floats over the page keeps above them. */
const BARS = '--bottom-bars-height'

const bars = new Set<HTMLElement>()

function tellHeight(): void {
  const heights = [...bars].map((bar) => bar.offsetHeight + (Number.parseFloat(getComputedStyle(bar).bottom) || 0))
  const { style } = document.documentElement
  if (heights.length === 0) style.removeProperty(BARS)
  else style.setProperty(BARS, `${Math.max(...heights)}px`)
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
  return () => {
    observer.disconnect()
    bars.delete(bar)
    tellHeight()
  }
}
