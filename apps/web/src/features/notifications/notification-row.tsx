import { Bell, ClipboardList, Dumbbell, type LucideIcon, Trash2, Utensils, Watch } from 'lucide-react'
import type { StoredNotification } from '../../api/notifications.ts'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { momentOf } from './group-by-day.ts'
import { type Topic, topicOf } from './topic.ts'

const icons: Readonly<Record<Topic, LucideIcon>> = {
  workout: Dumbbell,
  meal: Utensils,
  wearable: Watch,
  plan: ClipboardList,
  general: Bell,
}

const timeText = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

export interface NotificationRowProps {
  notification: StoredNotification
  onRead: () => void
  onRemove: () => void
}

/** One notification. Tapping marks it read; it stays a button afterwards, so that the focus is not lost. */
export function NotificationRow({ notification, onRead, onRemove }: NotificationRowProps) {
  const { title, description } = notification
  const isUnread = notification.read !== true
  const Icon = icons[topicOf(title)]
  const at = new Date(momentOf(notification))
  return (
    <li className="relative flex items-start">
      {isUnread ? <span aria-hidden className="absolute inset-y-0 left-0 w-1 bg-ember" /> : null}
      <button
        type="button"
        aria-disabled={!isUnread}
        onClick={() => {
          if (isUnread) onRead()
        }}
        className={classNames(
          'flex min-h-16 min-w-0 grow items-start gap-4 py-4 pl-4 text-left -outline-offset-2 transition-colors duration-150',
          isUnread ? 'hover:bg-sunken' : 'cursor-default',
        )}
      >
        <Icon
          size={22}
          className={classNames('mt-px shrink-0', isUnread ? 'text-ember-ink' : 'text-muted')}
          aria-hidden
        />
        <span className="flex min-w-0 grow flex-col gap-0.5">
          <span className={classNames('text-16 text-ink', isUnread ? 'font-semibold' : 'font-medium')}>
            {isUnread ? <span className="sr-only">Unread: </span> : null}
            {title}
          </span>
          {description ? <span className="text-14 text-muted">{description}</span> : null}
          <time dateTime={at.toISOString()} className="figures mt-1 text-12 text-muted">
            {timeText.format(at)}
          </time>
        </span>
        {isUnread ? <span aria-hidden className="mt-2 size-2 shrink-0 rounded-full bg-ember" /> : null}
      </button>
      <IconButton label={`Delete ${title}`} onClick={onRemove} className="m-1 mt-2 text-muted">
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </li>
  )
}
