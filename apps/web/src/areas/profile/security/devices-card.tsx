import { ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { queryClient } from '../../../api/query-client.ts'
import { queryKey } from '../../../api/query-keys.ts'
import { listDevices, type SignedInDevice, signDeviceOut, signOthersOut } from '../../../api/second-factor.ts'
import { instantTime, shortInstantDate } from '../../../languages/dates.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { MissingPart } from '../../../ui/states.tsx'
import { refusalWords } from './refusal-words.ts'

/** Every device that is signed in, with a way to sign it out from here. */
export function DevicesCard() {
  const { t } = useLingui()
  const { id } = useRequiredAccount()
  const key = queryKey('devices', id)
  const devices = useQuery({ queryKey: key, queryFn: listDevices, staleTime: 0 })
  const readAgain = () => queryClient.invalidateQueries({ queryKey: key })
  const endOthers = useMutation({ mutationFn: signOthersOut, onSettled: readAgain })
  if (devices.isError) {
    return (
      <MissingPart
        title={t`Your devices could not be loaded`}
        onRetry={() => void devices.refetch()}
        isRetrying={devices.isFetching}
      />
    )
  }
  const others = devices.data?.filter(({ isHere }) => !isHere) ?? []
  return (
    <Card aria-labelledby="devices-title" className="flex flex-col gap-3">
      <div>
        <h2 id="devices-title" className="text-20 font-semibold text-ink">
          <Trans>Signed-in devices</Trans>
        </h2>
        <p className="pt-1 text-14 text-muted">
          <Trans>Sign out what you do not know, then change your password.</Trans>
        </p>
      </div>
      {devices.data ? (
        <ul className="divide-y divide-line">
          {devices.data.map((device) => (
            <DeviceRow key={device.id} device={device} onEnded={readAgain} />
          ))}
        </ul>
      ) : (
        <Skeleton className="h-14 w-full" />
      )}
      {others.length > 1 ? (
        <Button
          variant="secondary"
          full
          busy={endOthers.isPending}
          onClick={() => devices.data && endOthers.mutate(devices.data)}
        >
          <Trans>Sign Out All Others</Trans>
        </Button>
      ) : null}
      {endOthers.isError ? (
        <p role="alert" className="text-14 text-danger">
          {refusalWords(endOthers.error)}
        </p>
      ) : null}
    </Card>
  )
}

function useDeviceName({ browser, system }: SignedInDevice): string {
  const { t } = useLingui()
  if (browser !== '' && system !== '') return t`${ph({ browser })} on ${ph({ system })}`
  return browser || system || t`Unknown device`
}

function DeviceRow({ device, onEnded }: { device: SignedInDevice; onEnded: () => Promise<void> }) {
  const { t } = useLingui()
  const name = useDeviceName(device)
  const Icon = device.isPhone ? Smartphone : Monitor
  const end = useMutation({ mutationFn: () => signDeviceOut(device.id), onSettled: onEnded })
  const seen = shortInstantDate(new Date(device.lastSeenAt))
  // With its time: devices of one kind are told apart by it. Of visits the day alone is kept.
  const start = new Date(device.signedInAt)
  const since = `${shortInstantDate(start)}, ${instantTime(start)}`
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <Icon size={20} className="shrink-0 text-muted" aria-hidden />
      <div className="min-w-0 grow basis-40">
        <p className="text-16 text-ink">{name}</p>
        <p className="text-14 wrap-anywhere text-muted">
          {device.isHere ? t`This device` : t`Signed in ${ph({ time: since })}, last seen ${ph({ day: seen })}`} ·{' '}
          {device.address}
        </p>
        {end.isError ? (
          <p role="alert" className="text-14 text-danger">
            {refusalWords(end.error)}
          </p>
        ) : null}
      </div>
      {device.isHere ? null : (
        <Button
          variant="secondary"
          size="small"
          busy={end.isPending}
          aria-label={t`Sign out ${ph({ name })}`}
          onClick={() => end.mutate()}
        >
          <Trans>Sign Out</Trans>
        </Button>
      )}
    </li>
  )
}
