/** How high the bars at the lower edge of the page reach, in pixels: what floats over the page keeps above them. */
const BARS = '--bottom-bars-height'

const bars = new Set<HTMLElement>()

function tellHeight(): void {
  const heights = [...bars].flatMap((bar) => {
    const { position, bottom } = getComputedStyle(bar)
    return position === 'static' ? [] : [bar.offsetHeight + (Number.parseFloat(bottom) || 0)]
  })
  const { style } = document.documentElement
  if (heights.length === 0) style.removeProperty(BARS)
  else style.setProperty(BARS, `${Math.max(...heights)}px`)
}

const noticed = typeof MutationObserver === 'undefined' ? undefined : new MutationObserver(tellHeight)

/**
 * The ref of an element that stands, sticky or fixed, at the lower edge of the page while that scrolls below: notices and
 * the word of being offline then stand above it, and cover none of its controls. One that makes room while a notice is
 * shown (`static` by `data-notice` of the page) does not count then.
 */
export function bottomBar(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined
  if (bars.size === 0) noticed?.observe(document.documentElement, { attributeFilter: ['data-notice'] })
  bars.add(bar)
  const observer = new ResizeObserver(tellHeight)
  observer.observe(bar)
  return () => {
    observer.disconnect()
    bars.delete(bar)
    if (bars.size === 0) noticed?.disconnect()
    tellHeight()
  }
}
