import { useEffect } from 'react'
import { checkSession } from '../api/account.ts'
import { useRealtime } from '../api/realtime.ts'
import { isLanguageUnsent } from '../languages/choice.ts'
import { SignedInOnly } from './signed-in-only.tsx'
import { useAccountUnits } from './use-account-units.ts'

const channels = ['account'] as const

/** Guarded screens that hear at once when the account changes elsewhere, or when the server ends their session. */
export function SignedInListening() {
  useRealtime(channels, checkSession)
  const drawn = useAccountUnits()
  useEffect(() => {
    if (isLanguageUnsent()) void import('./tell-language.ts').then(({ tellLanguageOnce }) => tellLanguageOnce())
  }, [])
  return <SignedInOnly key={drawn} />
}
