import { type Collection, databaseId } from '@pacemeal/protocol'
import { useEffect, useEffectEvent } from 'react'
import type { RealtimeEvent } from './realtime-socket.ts'

/** The channel of every change in a collection that this person may read. */
export const documentsChannel = (collection: Collection): string =>
  `databases.${databaseId}.collections.${collection.id}.documents`

/** The channel of one run's changes. */
export const executionChannel = (executionId: string): string => `executions.${executionId}`

/**
 * Calls `onEvents` for what happens on the channels while the component is shown, and `onOpen` once they are heard: what
 * was read before may have changed since. Changes of documents that come in a burst are told together, so that an import
 * of hundreds is read once. Realtime only makes things quicker: what it announces is read by queries, so a lost socket
 * loses nothing.
 */
export function useRealtime(
  channels: readonly string[],
  onEvents: (events: readonly RealtimeEvent[]) => void,
  onOpen?: () => void,
): void {
  const receive = useEffectEvent(onEvents)
  const opened = useEffectEvent(() => onOpen?.())
  const joined = channels.join(' ')
  useEffect(() => {
    if (joined === '') return
    // Its code is fetched after the first picture: nothing that is shown waits for it.
    const subscription = import('./realtime-socket.ts').then(({ listen }) =>
      listen(joined.split(' '), (events) => receive(events)),
    )
    let isHere = true
    // Without a socket the queries' own intervals still bring every change.
    subscription.then(() => isHere && opened()).catch(() => undefined)
    return () => {
      isHere = false
      subscription.then((stop) => stop()).catch(() => undefined)
    }
  }, [joined])
}
