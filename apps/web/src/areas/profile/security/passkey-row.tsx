import { ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { type Passkey, removePasskey, renamePasskey } from '../../../api/passkeys.ts'
import { instantDate } from '../../../languages/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { refusalWords } from './refusal-words.ts'

const MAX_NAME_LENGTH = 64

interface Changes {
  passkey: Passkey
  onChanged: () => Promise<void>
  onClose: () => void
}

/** One passkey, with ways to name it and to remove it. */
export function PasskeyRow({ passkey, onChanged }: Omit<Changes, 'onClose'>) {
  const { t } = useLingui()
  const [open, setOpen] = useState<'name' | 'removal'>()
  const { name, addedAt, lastUsedAt, isSynced } = passkey
  const added = instantDate(new Date(addedAt))
  const used = lastUsedAt === '' ? undefined : instantDate(new Date(lastUsedAt))
  const close = () => setOpen(undefined)
  const changes = { passkey, onChanged, onClose: close }
  return (
    <li className="flex flex-col gap-3 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <KeyRound size={20} className="shrink-0 text-muted" aria-hidden />
        <div className="min-w-0 grow basis-40">
          <p className="text-16 wrap-anywhere text-ink">{name}</p>
          <p className="text-14 text-muted">
            {used === undefined ? t`Added ${ph({ day: added })}, not used yet` : t`Last used ${ph({ day: used })}`}
            {isSynced ? ` · ${t`On your other devices, too`}` : null}
          </p>
        </div>
        {open === undefined ? (
          <div className="flex gap-2">
            <Button
              variant="secondary"
              size="small"
              aria-label={t`Rename ${ph({ name })}`}
              onClick={() => setOpen('name')}
            >
              <Trans>Rename</Trans>
            </Button>
            <Button
              variant="danger-quiet"
              size="small"
              aria-label={t`Remove ${ph({ name })}`}
              onClick={() => setOpen('removal')}
            >
              <Trans>Remove</Trans>
            </Button>
          </div>
        ) : null}
      </div>
      {open === 'name' ? <Renaming {...changes} /> : null}
      {open === 'removal' ? <Removal {...changes} /> : null}
    </li>
  )
}

function Renaming({ passkey, onChanged, onClose }: Changes) {
  const { t } = useLingui()
  const [name, setName] = useState(passkey.name)
  const [isMissing, setMissing] = useState(false)
  const rename = useMutation({
    mutationFn: () => renamePasskey(passkey.id, name.trim()),
    onSuccess: async () => {
      await onChanged()
      onClose()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isEmpty = name.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) event.currentTarget.querySelector('input')?.focus()
    else rename.mutate()
  }
  const failure = rename.isError ? refusalWords(rename.error) : undefined
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TextField
        label={t`Name of the passkey`}
        autoFocus
        maxLength={MAX_NAME_LENGTH}
        error={isMissing ? t`Enter this first` : failure}
        value={name}
        onChange={(event) => {
          setName(event.target.value)
          setMissing(false)
        }}
      />
      <div className="flex gap-2">
        <Button type="submit" busy={rename.isPending}>
          <Trans>Save</Trans>
        </Button>
        <Button variant="quiet" disabled={rename.isPending} onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}

function Removal({ passkey, onChanged, onClose }: Changes) {
  const remove = useMutation({ mutationFn: () => removePasskey(passkey.id), onSettled: onChanged })
  return (
    <>
      <p className="text-16 text-ink">
        <Trans>
          It will no longer sign in to Pacemeal. Devices that are signed in stay so. Your device may still offer it:
          remove it there as well.
        </Trans>
      </p>
      {remove.isError ? (
        <p role="alert" className="text-14 text-danger">
          {refusalWords(remove.error)}
        </p>
      ) : null}
      <div className="flex gap-2">
        <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
          <Trans>Remove Passkey</Trans>
        </Button>
        <Button variant="quiet" disabled={remove.isPending} onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </>
  )
}
