import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { findSignedIn } from '../../api/signed-in-store.ts'
import { unreadSupportQuery } from '../../api/unread-support.ts'
import { useUnsent } from '../../navigation/use-unsent.ts'

/** A system that lets nobody badge is no fault of the app. */
const setBadge = (count: number): Promise<void> =>
  (count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count)).catch(() => undefined)

/**
 * Counts on the app's icon what needs its owner: changes that are sent later or were refused, and unread answers of the
 * support. Reminders and other notifications are not counted, they would never come to an end.
 */
export function AppBadge({ userId }: { userId: string }) {
  const { waiting, isLate, refused } = useUnsent(userId)
  const { data: answers = 0 } = useQuery(unreadSupportQuery(userId))
  const count = (isLate ? waiting.length : 0) + refused.length + answers
  useEffect(() => void setBadge(count), [count])
  useEffect(
    () => () => {
      // Who leaves takes the number along.
      if (findSignedIn() === null) void setBadge(0)
    },
    [],
  )
  return null
}
