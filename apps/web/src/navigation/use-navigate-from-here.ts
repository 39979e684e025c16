import { useCallback } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router'
import { pathInApp } from '../api/base-path.ts'

/**
 * Goes on when what was asked on a screen is answered. Once the screen was left it does nothing: a late answer takes nobody away
 * from where they went meanwhile. The address tells, for what asked may be gone while its screen is still there: the facts of an
 * event that is being deleted.
 */
export function useNavigateFromHere(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return useCallback(
    (to, options) => {
      if (pathInApp(globalThis.location.pathname) === pathname) void navigate(to, options)
    },
    [navigate, pathname],
  )
}
