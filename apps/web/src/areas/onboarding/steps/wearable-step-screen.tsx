import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { ChoiceCard } from '../../../ui/choice-card.tsx'
import { connectWearable, wearableProviders } from '../../training/index.ts'
import { findSelectedWearable, selectWearable, skipWearable } from '../answers.ts'
import { Choices } from '../choices.tsx'
import { Question } from '../question.tsx'
import { useWalk } from '../use-walk.ts'
import { useIsConnected } from './use-connection.ts'

const [defaultProvider] = wearableProviders

export function WearableStepScreen() {
  const { t } = useLingui()
  const walk = useWalk('wearable')
  const { id } = useRequiredAccount()
  const isConnected = useIsConnected()
  const [provider, setProvider] = useState(
    () => wearableProviders.find(({ value }) => value === findSelectedWearable()) ?? defaultProvider,
  )

  const connect = useMutation({
    mutationFn: () => {
      selectWearable(provider.value)
      return connectWearable(id, provider.value)
    },
    onError: (thrown) => tellRefusal('connect-wearable', thrown),
  })
  const { label: device } = provider
  const skip = () => {
    skipWearable()
    walk.goOn()
  }

  if (isConnected) {
    return (
      <Question
        walk={walk}
        title={t`Your wearable is connected`}
        lead={t`What you really do now corrects what was planned.`}
        onContinue={walk.goOn}
      >
        {null}
      </Question>
    )
  }
  return (
    <Question
      walk={walk}
      title={t`Do you wear a tracker?`}
      lead={t`It corrects your fuel by what you really did. You can connect it later, too.`}
      continueLabel={connect.isSuccess ? t`Connect again` : t`Connect`}
      isBusy={connect.isPending}
      onContinue={() => connect.mutate()}
      second={
        <Button variant="quiet" size="large" onClick={skip}>
          <Trans>Skip</Trans>
        </Button>
      }
    >
      <Choices label={t`Your device`}>
        {wearableProviders.map((one) => (
          <ChoiceCard
            key={one.value}
            type="radio"
            name="provider"
            title={one.label}
            checked={provider.value === one.value}
            onChange={() => setProvider(one)}
          />
        ))}
      </Choices>
      {connect.isSuccess ? (
        <p role="status" className="mt-4 text-14 text-muted">
          <Trans>Allow the connection on the page of {device}. This page notices when you are done.</Trans>
        </p>
      ) : null}
    </Question>
  )
}
