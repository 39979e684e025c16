import { Trans, useLingui } from '@lingui/react/macro'
import { initialsPicture } from '../../api/initials-picture.ts'
import { useKnownProfile } from '../../navigation/known-profile.ts'
import { useRequiredAccount } from '../../navigation/use-account.ts'
import { usePageSheets } from '../../navigation/use-page-sheets.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Screen } from '../../ui/screen.tsx'
import { MissingPart } from '../../ui/states.tsx'
import { DeleteAccountSheet } from './delete-account-sheet.tsx'
import { LogOutButton } from './log-out-button.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import { WearableCard } from './wearable-card.tsx'

export function ProfileScreen() {
  const { t } = useLingui()
  const account = useRequiredAccount()
  const { profile, hasFailed, isRetrying, retry } = useKnownProfile()
  const name = profile.name || account.name
  return (
    <Screen title={t`Profile`} width="full">
      <div className="flex flex-col gap-6 wide:grid wide:grid-cols-[minmax(16rem,22rem)_minmax(20rem,36rem)] wide:items-start wide:gap-8">
        <div className="flex flex-col gap-6">
          <div className="flex items-center gap-4">
            <Avatar src={profile.avatar ?? initialsPicture(name || account.email || 'User')} size={72} />
            <div className="min-w-0">
              <p className="line-clamp-2 text-20 font-semibold wrap-anywhere text-ink">{name || t`User`}</p>
              <p className="line-clamp-2 text-14 wrap-anywhere text-muted">{account.email || t`No email`}</p>
            </div>
          </div>
          {hasFailed ? (
            <MissingPart title={t`Your profile could not be loaded`} onRetry={retry} isRetrying={isRetrying}>
              <Trans>This is what your account says. What you saved is kept.</Trans>
            </MissingPart>
          ) : (
            <WearableCard />
          )}
        </div>
        <div className="flex flex-col gap-6">
          <ProfileMenu />
          <LeaveActions />
        </div>
      </div>
    </Screen>
  )
}

/** Log out, and the first of the two steps of deleting the account. */
function LeaveActions() {
  const sheets = usePageSheets(['delete-account'])
  return (
    <div className="flex flex-col gap-2">
      <LogOutButton />
      <Button variant="danger-quiet" size="large" full onClick={() => sheets.open('delete-account')}>
        <Trans>Delete Account</Trans>
      </Button>
      <DeleteAccountSheet isOpen={sheets.shown !== null} onClose={sheets.close} />
    </div>
  )
}
