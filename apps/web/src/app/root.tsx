import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { OfflineBanner } from './offline-banner.tsx'
import { OnItsWay } from './on-its-way.tsx'

/** What stands around every screen: the offline banner, a sign that the next screen is on its way, scroll positions. */
export function Root() {
  const isLeaving = useNavigation().state !== 'idle'
  useFocusOnArrival()
  return (
    <>
      <OfflineBanner />
      {isLeaving ? <OnItsWay /> : null}
      <Outlet />
      {/* Every page that is loaded by its address has the key 'default'; its place must not be another page's. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
    </>
  )
}

/**
 * A new screen takes the place of the link that led to it, and the focus with it: it would fall back to the top of the
 * page. The screen's main part takes it, so that keyboard and screen reader go on from there.
 */
function useFocusOnArrival(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const active = document.activeElement
    if (active !== null && active !== document.body) return
    const main = document.querySelector('main')
    main?.setAttribute('tabindex', '-1')
    main?.focus({ preventScroll: true })
  }, [pathname])
}
