import { Drawer } from '@base-ui/react/drawer'
import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { tellRoom } from './floating-room.ts'
import { iconButtonClass } from './icon-button.tsx'
import { noteSheetOpening } from './sheet-focus.ts'
import { useIsWide } from './use-is-wide.ts'

export interface SheetProps {
  isOpen: boolean
  /** Asked for by the close button, Escape, a tap outside or a swipe. */
  onClose: () => void
  title: string
  description?: ReactNode
  /** Stays in sight above the scrolling content: what it is about. */
  lead?: ReactNode
  /** Stays in sight under the scrolling content: the actions, under the thumb. */
  footer?: ReactNode
  /** Nothing inside takes the focus: the text itself does, so that the keyboard can scroll it. */
  isTextOnly?: boolean
  children?: ReactNode
}

/** A sheet that takes no more of the page than this leaves room above itself. */
const LOW_SHEET = 0.6

/** How high the actions of the open sheet reach, or all of a low one: what floats over the page keeps above them. */
function tellHeight(footer: HTMLElement | null): (() => void) | undefined {
  if (footer === null) return undefined
  const observer = new ResizeObserver(() => {
    const sheet = footer.parentElement?.offsetHeight ?? 0
    const height = sheet <= LOW_SHEET * innerHeight ? sheet : footer.offsetHeight
    tellRoom('--sheet-actions-height', `${height}px`)
  })
  observer.observe(footer)
  if (footer.parentElement) observer.observe(footer.parentElement)
  return () => {
    observer.disconnect()
    tellRoom('--sheet-actions-height', null)
  }
}

/** How wide the open side panel is: what stands in the middle of the page keeps to the middle of what is left of it. */
function tellWidth(panel: HTMLElement | null): (() => void) | undefined {
  if (panel === null) return undefined
  const observer = new ResizeObserver(() => tellRoom('--panel-width', `${panel.offsetWidth}px`))
  observer.observe(panel)
  return () => {
    observer.disconnect()
    tellRoom('--panel-width', null)
  }
}

/**
 * A bottom sheet on phones, a side panel from 900 px. Focus moves in and stays in, Escape closes, and focus
 * returns to what opened it. 240 ms; a fade for those who asked for less motion. Where there is little height, all of it
 * scrolls: title and actions that stayed in sight would leave no room for what is between them.
 */
export function Sheet({ isOpen, onClose, title, description, lead, footer, isTextOnly = false, children }: SheetProps) {
  const { t } = useLingui()
  const isWide = useIsWide()
  const findReturn = useRef<() => HTMLElement | false>(() => false)
  // Before anything inside takes the focus.
  useLayoutEffect(() => {
    if (!isOpen) return
    const opening = noteSheetOpening()
    findReturn.current = opening.findReturn
    return opening.noteClosing
  }, [isOpen])
  return (
    <Drawer.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      swipeDirection={isWide ? 'right' : 'down'}
    >
      <Drawer.Portal>
        <Drawer.Backdrop className="sheet-veil z-40" />
        <Drawer.Viewport className="fixed inset-0 z-50 flex items-end justify-center wide:items-stretch wide:justify-end">
          <Drawer.Popup
            ref={isWide ? tellWidth : null}
            finalFocus={() => findReturn.current()}
            className="sheet flex max-h-[92dvh] w-full max-w-140 flex-col rounded-t-card bg-paper shadow-soft outline-none low:overflow-y-auto low:overscroll-contain wide:max-h-none wide:w-110 wide:rounded-none wide:rounded-l-card"
          >
            <div aria-hidden className="mx-auto mt-2 h-1 w-10 shrink-0 rounded-full bg-line wide:hidden" />
            <div className="flex shrink-0 items-start justify-between gap-2 pt-2 pr-2 pl-4 wide:pt-4 wide:pr-4 wide:pl-6">
              <div className="min-w-0 py-2">
                <Drawer.Title className="text-20 font-bold text-ink">{title}</Drawer.Title>
                {description ? (
                  <Drawer.Description className="mt-1 text-14 text-muted">{description}</Drawer.Description>
                ) : null}
              </div>
              <Drawer.Close aria-label={t`Close`} className={iconButtonClass()}>
                <X size={20} aria-hidden />
              </Drawer.Close>
            </div>
            {lead ? <div className="shrink-0 px-4 pb-2 wide:px-6">{lead}</div> : null}
            <div
              {...(isTextOnly ? { tabIndex: 0 } : {})}
              className="min-h-0 grow overflow-y-auto overscroll-contain px-4 pt-2 pb-4 low:shrink-0 low:overflow-visible wide:px-6"
            >
              <Drawer.Content>{children}</Drawer.Content>
            </div>
            {footer ? (
              <div
                ref={tellHeight}
                className="flex shrink-0 flex-col gap-2 border-t border-line px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] wide:px-6"
              >
                {footer}
              </div>
            ) : (
              <div className="h-[env(safe-area-inset-bottom)] shrink-0" />
            )}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
