import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { proveByCode, replaceRecoveryCodes, turnTwoStepOff } from '../../../api/second-factor.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeForm } from './code-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { refusalWords } from './refusal-words.ts'

/** What is done once a code has proven who asks. */
type Wish = 'new-codes' | 'turn-off'

/** Two-step verification is on: new recovery codes, or the way back. Both want a code, since a device may lie open. */
export function ManageTwoStep({ onTurnedOff }: { onTurnedOff: () => Promise<void> }) {
  const { t } = useLingui()
  const [wish, setWish] = useState<Wish>()
  const act = useMutation({
    mutationFn: async (code: string): Promise<readonly string[]> => {
      await proveByCode(/^\d{6}$/.test(code.replace(/\s/g, '')) ? 'app' : 'recovery-code', code)
      if (wish === 'new-codes') return replaceRecoveryCodes()
      await turnTwoStepOff()
      await onTurnedOff()
      return []
    },
  })
  const stop = () => {
    setWish(undefined)
    act.reset()
  }
  if (act.data !== undefined && act.data.length > 0) {
    return (
      <>
        <RecoveryCodes codes={act.data} />
        <Button full onClick={stop}>
          <Trans>Done</Trans>
        </Button>
      </>
    )
  }
  if (wish !== undefined) {
    return (
      <CodeForm
        label={t`Code`}
        hint={t`From your authenticator app, or a recovery code`}
        error={act.isError ? refusalWords(act.error) : undefined}
        isBusy={act.isPending}
        onSubmit={(code) => act.mutate(code)}
        onCancel={stop}
      >
        {wish === 'new-codes' ? t`Make New Codes` : t`Turn Off`}
      </CodeForm>
    )
  }
  return (
    <>
      <p className="text-16 text-ink">
        <Trans>It is on.</Trans>
      </p>
      <Button variant="secondary" full onClick={() => setWish('new-codes')}>
        <Trans>New Recovery Codes</Trans>
      </Button>
      <Button variant="danger-quiet" full onClick={() => setWish('turn-off')}>
        <Trans>Turn Off</Trans>
      </Button>
    </>
  )
}
