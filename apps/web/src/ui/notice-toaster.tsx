import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import { keepsClear, tellRoom } from './floating-room.ts'
import { type Notice, type NoticeType, noticeDurations } from './notice.ts'
import { useIsWide } from './use-is-wide.ts'

const looks: Record<NoticeType, { icon: ReactNode; ink: string }> = {
  success: { icon: <CircleCheck size={20} aria-hidden />, ink: 'text-success-ink' },
  error: { icon: <CircleAlert size={20} aria-hidden />, ink: 'text-danger' },
  warning: { icon: <TriangleAlert size={20} aria-hidden />, ink: 'text-warning-ink' },
  info: { icon: <Info size={20} aria-hidden />, ink: 'text-info-ink' },
}

/** How far the keyboard on the screen reaches up, which no fixed place knows of. */
function followKeyboard(): void {
  const view = window.visualViewport
  if (!view) return
  const follow = () => {
    const hidden = Math.max(0, window.innerHeight - view.height - view.offsetTop)
    tellRoom('--keyboard-height', `${Math.round(hidden)}px`)
  }
  view.addEventListener('resize', follow)
  view.addEventListener('scroll', follow)
  follow()
}

/**
 * One notice at a time: the newest, and after it an older one whose time has not passed. On a phone it stands above the
 * bar, a sheet's actions and the keyboard, so that neither the title nor the way back is under it.
 */
function NoticePlace({ onPlaced }: { onPlaced: () => void }) {
  const { t } = useLingui()
  const isWide = useIsWide()
  useEffect(onPlaced, [onPlaced])
  return (
    <Toaster
      position={isWide ? 'top-center' : 'bottom-center'}
      style={isWide ? besidePanel : {}}
      containerAriaLabel={t`Notices`}
      visibleToasts={1}
      gap={8}
      offset={{ top: 'max(16px, env(safe-area-inset-top))', ...abovePhoneBar }}
      mobileOffset={{ left: 12, right: 12, ...abovePhoneBar }}
      toastOptions={{ unstyled: true }}
    />
  )
}

/** The middle of what a side panel leaves of the page. */
const besidePanel = { left: 'calc((100% - var(--panel-width, 0px)) / 2)' }

/** The bar, where there is one, is 64 px high and its Log button stands 16 px above it (`app.css`); a sheet, and what stands on the bar, say how high they are. */
const abovePhoneBar = {
  bottom:
    'calc(max(var(--notice-floor) + env(safe-area-inset-bottom), 8px + var(--sheet-actions-height, 0px), 8px + var(--bottom-bars-height, 0px)) + var(--keyboard-height, 0px))',
}

/**
 * Who dismisses a notice goes on from where they came. The list itself would give the focus back as well when it leaves by
 * itself, long after its person has gone on, and whenever they leave it, with Tab for ever, since it is the last thing of the
 * page. So it hears of no focus, and where that came from is forgotten as soon as it goes elsewhere.
 */
function returnFocusOfDismissed(host: HTMLElement): void {
  let cameFrom: HTMLElement | null = null
  const isInside = (other: EventTarget | null) => other instanceof Node && host.contains(other)
  const isLost = () => document.activeElement === null || document.activeElement === document.body
  // Before the root of React listens here, and instead of it.
  const hear = (type: 'focusin' | 'focusout', take: (event: FocusEvent) => void) =>
    host.addEventListener(
      type,
      (event) => {
        event.stopImmediatePropagation()
        if (!isInside(event.relatedTarget)) take(event)
      },
      true,
    )
  hear('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement) cameFrom = relatedTarget
  })
  hear('focusout', ({ target, relatedTarget }) => {
    // A window that is left keeps its focus; what is pressed beside all controls takes it away.
    queueMicrotask(() => {
      if (relatedTarget !== null || (isLost() && isInside(target))) cameFrom = null
    })
  })
  new MutationObserver(() => {
    if (cameFrom === null || !isLost()) return
    cameFrom.focus({ preventScroll: true })
    cameFrom = null
  }).observe(host, { childList: true, subtree: true })
}

/** Notices live beside the app in their own root: they outlast navigation and never re-render a screen. Settles once their list is in the page. */
function openToaster(): Promise<void> {
  const host = document.createElement('div')
  document.body.append(host)
  keepsClear(host)
  returnFocusOfDismissed(host)
  followKeyboard()
  return new Promise((resolve) =>
    createRoot(host).render(
      <I18nProvider i18n={i18n}>
        <NoticePlace onPlaced={resolve} />
      </I18nProvider>,
    ),
  )
}

/** A notice stands for this long before a newer one takes its place. Milliseconds. */
const READABLE_MS = 1000

let isOpen = false
let shownAt = Number.NEGATIVE_INFINITY

/** The list has to be there for so long before what it says is read out. Milliseconds. */
const LISTENED_TO_MS = 100

/** Settles once what stands could be read; at once when nothing stands, but never before the list of notices is listened to. */
export const untilRead = (): Promise<unknown> => {
  if (!isOpen) {
    isOpen = true
    return openToaster().then(() => new Promise((resolve) => setTimeout(resolve, LISTENED_TO_MS)))
  }
  const left = standing.size === 0 ? 0 : shownAt + READABLE_MS - Date.now()
  return left > 0 && left <= READABLE_MS ? new Promise((resolve) => setTimeout(resolve, left)) : Promise.resolve()
}

/** What stands or waits behind what stands. */
const standing = new Map<string | number, Notice>()

/**
 * Puts the notice on screen for its time, in the place of what was said on its subject before; except where something
 * can be done from it for a while: each Undo is for another thing.
 */
export function showToast(notice: Notice): void {
  const duration = notice.duration ?? noticeDurations[notice.type]
  const isItsOwn = notice.action !== undefined && Number.isFinite(duration)
  // A notice shown again would keep its place in the line; what is new belongs in front.
  if (notice.subject !== undefined) dismissToasts((before) => before.subject === notice.subject && !isUndo(before))
  const id = toast.custom((shown) => <NoticeBody notice={notice} onDismiss={() => toast.dismiss(shown)} />, {
    ...(isItsOwn || notice.subject !== undefined ? {} : { id: `${notice.title} ${notice.message ?? ''}` }),
    duration,
    onDismiss: ({ id: gone }) => forget(gone),
    onAutoClose: ({ id: gone }) => forget(gone),
  })
  standing.set(id, notice)
  shownAt = Date.now()
  document.documentElement.toggleAttribute(SHOWN, true)
}

/** While a notice is shown a phone's page can be scrolled further, so that nothing at its end stays under the notice. */
const SHOWN = 'data-notice'

function forget(id: string | number): void {
  standing.delete(id)
  document.documentElement.toggleAttribute(SHOWN, standing.size > 0)
}

/** Whether something that worked can be taken back from it. */
const isUndo = ({ type, action }: Notice): boolean => action !== undefined && (type === 'success' || type === 'info')

/** Takes the meant notices away. */
export function dismissToasts(areMeant: (notice: Notice) => boolean): void {
  for (const [id, notice] of [...standing]) if (areMeant(notice)) toast.dismiss(id)
}

/** The list of notices is a polite live region, so that it has no role of its own: each is read out once. */
function NoticeBody({ notice, onDismiss }: { notice: Notice; onDismiss: () => void }) {
  const { t } = useLingui()
  const { icon, ink } = looks[notice.type]
  return (
    <div className="flex w-full items-start gap-3 rounded-card border border-line bg-surface py-2 pr-2 pl-4 font-sans shadow-soft wide:w-104">
      <span className={`${ink} mt-3 shrink-0`}>{icon}</span>
      <div className="min-w-0 grow py-2.5">
        <p className="text-16 font-semibold text-ink">{notice.title}</p>
        {notice.message ? <p className="text-14 text-balance text-muted">{notice.message}</p> : null}
        {notice.action ? (
          <button
            type="button"
            className="-mb-2 -ml-3 touch rounded-control px-3 text-14 font-semibold text-ember-ink hover:bg-ember-tint"
            onClick={() => {
              notice.action?.act()
              onDismiss()
            }}
          >
            {notice.action.label}
          </button>
        ) : null}
      </div>
      <button
        type="button"
        aria-label={t`Dismiss`}
        onClick={onDismiss}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:bg-sunken"
      >
        <X size={18} aria-hidden />
      </button>
    </div>
  )
}
