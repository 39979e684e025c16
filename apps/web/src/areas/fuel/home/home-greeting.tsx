import { Trans, useLingui } from '@lingui/react/macro'
import { providerName, wallMinuteAt } from '@pacemeal/domain'
import { useKnownProfile } from '../../../navigation/known-profile.ts'
import { browserZone } from '../../../navigation/local-day.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { useMinute } from '../../../navigation/use-minute.ts'
import { readWearableDevice } from '../../training/index.ts'
import { greetingText } from '../words/greeting.ts'

/** Who is here, and what is linked. */
export function HomeGreeting() {
  const { t } = useLingui()
  const account = useRequiredAccount()
  const { profile } = useKnownProfile()
  const greeting = greetingText(wallMinuteAt(useMinute(), browserZone()))
  const [firstName = ''] = (profile.name ?? account.name).trim().split(/\s+/)
  const provider = readWearableDevice(profile.wearable_device)
  const device = provider && providerName(provider).toUpperCase()
  return (
    <>
      <p className="text-16 font-semibold text-balance text-ink">
        {firstName ? t`${greeting}, ${firstName}` : greeting}
      </p>
      {device ? (
        <p className="truncate text-14 text-muted">
          <Trans>Synced with {device}</Trans>
        </p>
      ) : null}
    </>
  )
}
