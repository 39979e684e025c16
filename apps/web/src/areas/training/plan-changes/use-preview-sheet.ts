import type { ProposedInputs } from '@pacemeal/protocol'
import { useId, useState } from 'react'
import { usePageSheets } from '../../../navigation/use-page-sheets.ts'

const PREVIEW = 'preview'

/** What is looked at, and what it is about as it was then: the plan that is shown below may be another by now. */
interface Looked {
  readonly change: ProposedInputs
  readonly about: string
}

/**
 * A change that is looked at before it is made. Its sheet stands in the address, so that the back button closes it and
 * leaves what is below as it was; a sheet that it is opened from gives way to it.
 */
export function usePreviewSheet() {
  const sheets = usePageSheets([PREVIEW])
  const [looked, setLooked] = useState<Looked | null>(null)
  // A screen may have several places to look at a change from, each with its own.
  const place = useId()
  const isShown = sheets.shown?.name === PREVIEW && sheets.shown.about === place
  return {
    /** What is looked at; null while nothing is. */
    change: isShown ? (looked?.change ?? null) : null,
    /** What it is about, for as long as its sheet takes to leave. */
    about: looked?.about ?? '',
    look: (change: ProposedInputs, about: string) => {
      setLooked({ change, about })
      sheets.open(PREVIEW, place)
    },
    close: sheets.close,
  }
}
