import type { ProposedInputs } from '@pacemeal/protocol'
import { useId, useState } from 'react'
import { usePageSheets } from '../../../navigation/use-page-sheets.ts'

const PREVIEW = 'preview'

/**
 * A change that is looked at before it is made. Its sheet stands in the address, so that the back button closes it and
 * leaves what is below as it was; a sheet of the screen that it is opened from (`over`) gives way to it.
 */
export function usePreviewSheet(over?: string) {
  const sheets = usePageSheets(over === undefined ? [PREVIEW] : [PREVIEW, over])
  const [change, setChange] = useState<ProposedInputs | null>(null)
  // A screen may have several places to look at a change from, each with its own.
  const place = useId()
  return {
    /** What is looked at; null while nothing is. */
    change: sheets.shown?.name === PREVIEW && sheets.shown.about === place ? change : null,
    look: (wanted: ProposedInputs) => {
      setChange(wanted)
      sheets.open(PREVIEW, place)
    },
    close: sheets.close,
  }
}
