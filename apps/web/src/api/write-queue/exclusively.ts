import type { ExclusiveWork } from './exclusive-work.ts'

/**
 * Runs `work` while no other tab of this browser runs work of that name: by Web Locks, or, on a page that has none because
 * it is not secure, by a lease in IndexedDB.
 */
export async function exclusively(name: string, work: ExclusiveWork): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(name, () => work(() => Promise.resolve(true)))
  else await (await import('./lease.ts')).withLease(name, work)
}
