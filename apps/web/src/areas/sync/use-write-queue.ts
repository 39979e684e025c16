import { useEffect } from 'react'
import { keepSending, writeQueue } from '../../api/write-queue/write-queue.ts'
import { useSheets } from '../../navigation/use-sheets.ts'
import { tell } from '../../notices/tell.ts'

/** What areas tell in words of their own when it is refused. */
const toldElsewhere = /^meal-log-/

/**
 * Sends what an earlier visit or a lost network left behind: at start, and whenever the network or the page comes back.
 * Says what is refused although nobody waits for it.
 */
export function useWriteQueue(userId: string): void {
  const { openSheet } = useSheets()
  useEffect(() => keepSending(userId), [userId])
  useEffect(
    () =>
      writeQueue.listen({
        onOverwrites: ({ kind }) => tell(kind === 'meal-log-edit' ? 'log-overwritten' : 'schedule-overwritten'),
        onRefused: ({ kind }, { said }) => {
          if (!toldElsewhere.test(kind)) tell('change-refused', said, () => openSheet('unsent'))
        },
      }),
    [openSheet],
  )
}
