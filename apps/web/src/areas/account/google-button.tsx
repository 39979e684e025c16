import { type ReactNode, useState } from 'react'
import { continueWithProvider } from '../../api/sign-in-providers.ts'
import { tellRefusal } from '../../notices/tell-refusal.ts'
import { Button } from '../../ui/button.tsx'

/** Google's own mark in Google's own colours: their branding rules allow no others. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" className="size-5" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92a8.78 8.78 0 0 0 2.68-6.62Z"
      />
      <path
        fill="#34A853"
        d="M9 18a8.6 8.6 0 0 0 5.96-2.18l-2.92-2.26a5.43 5.43 0 0 1-8.08-2.85H.96v2.33A9 9 0 0 0 9 18Z"
      />
      <path fill="#FBBC05" d="M3.96 10.71a5.41 5.41 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08l3-2.33Z" />
      <path
        fill="#EA4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A8.65 8.65 0 0 0 9 0 9 9 0 0 0 .96 4.96l3 2.33A5.36 5.36 0 0 1 9 3.58Z"
      />
    </svg>
  )
}

export interface GoogleButtonProps {
  children: ReactNode
  isRemembered: boolean
  /** Asked first; nothing is started when it says no. */
  mayStart?: () => boolean
}

/** Leaves for Google. When that cannot even be begun, it says so and everything typed stays. */
export function GoogleButton({ children, isRemembered, mayStart = () => true }: GoogleButtonProps) {
  const [isLeaving, setLeaving] = useState(false)
  const start = async () => {
    if (!mayStart()) return
    setLeaving(true)
    try {
      await continueWithProvider('google', isRemembered)
    } catch (thrown) {
      setLeaving(false)
      tellRefusal('google-login', thrown)
    }
  }
  return (
    <Button variant="secondary" size="large" full busy={isLeaving} icon={<GoogleMark />} onClick={start}>
      {children}
    </Button>
  )
}
