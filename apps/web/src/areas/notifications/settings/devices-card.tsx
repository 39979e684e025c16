import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Smartphone, Trash2 } from 'lucide-react'
import { type PushDevice, removeDevice } from '../../../api/push-devices.ts'
import { instantDate } from '../../../languages/dates.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

export interface DevicesCardProps {
  devices: readonly PushDevice[]
  /** The address of this browser at its push service; null when it gets no messages. */
  ownEndpoint: string | null
  /** Adds this browser; left out where it cannot be. */
  onAdd?: (() => void) | undefined
  isAdding: boolean
}

/** The browsers and phones that show messages. */
export function DevicesCard({ devices, ownEndpoint, onAdd, isAdding }: DevicesCardProps) {
  const isHere = devices.some(({ endpoint }) => endpoint === ownEndpoint)
  return (
    <section aria-labelledby="push-devices" className="rounded-card bg-surface px-4 pt-4 pb-2 shadow-soft">
      <h2 id="push-devices" className="text-20 font-semibold text-ink">
        <Trans>Push Devices</Trans>
      </h2>
      {devices.length === 0 ? (
        <p className="pb-2 text-14 text-muted">
          <Trans>No device gets push messages yet. Switch Push on above to add this one.</Trans>
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {devices.map((device) => (
            <DeviceRow key={device.$id} device={device} isThis={device.endpoint === ownEndpoint} />
          ))}
        </ul>
      )}
      {devices.length > 0 && !isHere && onAdd ? (
        <Button variant="quiet" size="small" className="-ml-3 mb-1" busy={isAdding} onClick={onAdd}>
          <Trans>Add This Device</Trans>
        </Button>
      ) : null}
    </section>
  )
}

function DeviceRow({ device, isThis }: { device: PushDevice; isThis: boolean }) {
  const { t } = useLingui()
  const name = device.device || t`A browser`
  const since = instantDate(new Date(device.$createdAt))
  const remove = useMutation({
    mutationFn: () => removeDevice(device),
    onError: (thrown) => tellRefusal('save-settings', thrown),
  })
  return (
    <li className="flex min-h-14 items-center gap-3 py-1">
      <Smartphone size={20} className="shrink-0 text-muted" aria-hidden />
      <span className="min-w-0 grow">
        <span className="block truncate text-16 text-ink">{isThis ? t`${name} (this device)` : name}</span>
        <span className="block text-14 text-muted">
          <Trans>Since {since}</Trans>
        </span>
      </span>
      <IconButton label={t`Remove ${name}`} disabled={remove.isPending} onClick={() => remove.mutate()}>
        <Trash2 size={20} aria-hidden />
      </IconButton>
    </li>
  )
}
