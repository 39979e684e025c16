/** What can take the focus in a row. */
const CONTROLS = 'button:not(:disabled), a[href], input:not(:disabled)'

const controlsOf = (row: Element): readonly HTMLElement[] => [...row.querySelectorAll<HTMLElement>(CONTROLS)]

/** A row of a list with those beside it, the following one first. */
interface Level {
  readonly row: Element
  readonly beside: readonly (Element | null)[]
}

/** A row and the rows that it stands in, from the inside: what is the only thing of a row takes that along. */
const levelsOf = (row: Element): readonly Level[] => {
  const outer = row.parentElement?.closest('li')
  return [{ row, beside: [row.nextElementSibling, row.previousElementSibling] }, ...(outer ? levelsOf(outer) : [])]
}

/** Where the focus goes once a control is gone: into its row, to the same control of a row beside it, or into one around it. */
function findNext(levels: readonly Level[], fromEnd: number): HTMLElement | undefined {
  for (const [depth, { row, beside }] of levels.entries()) {
    for (const one of row.isConnected ? [row] : beside) {
      if (!one?.isConnected) continue
      const controls = controlsOf(one)
      const next = (depth === 0 ? controls.at(-fromEnd) : undefined) ?? controls[0]
      if (next) return next
    }
  }
  return undefined
}

/**
 * From now on the focus of a control that takes itself out of a row, or its own row out of a list, goes on to the row or list, so that who reads by ear or
 * moves by keyboard stays where they were; else it is lost to the document. Gives what ends it.
 */
export function keepRowFocus(): () => void {
  let watching: MutationObserver | undefined
  const watch = ({ target }: MouseEvent): void => {
    watching?.disconnect()
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null
    const row = control?.closest('li')
    const place = row?.closest<HTMLElement>('[role="dialog"], main')
    if (!control || !row || !place) return
    const levels = levelsOf(row)
    const controls = controlsOf(row)
    const fromEnd = controls.length - controls.indexOf(control)
    watching = new MutationObserver(() => {
      if (control.isConnected) return
      // A row that loses the control alone may be on its way out, too.
      if (!row.isConnected) watching?.disconnect()
      // Who has gone on by then is left alone, as is what leaves with its screen or sheet.
      if (document.activeElement !== document.body || !place.isConnected) return
      const next = findNext(levels, fromEnd) ?? place
      next.focus({ preventScroll: next === place })
    })
    watching.observe(place, { childList: true, subtree: true })
  }
  document.addEventListener('click', watch, true)
  return () => {
    document.removeEventListener('click', watch, true)
    watching?.disconnect()
  }
}
