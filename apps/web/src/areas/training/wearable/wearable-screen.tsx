import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { BackLink } from '../../../navigation/back-link.tsx'
import { useKnownProfile } from '../../../navigation/known-profile.ts'
import { paths } from '../../../navigation/paths.ts'
import { ProfileGate } from '../../../navigation/profile-gate.tsx'
import { useRequiredProfile } from '../../../navigation/use-account.ts'
import { Screen } from '../../../ui/screen.tsx'
import { DemoDevice } from './demo-device.tsx'
import { HealthCharts } from './health-charts.tsx'
import { ImportFiles } from './import-files.tsx'
import { LinkedDevice } from './linked-device.tsx'
import { readWearableDevice } from './wearable-device.ts'

/**
 * The linked device, what devices say of the last weeks, and the import of files. Without a device it leads back to the
 * profile, unless it was opened for files or the demo device (`?stay`).
 */
export function WearableScreen() {
  const { t } = useLingui()
  const { isKnown } = useKnownProfile()
  if (isKnown) return <Device />
  return (
    <Screen title={t`Wearable`} back={<BackLink to={paths.profile} label={t`Back to profile`} />}>
      <ProfileGate>{null}</ProfileGate>
    </Screen>
  )
}

function Device() {
  const { t } = useLingui()
  const profile = useRequiredProfile()
  const [search] = useSearchParams()
  const [isLeaving, setLeaving] = useState(false)
  const device = readWearableDevice(profile.wearable_device)
  if (!device && !isLeaving && !search.has('stay')) return <Navigate to={paths.profile} replace />
  return (
    <Screen title={t`Wearable`} back={<BackLink to={paths.profile} label={t`Back to profile`} />}>
      {device ? <LinkedDevice profile={profile} device={device} onUnlinking={() => setLeaving(true)} /> : null}
      {device ? <HealthCharts userId={profile.userId} /> : null}
      <ImportFiles userId={profile.userId} />
      {device ? null : <DemoDevice userId={profile.userId} />}
    </Screen>
  )
}
