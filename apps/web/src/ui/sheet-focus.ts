const CONTROLS = 'a[href], button, input, select, textarea'

/**
 * What sheets were opened from, what names its section of the page, and the controls of the page that come after it and, nearest
 * first, before it: those of the section, and the others.
 */
interface Origin {
  readonly opener: HTMLElement
  readonly sectionName: string | null
  readonly near: readonly HTMLElement[]
  readonly others: readonly HTMLElement[]
}

/** Of the sheets that are open, or of the last ones: one that another leads to returns to where both began. */
let origin: Origin | null = null
let openSheets = 0
let holding: MutationObserver | undefined

const isInSheet = (element: Element): boolean => element.closest('[role="dialog"]') !== null

const canTakeFocus = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && element.getClientRects().length > 0

function originAt(opener: HTMLElement): Origin {
  const page = opener.closest('main')
  const controls = [...(page?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].filter(
    (control) => control !== opener && !opener.contains(control),
  )
  const isAfter = (control: HTMLElement) =>
    (opener.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const [after, before] = [controls.filter(isAfter), controls.filter((control) => !isAfter(control))]
  const all = [...after, ...before.toReversed()]
  const section = opener.closest('section')
  return {
    opener,
    sectionName: section?.getAttribute('aria-labelledby') ?? null,
    near: all.filter((control) => section?.contains(control)),
    others: all.filter((control) => !section?.contains(control)),
  }
}

/** Controls of a section as it stands now: with a new plan a page draws all of its sections anew. */
const controlsOf = (sectionName: string | null): readonly HTMLElement[] =>
  sectionName === null
    ? []
    : [...document.querySelectorAll<HTMLElement>('section')]
        .filter((section) => section.getAttribute('aria-labelledby') === sectionName)
        .flatMap((section) => [...section.querySelectorAll<HTMLElement>(CONTROLS)])

const findPlace = ({ opener, sectionName, near, others }: Origin): HTMLElement | undefined =>
  [opener, ...near, ...controlsOf(sectionName), ...others].find(canTakeFocus)

/** What somebody does themselves: from then on the focus is theirs. */
const ownDoings = ['pointerdown', 'keydown'] as const

function letGo(): void {
  holding?.disconnect()
  holding = undefined
  for (const doing of ownDoings) removeEventListener(doing, letGo, true)
}

/**
 * Where the focus went may go, be hidden or be drawn anew only now (its session is removed, its note is out of date), and what is
 * hidden may come back: until its person does something, the focus stays on the nearest place that can take it. It is in the
 * sheet that leaves until that hands it over.
 */
function holdFocus(from: Origin, place: HTMLElement | undefined): void {
  letGo()
  let held: Element | undefined = place
  holding = new MutationObserver(() => {
    const { activeElement } = document
    const isOurs = activeElement === null || activeElement === document.body || activeElement === held
    // Who has gone on by then is left alone.
    if (openSheets > 0 || !(isOurs || isInSheet(activeElement))) return letGo()
    const next = isOurs ? findPlace(from) : undefined
    if (next === undefined || next === activeElement) return
    held = next
    next.focus({ preventScroll: true })
  })
  holding.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden', 'inert', 'style'],
  })
  for (const doing of ownDoings) addEventListener(doing, letGo, true)
}

/** Where the focus belongs while a sheet is open: where it is in there, else in the first control that can take it. */
function findInOpenSheet(): HTMLElement | false {
  const sheet = [...document.querySelectorAll<HTMLElement>('[role="dialog"][data-open]')].at(-1)
  if (sheet === undefined || sheet.contains(document.activeElement)) return false
  return [...sheet.querySelectorAll<HTMLElement>(CONTROLS)].find(canTakeFocus) ?? sheet
}

/**
 * Notes from where a sheet opens, before the focus moves into it. Gives where the focus goes when the sheet has left, with
 * false for where it is, and what counts the sheet as closed.
 */
export function noteSheetOpening(): {
  readonly findReturn: () => HTMLElement | false
  readonly noteClosing: () => void
} {
  const { activeElement } = document
  const focused = activeElement instanceof HTMLElement ? activeElement : document.body
  // A control that was pressed may have lost the focus to the document since; that is no place to return to.
  if (focused !== document.body && !isInSheet(focused)) origin = originAt(focused)
  const from = origin
  openSheets += 1
  return {
    findReturn: () => {
      // If this one stood above another sheet that is open, what it was opened from gets the focus back.
      if (openSheets > 0) return isInSheet(focused) && canTakeFocus(focused) ? focused : findInOpenSheet()
      const place = from === null ? undefined : findPlace(from)
      if (from !== null) holdFocus(from, place)
      return place ?? document.querySelector('main') ?? false
    },
    noteClosing: () => {
      openSheets -= 1
    },
  }
}
