import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient } from '../../../api/query-client.ts'
import { queryKey } from '../../../api/query-keys.ts'
import { readTwoStep } from '../../../api/second-factor.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { MissingPart } from '../../../ui/states.tsx'
import { ManageTwoStep } from './manage-two-step.tsx'
import { SetUpTwoStep } from './set-up-two-step.tsx'

/** A code beside the password: off with a way to set it up, or on with what can be done about it. */
export function TwoStepCard() {
  const { t } = useLingui()
  const { id } = useRequiredAccount()
  const key = queryKey('two-step', id)
  const state = useQuery({ queryKey: key, queryFn: readTwoStep, staleTime: 0 })
  const [isSettingUp, setSettingUp] = useState(false)
  const finish = async () => {
    await queryClient.invalidateQueries({ queryKey: key })
    await queryClient.invalidateQueries({ queryKey: queryKey('devices', id) })
    setSettingUp(false)
  }
  if (state.isError) {
    return (
      <MissingPart
        title={t`Two-step verification could not be loaded`}
        onRetry={() => void state.refetch()}
        isRetrying={state.isFetching}
      />
    )
  }
  return (
    <Card aria-labelledby="two-step-title" className="flex flex-col gap-3">
      <div>
        <h2 id="two-step-title" className="text-20 font-semibold text-ink">
          <Trans>Two-step verification</Trans>
        </h2>
        <p className="pt-1 text-14 text-muted">
          <Trans>
            Beside your password you enter a code from an authenticator app on your phone, so that a stolen password
            alone opens nothing.
          </Trans>
        </p>
      </div>
      {state.data === undefined ? <Skeleton className="h-11 w-full" /> : null}
      {state.data?.isOn === false && !isSettingUp ? (
        <>
          <p className="text-16 text-ink">
            <Trans>It is off.</Trans>
          </p>
          <Button full onClick={() => setSettingUp(true)}>
            <Trans>Set Up</Trans>
          </Button>
        </>
      ) : null}
      {isSettingUp ? <SetUpTwoStep onDone={finish} onCancel={() => setSettingUp(false)} /> : null}
      {state.data?.isOn === true && !isSettingUp ? <ManageTwoStep onTurnedOff={finish} /> : null}
    </Card>
  )
}
