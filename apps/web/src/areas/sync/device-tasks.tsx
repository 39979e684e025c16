import { instantText } from '@pacemeal/domain'
import { useEffect } from 'react'
import { configuration } from '../../api/configuration.ts'
import { takeLostWrites } from '../../api/write-queue/lost-writes.ts'
import { cookiesOf, type UnsentRecord } from '../../api/write-queue/unsent-record.ts'
import { writeQueue } from '../../api/write-queue/write-queue.ts'
import { instantDateTime } from '../../languages/dates.ts'
import { browserZone } from '../../navigation/local-day.ts'
import { tell } from '../../notices/tell.ts'
import { isInstalled } from '../../ui/is-installed.ts'
import { AppBadge } from './app-badge.tsx'

const tellLost = ({ count, newestAt }: UnsentRecord): void =>
  tell('changes-lost', count, instantDateTime(new Date(instantText(newestAt)), browserZone()))

/** Tells what the browser has cleared before it was sent, and counts on the installed app's icon what waits. */
export function DeviceTasks({ userId }: { userId: string }) {
  useEffect(() => {
    const place = cookiesOf(configuration.basePath || '/')
    // What cannot be read now is told at the next visit.
    void takeLostWrites(writeQueue.read, place, userId)
      .then((lost) => lost && tellLost(lost))
      .catch(() => undefined)
  }, [userId])
  return 'setAppBadge' in navigator && isInstalled() ? <AppBadge userId={userId} /> : null
}
