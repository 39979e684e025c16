import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, Outlet, useLocation, useNavigation } from 'react-router'
import { accountQuery } from '../api/account.ts'
import { pathInApp } from '../api/configuration.ts'
import { findLostSession } from '../api/lost-session.ts'
import { paths } from '../navigation/paths.ts'
import { rememberPath } from '../navigation/remembered-path.ts'

/** Takes guarded screens off the page the moment nobody is signed in any more. */
export function SignedInOnly() {
  const { data: account } = useQuery(accountQuery)
  return account ? <Outlet /> : <ToLogin />
}

/**
 * Leads to the login. A lost session may come back to its place, or to the screen that was just being opened. Where a
 * guard was the first to hear of the loss, it has remembered that screen, and is on the way to the login itself.
 */
export function ToLogin() {
  const here = useLocation()
  const { location: wanted } = useNavigation()
  const [{ pathname, search }] = useState(wanted ? { ...wanted, pathname: pathInApp(wanted.pathname) } : here)
  if (findLostSession() !== null && pathname !== paths.login) rememberPath(`${pathname}${search}`)
  return <Navigate to={paths.login} replace />
}
