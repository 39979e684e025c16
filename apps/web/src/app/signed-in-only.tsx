import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet, useLocation } from 'react-router'
import { accountQuery } from '../api/account.ts'
import { takeSessionLoss } from '../api/session-loss.ts'
import { paths } from './paths.ts'
import { rememberPath } from './remembered-path.ts'

/** Takes guarded screens off the page the moment nobody is signed in any more. A lost session may come back to its place. */
export function SignedInOnly() {
  const { pathname, search } = useLocation()
  const { data: account } = useQuery(accountQuery)
  if (account) return <Outlet />
  if (takeSessionLoss()) rememberPath(`${pathname}${search}`)
  return <Navigate to={paths.login} replace />
}
