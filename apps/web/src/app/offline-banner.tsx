import { useSyncExternalStore } from 'react'

const watchConnection = (changed: () => void) => {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Whether the browser has a network at all. */
export const useIsOnline = (): boolean => useSyncExternalStore(watchConnection, () => navigator.onLine)

/** Says that there is no network, over the content so that nothing moves. */
export function OfflineBanner() {
  const isOnline = useIsOnline()
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-24 z-30 flex justify-center px-4 wide:bottom-6"
    >
      {isOnline ? null : (
        <p className="rounded-full bg-ink px-4 py-2 text-14 font-medium text-paper shadow-soft">
          You are offline. What you see may be out of date.
        </p>
      )}
    </div>
  )
}
