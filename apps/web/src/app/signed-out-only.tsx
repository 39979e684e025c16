import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { findSignedIn, watchSignedIn } from '../api/signed-in-store.ts'

/** The login and the sign-up, until somebody signs in in another tab: then the guards lead on from here, too. */
export function SignedOutOnly() {
  useEffect(
    () =>
      watchSignedIn(() => {
        if (findSignedIn()) location.reload()
      }),
    [],
  )
  return <Outlet />
}
