import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LoadingRegion, Skeleton } from '../ui/skeleton.tsx'
import { ErrorState } from '../ui/states.tsx'
import { useKnownProfile } from './known-profile.ts'

/** Shows what stands on the profile once it is known, and until then what is missing. */
export function ProfileGate({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const { isKnown, hasFailed, isRetrying, retry } = useKnownProfile()
  if (isKnown) return children
  if (hasFailed) {
    return (
      <ErrorState title={t`Your profile could not be loaded`} onRetry={retry} isRetrying={isRetrying}>
        <Trans>What you saved before is kept. Please try again.</Trans>
      </ErrorState>
    )
  }
  return (
    <LoadingRegion label={t`Loading your profile`}>
      <Skeleton className="h-120 w-full rounded-card" />
    </LoadingRegion>
  )
}
