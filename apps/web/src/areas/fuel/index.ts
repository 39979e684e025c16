// What other areas and the app may use of this one.

export { CookSkeleton } from './cook/cook-skeleton.tsx'
export { CookTimersHost } from './cook/cook-timers-host.tsx'
export { HomeFirstView, PlanFirstView } from './first-views.tsx'
export { loadKeepOffline } from './load-keep-offline.ts'
