import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import type { Need } from '../../ui/prerendered.ts'

export interface PasskeyButtonProps {
  isRemembered: boolean
  onDone: () => void
}

/** Signs in with a passkey of the device. What it takes is fetched when it is tapped. */
export function PasskeyButton({ isRemembered, onDone }: PasskeyButtonProps) {
  const signIn = useMutation({
    mutationFn: async () => {
      const { trySignIn } = await import('./sign-in-with-passkey.ts')
      return trySignIn(isRemembered)
    },
    onSuccess: (problem) => {
      if (problem === undefined) onDone()
    },
  })
  return (
    <>
      <Button
        data-needs={'passkeys' satisfies Need}
        variant="secondary"
        size="large"
        full
        busy={signIn.isPending}
        icon={<KeyRound size={20} aria-hidden />}
        onClick={() => signIn.mutate()}
      >
        <Trans>Sign in with a Passkey</Trans>
      </Button>
      {signIn.data === undefined && !signIn.isError ? null : (
        <p role="alert" className="text-14 text-danger">
          {signIn.data ?? <Trans>The server did not answer. Check your connection and try again.</Trans>}
        </p>
      )}
    </>
  )
}
