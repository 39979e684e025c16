import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
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
import { useSheets } from '../navigation/use-sheets.ts'
import { Avatar } from '../ui/avatar.tsx'
import { iconButtonClass } from '../ui/icon-button.tsx'
import { Logo } from '../ui/logo.tsx'
import { BottomBar, RailNavigation } from './navigation-bars.tsx'
import { SheetHost } from './sheet-host.tsx'
import { useSettledApp } from './use-settled-app.ts'

/** The frame of the app proper: top bar, feedback banner, navigation, and the sheets that open over any screen. */
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
    <div className="min-h-dvh wide:grid wide:grid-cols-[15rem_minmax(0,1fr)] print:block">
      <a
        href="#content"
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-control bg-ink px-4 py-3 text-14 font-semibold text-paper focus:translate-y-0"
      >
        <Trans>Skip to content</Trans>
      </a>
      <aside className="sticky top-0 hidden h-dvh flex-col gap-8 border-r border-line bg-surface px-4 py-6 wide:flex print:hidden">
        <Link to={paths.home} className="flex min-h-11 items-center rounded-control px-2">
          <Logo />
        </Link>
        <RailNavigation />
      </aside>
      <div className="flex min-w-0 flex-col">
        <TopBar />
        <FeedbackBanner />
        <main id="content" tabIndex={-1} className="grow pb-28 outline-none wide:pb-12">
          <Outlet />
        </main>
      </div>
      <BottomBar />
      <SheetHost />
      <CookTimersHost />
      {Settled ? <Settled userId={userId} /> : null}
    </div>
  )
}

function TopBar() {
  const { t } = useLingui()
  const account = useRequiredAccount()
  const { profile } = useKnownProfile()
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-2 print:hidden px-4 pt-[max(0.5rem,env(safe-area-inset-top))] pb-1 wide:justify-end wide:px-8 wide:pt-4">
      <Link to={paths.home} className="flex min-h-11 items-center rounded-control wide:hidden">
        <Logo />
      </Link>
      <div className="ml-auto flex items-center gap-1">
        <UnsentButton userId={account.id} />
        <BellLink userId={account.id} />
        <Link to={paths.profile} aria-label={t`Profile`} className={iconButtonClass()}>
          <Avatar src={profile.avatar ?? initialsPicture(account.name || account.email)} size={36} />
        </Link>
      </div>
    </header>
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

function FeedbackBanner() {
  const { t } = useLingui()
  const { openSheet } = useSheets()
  return (
    <section
      aria-label={t`Feedback`}
      className="mx-4 flex flex-wrap items-center gap-x-2 border-y border-line wide:mx-8 print:hidden"
    >
      <p className="min-w-0 grow basis-36 py-2 text-14 text-balance text-muted">
        <Trans>Help us improve! Report any problems or suggestions.</Trans>
      </p>
      <button
        type="button"
        onClick={() => openSheet('feedback')}
        className="touch -mr-2 ml-auto shrink-0 rounded-control px-2 text-14 font-semibold text-ember-ink hover:bg-ember-tint"
      >
        <Trans>Send Feedback</Trans>
      </button>
    </section>
  )
}
