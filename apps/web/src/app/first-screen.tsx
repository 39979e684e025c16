import { useEffect, useLayoutEffect } from 'react'
import { takeOverPrerendered } from './take-over-prerendered.ts'

/** Beside the first screen: what was prerendered leaves before that one is painted. `onShown` is called once it is. */
export function FirstScreen({ root, onShown }: { root: Element; onShown: () => void }) {
  useLayoutEffect(() => takeOverPrerendered(root), [root])
  useEffect(onShown, [onShown])
  return null
}
