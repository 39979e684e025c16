import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { paths } from '../../../navigation/paths.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { useTimers } from './use-timers.ts'

const CookTimers = lazy(async () => ({ default: (await import('./cook-timers.tsx')).CookTimers }))

/** Shows and rings the cooking timers on every screen; its code is fetched with the first of them. */
export function CookTimersHost() {
  const { id: userId } = useRequiredAccount()
  const hasTimers = useTimers(userId).length > 0
  const { pathname } = useLocation()
  if (!hasTimers) return null
  return (
    <Suspense fallback={null}>
      <CookTimers userId={userId} isCooking={pathname.startsWith(`${paths.cook}/`)} />
    </Suspense>
  )
}
