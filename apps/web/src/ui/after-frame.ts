import { startTransition, useEffect, useState } from 'react'

let isFrameDrawn = false

/**
 * False while the first picture since the page was opened is drawn, true ever after: a screen whose content takes long to
 * draw leaves it out of that picture, so that its frame and heading stand at once. The content follows in pieces, between
 * which the page answers to taps.
 */
export function useAfterFrame(): boolean {
  const [isAfter, setAfter] = useState(isFrameDrawn)
  useEffect(() => {
    isFrameDrawn = true
    startTransition(() => setAfter(true))
  }, [])
  return isAfter
}
