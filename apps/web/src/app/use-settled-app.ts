import { useEffect, useState } from 'react'
import { JUST_COMPLETED } from './just-completed.ts'

/** How long the first screen has the network to itself, in milliseconds. */
const QUIET_MS = 10_000

const fetchApp = () => import('./settled-app.tsx').then(({ SettledApp }) => SettledApp)

/**
 * What is done beside any screen, once the first one has had its time; at once when something of it is urgent, and after
 * the onboarding, which is asked about. Without a network perhaps never.
 */
export function useSettledApp(isUrgent: boolean) {
  const [App, setApp] = useState<Awaited<ReturnType<typeof fetchApp>>>()
  useEffect(() => {
    const quiet = isUrgent || localStorage.getItem(JUST_COMPLETED) !== null ? 0 : QUIET_MS
    const fetchLater = () =>
      void fetchApp()
        .then((found) => setApp(() => found))
        .catch(() => undefined)
    const timer = setTimeout(fetchLater, quiet)
    return () => clearTimeout(timer)
  }, [isUrgent])
  return App
}
