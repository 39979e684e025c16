import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import { type Notice, type NoticeType, noticeDurations } from './notice.ts'

const looks: Record<NoticeType, { icon: ReactNode; ink: string }> = {
  success: { icon: <CircleCheck size={20} aria-hidden />, ink: 'text-success-ink' },
  error: { icon: <CircleAlert size={20} aria-hidden />, ink: 'text-danger' },
  warning: { icon: <TriangleAlert size={20} aria-hidden />, ink: 'text-warning-ink' },
  info: { icon: <Info size={20} aria-hidden />, ink: 'text-info-ink' },
}

/** Notices live beside the app in their own root: they outlast navigation and never re-render a screen. */
function openToaster(): void {
  const host = document.createElement('div')
  document.body.append(host)
  createRoot(host).render(
    <Toaster
      position="top-center"
      containerAriaLabel="Notices"
      visibleToasts={3}
      gap={8}
      offset={{ top: 'max(16px, env(safe-area-inset-top))' }}
      mobileOffset={{ top: 'max(12px, env(safe-area-inset-top))', left: 12, right: 12 }}
      toastOptions={{ unstyled: true }}
    />,
  )
}

let isOpen = false

/**
 * Puts the notice on screen for its time. The same words again replace what still stands, except where something can be
 * done from it for a while: each Undo is for another thing.
 */
export function showToast(notice: Notice): void {
  if (!isOpen) {
    openToaster()
    isOpen = true
  }
  const duration = notice.duration ?? noticeDurations[notice.type]
  const isItsOwn = notice.action !== undefined && Number.isFinite(duration)
  toast.custom((id) => <NoticeBody notice={notice} onDismiss={() => toast.dismiss(id)} />, {
    ...(isItsOwn ? {} : { id: `${notice.title} ${notice.message ?? ''}` }),
    duration,
  })
}

export const dismissToasts = (): unknown => toast.dismiss()

function NoticeBody({ notice, onDismiss }: { notice: Notice; onDismiss: () => void }) {
  const { icon, ink } = looks[notice.type]
  return (
    <div
      role={notice.type === 'error' ? 'alert' : 'status'}
      className="flex w-full items-start gap-3 rounded-card border border-line bg-surface py-2 pr-2 pl-4 font-sans shadow-soft wide:w-104"
    >
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
        aria-label="Dismiss"
        onClick={onDismiss}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:bg-sunken"
      >
        <X size={18} aria-hidden />
      </button>
    </div>
  )
}
