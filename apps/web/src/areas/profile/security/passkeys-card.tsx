import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hasPasskeys } from '../../../api/passkey-support.ts'
import { listPasskeys } from '../../../api/passkeys.ts'
import { queryClient } from '../../../api/query-client.ts'
import { queryKey } from '../../../api/query-keys.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { MissingPart } from '../../../ui/states.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { PasskeyRow } from './passkey-row.tsx'

/** The passkeys of the account: a list with a way to add, name and remove one. */
export function PasskeysCard() {
  const { t } = useLingui()
  const { id } = useRequiredAccount()
  const key = queryKey('passkeys', id)
  const passkeys = useQuery({ queryKey: key, queryFn: listPasskeys, staleTime: 0 })
  const [isAdding, setAdding] = useState(false)
  const readAgain = () => queryClient.invalidateQueries({ queryKey: key })
  if (passkeys.isError) {
    return (
      <MissingPart
        title={t`Your passkeys could not be loaded`}
        onRetry={() => void passkeys.refetch()}
        isRetrying={passkeys.isFetching}
      />
    )
  }
  return (
    <Card aria-labelledby="passkeys-title" className="flex flex-col gap-3">
      <div>
        <h2 id="passkeys-title" className="text-20 font-semibold text-ink">
          <Trans>Passkeys</Trans>
        </h2>
        <p className="pt-1 text-14 text-muted">
          <Trans>
            Sign in the way you unlock your device: by fingerprint, face or PIN. There is nothing to type, and nothing
            that a false page could steal.
          </Trans>
        </p>
      </div>
      {passkeys.data === undefined ? <Skeleton className="h-14 w-full" /> : null}
      {passkeys.data?.length === 0 && !isAdding ? (
        <p className="text-16 text-ink">
          <Trans>There are none yet.</Trans>
        </p>
      ) : null}
      {passkeys.data !== undefined && passkeys.data.length > 0 ? (
        <ul className="divide-y divide-line">
          {passkeys.data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onChanged={readAgain} />
          ))}
        </ul>
      ) : null}
      {passkeys.data === undefined ? null : <Adding isOpen={isAdding} onChange={setAdding} onAdded={readAgain} />}
    </Card>
  )
}

interface AddingProps {
  isOpen: boolean
  onChange: (isOpen: boolean) => void
  onAdded: () => Promise<void>
}

function Adding({ isOpen, onChange, onAdded }: AddingProps) {
  if (!hasPasskeys()) {
    return (
      <p className="text-14 text-muted">
        <Trans>This browser has no passkeys for this address, so none can be added here.</Trans>
      </p>
    )
  }
  if (isOpen) {
    const finish = async () => {
      await onAdded()
      onChange(false)
    }
    return <AddPasskey onDone={finish} onCancel={() => onChange(false)} />
  }
  return (
    <Button variant="secondary" full onClick={() => onChange(true)}>
      <Trans>Add a Passkey</Trans>
    </Button>
  )
}
