import { plural, t } from '@lingui/core/macro'
import { instantText } from '@pacemeal/domain'
import type { WriteEntry } from '../../api/write-queue/entry.ts'
import { isKnownWrite, type KnownWrite } from '../../api/write-queue/kinds.ts'
import { instantDateTime } from '../../languages/dates.ts'

/** Words for what a write does. `about` is its subject's name; empty when it is not known. */
export function writeTitle(entry: WriteEntry): string {
  return isKnownWrite(entry) ? knownTitle(entry, entry.about ?? '') : t`A change of a newer version of the app`
}

function knownTitle(write: KnownWrite, about: string): string {
  const log = about || t`a meal`
  if (write.kind === 'meal-log-create') return t`Log ${log}`
  if (write.kind === 'meal-log-delete' || write.kind === 'meal-log-discard') return t`Delete ${log}`
  if (write.kind === 'meal-log-edit') return t`Change ${log}`
  if (write.kind === 'meal-mark') return markTitle(write.payload.mark, about || t`A planned meal`)
  if (write.kind === 'weighing-create') return about ? t`Weigh in: ${about}` : t`Weigh in`
  if (write.kind === 'weighing-edit') return about ? t`Change a weighing to ${about}` : t`Change a weighing`
  if (write.kind === 'weighing-delete') return about ? t`Delete the weighing of ${about}` : t`Delete a weighing`
  if (write.kind === 'weighing-mark') return weighingMarkTitle(write.payload.isRemoved, about)
  if (write.kind === 'event-report') return about ? t`${about}: fuel taken` : t`Fuel taken in an event`
  if (write.kind === 'event-create') return t`Add the event ${about}`
  if (write.kind === 'event-edit') return t`Change the event ${about}`
  if (write.kind === 'event-delete') return t`Delete the event ${about}`
  if (write.kind === 'notification-delete') {
    return about ? t`Delete the notification “${about}”` : t`Delete a notification`
  }
  const food = about || t`a food`
  if (write.kind === 'favorite-add') return t`Add ${food} to your favorites`
  if (write.kind === 'favorite-remove') return t`Take ${food} out of your favorites`
  if (write.kind === 'photo') return t`Photo for ${log}`
  if (write.kind === 'training-week') return t`Save your activity schedule`
  if (write.kind === 'shopping-ticks') return t`Tick the shopping list`
  if (write.payload.rest) return t`Mark all notifications read`
  return plural(write.payload.ids.length, { one: 'Mark # notification read', other: 'Mark # notifications read' })
}

function markTitle(mark: 'finished' | 'skipped' | null, meal: string): string {
  if (mark === 'finished') return t`${meal}: finished`
  return mark === 'skipped' ? t`${meal}: skipped` : t`${meal}: mark taken back`
}

function weighingMarkTitle(isRemoved: boolean, about: string): string {
  if (isRemoved) return about ? t`Delete the weighing of ${about}` : t`Delete a weighing`
  return about ? t`Bring back the weighing of ${about}` : t`Bring back a weighing`
}

/** When it was made, by the reader's clock: `Nov 17, 8:05 AM`. */
export const madeAt = ({ createdAt }: WriteEntry, timeZone: string): string =>
  instantDateTime(new Date(instantText(createdAt)), timeZone)

/** Why it was refused: the server's own words, or plain ones where it gave none. */
export const refusalText = ({ refused }: WriteEntry): string => {
  if (refused?.said) return refused.said
  return refused?.code === 'not-found' ? t`What it changes is no longer there.` : t`The server does not accept it.`
}
