import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../navigation/paths.ts'
import { useRequiredAccount } from '../../navigation/use-account.ts'
import { tellRefusal } from '../../notices/tell-refusal.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ChoiceCard } from '../../ui/choice-card.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { connectWearable, type WearableProvider, wearableProviders } from '../training/index.ts'

/** Which device, and off to its maker's page. */
export function ConnectWearableSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const { id } = useRequiredAccount()
  const [provider, setProvider] = useState<WearableProvider>('oura')
  const connect = useMutation({
    mutationFn: () => connectWearable(id, provider),
    // Going back now would keep a page from leaving for the maker's.
    onSuccess: (isStaying) => {
      if (isStaying) onClose()
    },
    onError: (thrown) => tellRefusal('connect-wearable', thrown),
  })
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`Connect Wearable Device`}
      description={t`Supported devices include WHOOP, Fitbit, Oura, Garmin, Biostrap and more.`}
      footer={
        <>
          <Button size="large" full busy={connect.isPending} onClick={() => connect.mutate()}>
            <Trans>Connect</Trans>
          </Button>
          <Button variant="quiet" size="large" full onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">
          <Trans>Your device</Trans>
        </legend>
        {wearableProviders.map(({ value, label }) => (
          <ChoiceCard
            key={value}
            type="radio"
            name="provider"
            title={label}
            checked={provider === value}
            onChange={() => setProvider(value)}
          />
        ))}
      </fieldset>
      <Link to={paths.wearableFiles} className={buttonClass({ variant: 'quiet', full: true })}>
        <Trans>Import files or try a demo device</Trans>
      </Link>
    </Sheet>
  )
}
