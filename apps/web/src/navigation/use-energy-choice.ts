import { useLayoutEffect } from 'react'
import { findSignedIn } from '../api/signed-in-store.ts'
import { hideEnergy } from '../ui/energy-figures.tsx'
import { useKnownProfile } from './known-profile.ts'

/**
 * Shows or hides figures of energy as the profile says; until it is read, as it said last on this device. One that never
 * said anything here shows none while it is being read.
 */
export function useEnergyChoice(): void {
  const { profile, isKnown, hasFailed } = useKnownProfile()
  const hides = isKnown ? profile.hidesEnergy === true : (findSignedIn()?.user.hidesEnergy ?? !hasFailed)
  useLayoutEffect(() => hideEnergy(hides), [hides])
}
