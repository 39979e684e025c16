import { nowText } from '../../clock.ts'
import type { Ports } from '../../ports.ts'
import { eventNames } from '../events/event-names.ts'
import { executionReaders, executionView, type ShownExecution } from './execution-view.ts'

/** Tells the creator's sockets what became of an execution. Call it after the commit. */
export const announceExecution = (
  { events, clock }: Ports<'clock' | 'events'>,
  row: ShownExecution,
  action: 'create' | 'update',
): void => {
  const path = [
    ['functions', row.functionId],
    ['executions', row.id],
  ] as const
  events.publish({
    kind: 'resource',
    events: eventNames(path, action),
    channels: ['executions', `executions.${row.id}`, `functions.${row.functionId}`],
    payload: executionView(row),
    readers: executionReaders(row),
    timestamp: nowText(clock),
  })
}
