import { useCallback, useEffect, useRef } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router'

/**
 * Goes on when what was asked on a screen is answered. Once the screen was left it does nothing: a late answer takes nobody away
 * from where they went meanwhile.
 */
export function useNavigateFromHere(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate()
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return useCallback(
    (to, options) => {
      if (isHere.current) void navigate(to, options)
    },
    [navigate],
  )
}
