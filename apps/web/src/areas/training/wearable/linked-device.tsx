import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { RefreshCw, Watch } from 'lucide-react'
import { useNavigate } from 'react-router'
import { type Profile, profileQuery, saveProfile } from '../../../api/profile.ts'
import { queryClient } from '../../../api/query-client.ts'
import { disconnectWearable, syncWearable } from '../../../api/wearable.ts'
import { refreshWearables } from '../../../api/wearable-import.ts'
import { presentDay } from '../../../navigation/local-day.ts'
import { paths } from '../../../navigation/paths.ts'
import { usePageSheets } from '../../../navigation/use-page-sheets.ts'
import { tell } from '../../../notices/tell.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'

/** Ends the connection where it was made, and shows what the server then says; a device without one is just let go. */
async function disconnectDevice({ userId, terra_user_id }: Profile, device: string): Promise<void> {
  if (terra_user_id) await disconnectWearable(terra_user_id, device)
  else await saveProfile(userId, { terra_user_id: null, wearable_device: null })
  localStorage.removeItem('terra_connection')
  await refreshWearables()
}

const isDemo = (device: string): boolean => device === 'demo'

/** The linked device, with the ways to sync and to unlink it. */
export function LinkedDevice({
  profile,
  device,
  onUnlinking,
}: {
  profile: Profile
  device: string
  onUnlinking: () => void
}) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const sheets = usePageSheets(['disconnect'])
  const name = device.toUpperCase()
  const disconnect = useMutation({
    mutationFn: () => disconnectDevice(profile, device),
    onSuccess: async () => {
      onUnlinking()
      tell('device-disconnected')
      navigate(paths.profile, { replace: true })
      // It is done: that it cannot be read again right now must not be told as a failure.
      await queryClient.invalidateQueries({ queryKey: profileQuery(profile.userId).queryKey })
    },
    onError: (thrown) => tellRefusal('disconnect-wearable', thrown),
  })
  const terraUserId = profile.terra_user_id
  const sync = useMutation({
    mutationFn: () => syncWearable({ terraUserId: terraUserId ?? '', provider: device }, presentDay()),
    onSuccess: (fresh) => {
      refreshWearables()
      tell('wearable-synced', device, fresh)
    },
    onError: (thrown) => tellRefusal('sync-wearable', thrown),
  })
  return (
    <>
      <div className="flex items-center gap-4 rounded-card bg-surface p-4 shadow-soft">
        <Watch size={32} className="shrink-0 text-success" aria-hidden />
        <div>
          <p className="text-20 font-semibold text-ink">{name}</p>
          <p className="text-14 text-muted">
            {isDemo(device)
              ? t`A demo device: its days are made up from your schedule.`
              : t`Your recorded activities shape your fuel.`}
          </p>
        </div>
      </div>
      {terraUserId ? (
        <Button variant="secondary" size="large" full busy={sync.isPending} onClick={() => sync.mutate()}>
          <RefreshCw size={20} aria-hidden />
          <Trans>Sync Now</Trans>
        </Button>
      ) : null}
      <Button variant="danger-quiet" size="large" full onClick={() => sheets.open('disconnect')}>
        <Trans>Disconnect</Trans>
      </Button>
      <Sheet
        isOpen={sheets.shown !== null}
        onClose={sheets.close}
        title={t`Disconnect ${name}`}
        footer={
          <>
            <Button variant="danger" size="large" full busy={disconnect.isPending} onClick={() => disconnect.mutate()}>
              <Trans>Disconnect</Trans>
            </Button>
            <Button variant="quiet" size="large" full disabled={disconnect.isPending} onClick={sheets.close}>
              <Trans>Cancel</Trans>
            </Button>
          </>
        }
      >
        <p className="text-16 text-ink">
          {isDemo(device)
            ? t`The demo device goes, with everything that it recorded. You can connect it again at any time.`
            : t`New activities will no longer arrive. What was synced before stays. You can connect again at any time.`}
        </p>
      </Sheet>
    </>
  )
}
