import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { notifications } from '@pacemeal/protocol'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Link, Navigate, Outlet } from 'react-router'
import { initialsPicture } from '../api/initials-picture.ts'
import { refreshNotifications, unreadCountQuery } from '../api/notifications.ts'
import { useProfileChanges } from '../api/profile-changes.ts'
import { documentsChannel, useRealtime } from '../api/realtime.ts'
import {
  pendingNotificationWrites,
  unreadBeside,
  watchNotificationWrites,
} from '../api/write-queue/notification-writes.ts'
import { CookTimersHost } from '../areas/fuel/index.ts'
import { useLogRefusals } from '../areas/log/index.ts'
import { UnsentButton, useWriteQueue } from '../areas/sync/index.ts'
import { useKnownProfile } from '../navigation/known-profile.ts'
import { browserZone } from '../navigation/local-day.ts'
import { paths } from '../navigation/paths.ts'
import { useRequiredAccount } from '../navigation/use-account.ts'
import { useEnergyChoice } from '../navigation/use-energy-choice.ts'
import { Avatar } from '../ui/avatar.tsx'
import { iconButtonClass } from '../ui/icon-button.tsx'
import { SheetHost } from './sheet-host.tsx'
import { AVATAR_SIZE, ShellFrame } from './shell-frame.tsx'
import { useSettledApp } from './use-settled-app.ts'

/** The app proper: its frame, and the sheets that open over any screen. */
export function Shell() {
  const { id: userId } = useRequiredAccount()
  useWriteQueue(userId)
  useLogRefusals(userId)
  useEnergyChoice()
  useProfileChanges(userId)
  const { profile, isKnown, isMissing } = useKnownProfile()
  // The server plans and reminds by the clock of the profile.
  const Settled = useSettledApp(isKnown && profile.timeZone !== browserZone())
  if (isMissing) return <Navigate to={paths.onboarding} replace />
  return (
    <ShellFrame
      actions={<Actions />}
      beside={
        <>
          <SheetHost />
          <CookTimersHost />
          {Settled ? <Settled userId={userId} /> : null}
        </>
      }
    >
      <Outlet />
    </ShellFrame>
  )
}

/** What is at the right of the top bar. */
function Actions() {
  const { t } = useLingui()
  const account = useRequiredAccount()
  const { profile } = useKnownProfile()
  return (
    <>
      <UnsentButton userId={account.id} />
      <BellLink userId={account.id} />
      <Link to={paths.profile} aria-label={t`Profile`} className={iconButtonClass()}>
        <Avatar src={profile.avatar ?? initialsPicture(account.name || account.email)} size={AVATAR_SIZE} />
      </Link>
    </>
  )
}

function BellLink({ userId }: { userId: string }) {
  const { t } = useLingui()
  const { data: counted = 0 } = useQuery(unreadCountQuery(userId))
  const pending = useSyncExternalStore(watchNotificationWrites, () => pendingNotificationWrites(userId))
  const unread = unreadBeside(counted, pending)
  useRealtime([documentsChannel(notifications)], () => refreshNotifications(userId))
  return (
    <Link
      to={paths.notifications}
      aria-label={
        unread > 0
          ? plural(unread, { one: 'Notifications, # unread', other: 'Notifications, # unread' })
          : t`Notifications`
      }
      className={iconButtonClass()}
    >
      <Bell size={22} aria-hidden />
      {unread > 0 ? (
        <span aria-hidden className="absolute top-2 right-2 size-2.5 rounded-full border-2 border-paper bg-ember" />
      ) : null}
    </Link>
  )
}
