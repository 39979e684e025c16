/** What can take the focus in a row. */
const CONTROLS = 'button:not(:disabled), a[href], input:not(:disabled)'

const controlsOf = (row: Element): readonly HTMLElement[] => [...row.querySelectorAll<HTMLElement>(CONTROLS)]

/** Where the focus goes once a row is gone: to the same control of a row beside it, else into the row around it. */
function findNext(
  beside: readonly (Element | null)[],
  around: Element | null,
  fromEnd: number,
): HTMLElement | undefined {
  for (const row of beside) {
    if (!row?.isConnected) continue
    const controls = controlsOf(row)
    const next = controls.at(-fromEnd) ?? controls[0]
    if (next) return next
  }
  return around?.isConnected ? controlsOf(around)[0] : undefined
}

/**
 * From now on the focus of a control that takes its own row out of a list goes on to the list, so that who reads by ear or
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
    const beside = [row.nextElementSibling, row.previousElementSibling]
    const around = row.parentElement?.closest('li') ?? null
    const controls = controlsOf(row)
    const fromEnd = controls.length - controls.indexOf(control)
    watching = new MutationObserver(() => {
      if (row.isConnected) return
      watching?.disconnect()
      // Who has gone on by then is left alone, as is what leaves with its screen or sheet.
      if (document.activeElement !== document.body || !place.isConnected) return
      const next = findNext(beside, around, fromEnd) ?? place
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
