import { Trans, useLingui } from '@lingui/react/macro'
import type { LocalDate } from '@pacemeal/domain'
import {
  AlarmClock,
  Bell,
  ClipboardList,
  CreditCard,
  Dumbbell,
  type LucideIcon,
  Trash2,
  Utensils,
  Watch,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { StoredNotification } from '../../api/notifications.ts'
import { instantTime } from '../../languages/dates.ts'
import { classNames } from '../../ui/class-names.ts'
import { useEnergyHidden } from '../../ui/energy-figures.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { momentOf } from './group-by-day.ts'
import { destinationOf, foreignPlace, readFacts, type Topic, textIn, topicOf } from './topic.ts'
import { withoutEnergy } from './without-energy.ts'

const icons: Readonly<Record<Topic, LucideIcon>> = {
  workout: Dumbbell,
  meal: Utensils,
  wearable: Watch,
  plan: ClipboardList,
  reminder: AlarmClock,
  billing: CreditCard,
  general: Bell,
}

export interface NotificationRowProps {
  notification: StoredNotification
  today: LocalDate
  /** The reader's. */
  zone: string
  onRead: () => void
  onRemove: () => void
}

/** One notification. Tapping marks it read and leads to what it is about; what is about no screen stays a button. */
export function NotificationRow({ notification, today, zone, onRead, onRemove }: NotificationRowProps) {
  const { t, i18n } = useLingui()
  const { title, description: told } = textIn(notification, i18n.locale)
  const description = useEnergyHidden() ? withoutEnergy(told) : told
  const isUnread = notification.read !== true
  const facts = readFacts(notification.metadata)
  // English titles say what they are about.
  const topic = topicOf(textIn(notification, 'en').title, facts)
  const to = destinationOf(facts, today)
  const place = foreignPlace(facts, zone)
  const Icon = icons[topic]
  const at = new Date(momentOf(notification))
  return (
    <li className="relative flex items-start">
      {isUnread ? <span aria-hidden className="absolute inset-y-0 left-0 w-1 bg-ember" /> : null}
      <RowFace to={to} isUnread={isUnread} onRead={onRead}>
        <Icon
          size={22}
          data-topic={topic}
          className={classNames('mt-px shrink-0', isUnread ? 'text-ember-ink' : 'text-muted')}
          aria-hidden
        />
        <span className="flex min-w-0 grow flex-col gap-0.5">
          <span className={classNames('text-16 text-ink', isUnread ? 'font-semibold' : 'font-medium')}>
            {isUnread ? (
              <span className="sr-only">
                <Trans>Unread:</Trans>{' '}
              </span>
            ) : null}
            {title}
          </span>
          {description ? <span className="text-14 text-muted">{description}</span> : null}
          <time dateTime={at.toISOString()} className="figures mt-1 text-12 text-muted">
            {instantTime(at, zone)}
          </time>
          {place === undefined ? null : (
            <span className="text-12 text-muted">
              <Trans>The times in it are by the clock of {place}.</Trans>
            </span>
          )}
        </span>
        {isUnread ? <span aria-hidden className="mt-2 size-2 shrink-0 rounded-full bg-ember" /> : null}
      </RowFace>
      <IconButton label={t`Delete ${title}`} onClick={onRemove} className="m-1 mt-2 text-muted">
        <Trash2 size={18} aria-hidden />
      </IconButton>
    </li>
  )
}

interface RowFaceProps {
  to: string | undefined
  isUnread: boolean
  onRead: () => void
  children: ReactNode
}

/** What is tapped; without a place to go to it stays a button once it is read, so that the focus is not lost. */
function RowFace({ to, isUnread, onRead, children }: RowFaceProps) {
  const read = () => {
    if (isUnread) onRead()
  }
  const className = classNames(
    'flex min-h-16 min-w-0 grow items-start gap-4 py-4 pl-4 text-left -outline-offset-2 transition-colors duration-150',
    isUnread || to ? 'hover:bg-sunken' : 'cursor-default',
  )
  return to ? (
    <Link to={to} onClick={read} className={className}>
      {children}
    </Link>
  ) : (
    <button type="button" aria-disabled={!isUnread} onClick={read} className={className}>
      {children}
    </button>
  )
}
