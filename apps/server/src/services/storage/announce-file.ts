import { nowText } from '../../clock.ts'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import type { FileRow } from '../../store/tables.ts'
import { eventNames } from '../events/event-names.ts'
import { readersOfFile } from './file-rights.ts'
import { fileView } from './file-view.ts'

/** Tells listeners what happened to a file, once the transaction is kept. */
export const announceFile = (
  tx: Transaction,
  { clock, events }: Ports<'clock' | 'events'>,
  row: FileRow,
  action: 'create' | 'delete',
): void => {
  const path = [
    ['buckets', row.bucketId],
    ['files', row.id],
  ] as const
  const all = `buckets.${row.bucketId}.files`
  const event = {
    kind: 'resource',
    events: eventNames(path, action),
    channels: ['files', all, `${all}.${row.id}`],
    payload: fileView(row),
    readers: readersOfFile(row),
    timestamp: nowText(clock),
  } as const
  tx.afterCommit(() => events.publish(event))
}
