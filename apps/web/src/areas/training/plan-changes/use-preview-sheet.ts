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

/** A change that is looked at, and the ways on from there. */
export interface Preview {
  /** What is looked at; null while nothing is. */
  readonly change: ProposedInputs | null
  readonly look: (wanted: ProposedInputs) => void
  /** Back to what it was looked at from, as it was left. */
  readonly close: () => void
  /** Closes the preview and then the sheet below it. */
  readonly closeAll: () => void
}

/**
 * A change that is looked at before it is made. Its preview stands in the address beside the sheet that it was opened
 * from, so that the back button closes the preview alone and leaves what is below as it was typed. `closeBelow` closes
 * that sheet. A change is forgotten with its preview: going forward, or loading the page anew, does not show it again.
 */
export function usePreviewSheet(place: PreviewPlace, closeBelow?: () => void): Preview {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const [looked, setLooked] = useState<ProposedInputs | null>(null)
  const [isClosingBelow, setClosingBelow] = useState(false)
  const close = useCloseSheet([], previewParameter)
  const isHere = search.get(previewParameter) === place
  const isLeftOver = isHere && looked === null

  useEffect(() => (isHere ? () => setLooked(null) : undefined), [isHere])
  // biome-ignore lint/correctness/useExhaustiveDependencies: closed once, with the address that named it.
  useEffect(() => {
    if (isLeftOver) close()
  }, [isLeftOver])
  // biome-ignore lint/correctness/useExhaustiveDependencies: closed once, as soon as the preview has gone.
  useEffect(() => {
    if (isHere || !isClosingBelow) return
    setClosingBelow(false)
    closeBelow?.()
  }, [isHere, isClosingBelow])

  return {
    change: isHere ? looked : null,
    look: (wanted) => {
      const next = new URLSearchParams(search)
      next.set(previewParameter, place)
      setLooked(wanted)
      setSearch(next, { state, preventScrollReset: true })
    },
    close,
    closeAll: () => {
      setClosingBelow(true)
      close()
    },
  }
}
