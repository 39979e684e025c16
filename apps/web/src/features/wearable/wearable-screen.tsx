import { useMutation } from '@tanstack/react-query'
import { Watch } from 'lucide-react'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { saveProfile } from '../../api/profile.ts'
import { disconnectWearable } from '../../api/wearable.ts'
import { BackLink } from '../../app/back-link.tsx'
import { paths } from '../../app/paths.ts'
import { tellRefusal } from '../../app/tell-refusal.ts'
import { useRequiredProfile } from '../../app/use-account.ts'
import { readWearableDevice } from '../../app/wearable-device.ts'
import { tell } from '../../notices/tell.ts'
import { Button } from '../../ui/button.tsx'
import { Screen } from '../../ui/screen.tsx'
import { Sheet } from '../../ui/sheet.tsx'

/** The linked watch and the way to unlink it; without one there is nothing to show. */
export function WearableScreen() {
  const profile = useRequiredProfile()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const device = readWearableDevice(profile.wearable_device)
  const disconnect = useMutation({
    mutationFn: async () => {
      if (profile.terra_user_id) await disconnectWearable(profile.terra_user_id, device ?? '')
      localStorage.removeItem('terra_connection')
      await saveProfile(profile.userId, { terra_user_id: null, wearable_device: null })
    },
    onSuccess: () => {
      tell('device-disconnected')
      navigate(paths.profile, { replace: true })
    },
    onError: (thrown) => tellRefusal('disconnect-wearable', thrown),
  })

  if (!device && !disconnect.isPending) return <Navigate to={paths.profile} replace />
  const name = (device ?? '').toUpperCase()
  return (
    <Screen title="Wearable" back={<BackLink to={paths.profile} label="Back to profile" />}>
      <div className="flex items-center gap-4 rounded-card bg-surface p-4 shadow-soft">
        <Watch size={32} className="shrink-0 text-success" aria-hidden />
        <div>
          <p className="text-20 font-semibold text-ink">{name}</p>
          <p className="text-14 text-muted">Your recorded activities shape your fuel.</p>
        </div>
      </div>
      <Button variant="danger-quiet" size="large" full onClick={() => setAsking(true)}>
        Disconnect
      </Button>
      <Sheet
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={`Disconnect ${name}`}
        footer={
          <>
            <Button variant="danger" size="large" full busy={disconnect.isPending} onClick={() => disconnect.mutate()}>
              Disconnect
            </Button>
            <Button variant="quiet" size="large" full disabled={disconnect.isPending} onClick={() => setAsking(false)}>
              Cancel
            </Button>
          </>
        }
      >
        <p className="text-16 text-ink">
          New activities will no longer arrive. What was synced before stays. You can connect again at any time.
        </p>
      </Sheet>
    </Screen>
  )
}
