import type { ReactNode } from 'react'
import { bottomBar } from './bottom-bars.ts'

/**
 * The bar of a long form's actions: it stands on the bottom bar of phones, and covers the form from edge to edge while that
 * scrolls below. On a phone on its side there is no room for both, and the form ends with it. For a screen with the padding of
 * `Screen`; the keyboard's focus never hides behind it.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div
      ref={bottomBar}
      className="action-bar sticky bottom-[calc(64px+env(safe-area-inset-bottom))] z-10 -mx-4 flex flex-wrap gap-2 border-t border-line bg-paper px-4 py-3 wide:-mx-8 wide:bottom-0 wide:px-8 low:static"
    >
      {children}
    </div>
  )
}
