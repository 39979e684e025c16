import type { ProposedInputs } from '@pacemeal/protocol'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { previewParameter } from '../../../navigation/paths.ts'
import { useCloseSheet } from '../../../navigation/use-close-sheet.ts'

/** Where a change is looked at, as the address names it: a screen may have several such places. */
export type PreviewPlace =
  | 'schedule'
  | 'profile'
  | 'kitchen'
  | 'session'
  | 'one-day'
  | 'as-scheduled'
  | 'move'
  | 'dish'
  | 'swap'

/** The sheet that a change is looked at from. */
interface SheetBelow {
  readonly isOpen: boolean
  readonly close: () => void
}

/** A change that is looked at, and the ways on from there. */
export interface Preview {
  /** What is looked at; null while nothing is. */
  readonly change: ProposedInputs | null
  readonly look: (wanted: ProposedInputs) => void
  /** Back to what it was looked at from, as it was left. */
  readonly close: () => void
  /** Closes the preview and the sheet below it, which does not show again in between. */
  readonly closeAll: () => void
}

/**
 * A change that is looked at before it is made. Its preview stands in the address beside the sheet that it was opened
 * from, so that the back button closes the preview alone and leaves what is below as it was typed. `below` is that sheet,
 * which stays out of sight while there is a change. A change is forgotten with its preview: going forward, or loading the
 * page anew, does not show it again.
 */
export function usePreviewSheet(place: PreviewPlace, below?: SheetBelow): Preview {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const [looked, setLooked] = useState<ProposedInputs | null>(null)
  const [isClosingAll, setClosingAll] = useState(false)
  const close = useCloseSheet([], previewParameter)
  const isHere = search.get(previewParameter) === place
  const isLeftOver = isHere && looked === null
  const isBelowOpen = below?.isOpen ?? false
  const isShown = isHere || isClosingAll

  useEffect(() => (isShown ? () => setLooked(null) : undefined), [isShown])
  // biome-ignore lint/correctness/useExhaustiveDependencies: closed once, with the address that named it.
  useEffect(() => {
    if (isLeftOver) close()
  }, [isLeftOver])
  // biome-ignore lint/correctness/useExhaustiveDependencies: closed once, as soon as the address names the preview no more.
  useEffect(() => {
    if (isHere || !isClosingAll) return
    if (isBelowOpen) below?.close()
    else setClosingAll(false)
  }, [isHere, isClosingAll, isBelowOpen])

  return {
    change: isShown ? looked : null,
    look: (wanted) => {
      const next = new URLSearchParams(search)
      next.set(previewParameter, place)
      setLooked(wanted)
      setSearch(next, { state, preventScrollReset: true })
    },
    close,
    closeAll: () => {
      setClosingAll(true)
      close()
    },
  }
}
