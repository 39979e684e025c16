import { accountQuery, checkSession, refreshAccount } from './account.ts'
import { queryClient } from './query-client.ts'
import { onSignedOut } from './refusal.ts'
import { hearOtherTabs, loseSession } from './session-end.ts'
import { findSignedIn, watchSignedIn } from './signed-in-store.ts'

/** Notices from now on, in this tab, that a session has ended, however that came to be known. */
export function watchSession(): void {
  onSignedOut(loseSession)
  hearOtherTabs()
  watchSignedIn(() => {
    const here = queryClient.getQueryData(accountQuery.queryKey)
    const now = findSignedIn()?.user
    if (!here || here.id === now?.id) return
    // Another tab signed somebody else in: what the person before was typing is not theirs, so the page begins anew.
    if (now) location.reload()
    // Nobody is kept any more. That may be a sign-out, or storage that was cleared under a living session.
    else void refreshAccount().catch(() => undefined)
  })
  // Whatever happened while the page was out of sight or out of reach is heard before it is used again.
  addEventListener('online', checkSession)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') checkSession()
  })
}
