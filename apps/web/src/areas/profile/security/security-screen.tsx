import { useLingui } from '@lingui/react/macro'
import { BackLink } from '../../../navigation/back-link.tsx'
import { paths } from '../../../navigation/paths.ts'
import { Screen } from '../../../ui/screen.tsx'
import { DevicesCard } from './devices-card.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { TwoStepCard } from './two-step-card.tsx'

/** How the account is signed in to, and where it is. */
export function SecurityScreen() {
  const { t } = useLingui()
  return (
    <Screen title={t`Sign-In & Security`} back={<BackLink to={paths.profile} label={t`Back to profile`} />}>
      <PasskeysCard />
      <TwoStepCard />
      <DevicesCard />
    </Screen>
  )
}
