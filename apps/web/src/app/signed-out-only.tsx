import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { accountQuery } from '../api/account.ts'
import { queryClient } from '../api/query-client.ts'
import { findSignedIn, watchSignedIn } from '../api/signed-in-store.ts'

/**
 * The login and the sign-up, until somebody signs in in another tab: then the guards lead on from here, too. Who has signed in
 * here is on the way already, and what another tab keeps of the same person must not begin the page anew: their place and the
 * text of a lost session are taken up by then.
 */
export function SignedOutOnly() {
  useEffect(
    () =>
      watchSignedIn(() => {
        const found = findSignedIn()
        if (found && found.user.id !== queryClient.getQueryData(accountQuery.queryKey)?.id) location.reload()
      }),
    [],
  )
  return <Outlet />
}
