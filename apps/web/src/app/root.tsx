import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { OfflineBanner } from './offline-banner.tsx'

/** What stands around every screen: the offline banner, a sign that the next screen is on its way, scroll positions. */
export function Root() {
  const isLeaving = useNavigation().state !== 'idle'
  return (
    <>
      <OfflineBanner />
      {isLeaving ? (
        <div
          role="status"
          aria-label="Loading"
          className="animate-appear-late fixed inset-x-0 top-0 z-60 h-1 bg-ember"
        />
      ) : null}
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
