import { useEffect, useState } from 'react'

/** How long the assistant takes before its answer shows, in milliseconds (product specification). */
const REPLY_DELAY_MS = 2000

interface Message {
  readonly $id: string
  readonly isUser: boolean | null
}

type Held = { readonly known: ReadonlySet<string>; readonly isSent: boolean } | null

/**
 * The messages to show. The server's answer arrives together with the message it answers and is held back a moment, as a
 * person would answer; `isReplying` says so. What was answered before is shown at once.
 */
export function useHeldReply<M extends Message>(messages: readonly M[]) {
  const [held, setHeld] = useState<Held>(null)
  const isReplying = held?.isSent === true
  useEffect(() => {
    if (!isReplying) return
    const timer = setTimeout(() => setHeld(null), REPLY_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isReplying])
  return {
    shown: held === null ? messages : messages.filter(({ $id, isUser }) => isUser !== false || held.known.has($id)),
    isReplying,
    /** From the moment of sending, so that no answer slips through before the message is known to be kept. */
    holdReplies: () => setHeld({ known: new Set(messages.map(({ $id }) => $id)), isSent: false }),
    replySoon: () => setHeld((now) => now && { ...now, isSent: true }),
    showReplies: () => setHeld(null),
  }
}
