import { Trans, useLingui } from '@lingui/react/macro'
import { dayAt } from '@pacemeal/domain'
import { useMutation, useQuery } from '@tanstack/react-query'
import { BellRing, Settings2 } from 'lucide-react'
import { useRef, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { notificationsQuery, type StoredNotification } from '../../api/notifications.ts'
import { useReadingFailure } from '../../api/use-reading-failure.ts'
import {
  pendingNotificationWrites,
  watchNotificationWrites,
  withPendingReads,
  writeAllRead,
  writeNotificationDelete,
  writeRead,
} from '../../api/write-queue/notification-writes.ts'
import { browserZone } from '../../navigation/local-day.ts'
import { paths } from '../../navigation/paths.ts'
import { useRequiredAccount } from '../../navigation/use-account.ts'
import { useMinute } from '../../navigation/use-minute.ts'
import { tell } from '../../notices/tell.ts'
import { Button } from '../../ui/button.tsx'
import { iconButtonClass } from '../../ui/icon-button.tsx'
import { Screen } from '../../ui/screen.tsx'
import { LoadingRegion, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { groupByDay } from './group-by-day.ts'
import { NotificationRow } from './notification-row.tsx'
import { removeLater, takeBack, usePendingRemovals } from './pending-removals.ts'

/** What Pacemeal has told the athlete, a day at a time. The shell's bell keeps the list fresh over realtime. */
export function NotificationsScreen() {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const reading = useQuery(notificationsQuery(userId))
  const { data, refetch, isFetching } = reading
  const failure = useReadingFailure(reading)
  const removals = usePendingRemovals()
  const pending = useSyncExternalStore(watchNotificationWrites, () => pendingNotificationWrites(userId))
  const shown = data && withPendingReads(data, pending).filter(({ $id }) => !removals.has($id))
  const isAnyUnread = shown?.some(({ read }) => read !== true) ?? false
  const markRead = useMutation({
    mutationFn: (id: string | null) =>
      id === null ? writeAllRead(userId, shown ?? [], new Date().toISOString()) : writeRead(userId, [id]),
    onError: () => tell('notifications-not-marked'),
  })
  return (
    <Screen
      title={t`Notifications`}
      trailing={
        <div className="flex shrink-0 items-center large-text:shrink">
          {isAnyUnread ? (
            <Button variant="quiet" size="small" onClick={() => markRead.mutate(null)}>
              <Trans>Mark all read</Trans>
            </Button>
          ) : null}
          <Link
            to={paths.notificationSettings}
            aria-label={t`Notification settings`}
            title={t`Notification settings`}
            className={iconButtonClass()}
          >
            <Settings2 size={20} aria-hidden />
          </Link>
        </div>
      }
    >
      {shown ? (
        <NotificationList userId={userId} notifications={shown} onRead={(id) => markRead.mutate(id)} />
      ) : failure ? (
        <ErrorState title={t`Notifications could not be loaded`} onRetry={() => refetch()} isRetrying={isFetching}>
          {failure.code === 'network'
            ? t`Please check your internet connection.`
            : failure.code === 'server'
              ? t`They are kept. Please try again.`
              : failure.message}
        </ErrorState>
      ) : (
        <NotificationSkeleton />
      )}
    </Screen>
  )
}

interface NotificationListProps {
  userId: string
  notifications: readonly StoredNotification[]
  onRead: (id: string) => void
}

function NotificationList({ userId, notifications, onRead }: NotificationListProps) {
  const { t } = useLingui()
  const zone = browserZone()
  const today = dayAt(useMinute(), zone)
  const list = useRef<HTMLDivElement>(null)
  if (notifications.length === 0) {
    return (
      <EmptyState title={t`No notifications yet`} icon={BellRing}>
        <Trans>We'll notify you when there's something new</Trans>
      </EmptyState>
    )
  }
  const remove = (one: StoredNotification) => {
    const { $id, title } = one
    focusNeighbour(list.current)
    removeLater($id, () => writeNotificationDelete(userId, one).catch(() => tell('notification-not-deleted')))
    tell('notification-deleted', title, () => takeBack($id))
  }
  return (
    <div ref={list} className="flex flex-col gap-4">
      {groupByDay(notifications, zone, today).map(({ day, label, notifications: group }) => (
        <section key={day} aria-labelledby={`day-${day}`} className="flex flex-col gap-2">
          <h2 id={`day-${day}`} className="px-1 text-14 font-semibold text-muted">
            {label}
          </h2>
          <ul className="divide-y divide-line overflow-hidden rounded-card bg-surface shadow-soft">
            {group.map((one) => (
              <NotificationRow
                key={one.$id}
                notification={one}
                today={today}
                zone={zone}
                onRead={() => onRead(one.$id)}
                onRemove={() => remove(one)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** The row with the focus is about to go: the next one takes it, else the one before, else the page. */
function focusNeighbour(list: HTMLElement | null): void {
  const rows = [...(list?.querySelectorAll('li') ?? [])]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  if (at < 0) return
  const neighbour = rows[at + 1] ?? rows[at - 1]
  const target = neighbour?.querySelector<HTMLElement>('button:last-of-type') ?? document.getElementById('content')
  target?.focus({ preventScroll: true })
}

const rows = ['w-3/5', 'w-2/5', 'w-1/2', 'w-3/5']

function NotificationSkeleton() {
  const { t } = useLingui()
  return (
    <LoadingRegion label={t`Loading notifications`}>
      <Skeleton className="mx-1 mb-2 h-5 w-16" />
      <div className="divide-y divide-line rounded-card bg-surface shadow-soft">
        {rows.map((width, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders without identity.
          <div key={row} className="flex gap-4 p-4">
            <Skeleton className="size-6 shrink-0" />
            <div className="flex grow flex-col gap-2">
              <Skeleton className={`h-5 ${width}`} />
              <Skeleton className="h-4 w-4/5" />
            </div>
          </div>
        ))}
      </div>
    </LoadingRegion>
  )
}
