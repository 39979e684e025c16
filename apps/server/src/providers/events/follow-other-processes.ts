import type { EventBus } from './event-bus.ts'

/** How often it is looked whether another process has written: a person waits so long for what an operator answers. */
const LOOK_MS = 1000

/**
 * Tells the listeners of this process that events were missed when another one has written to the same SQLite database, such as
 * an operator's command, which changes the number that is found: they read afresh. On Postgres processes tell one another what happened. Gives the function that ends it.
 */
export function followOtherProcesses(
  findVersionElsewhere: () => number | undefined,
  events: Pick<EventBus, 'publish'>,
  onError: (error: unknown) => void,
  everyMs = LOOK_MS,
): () => void {
  let known = findVersionElsewhere()
  if (known === undefined) return () => undefined
  const look = () => {
    try {
      const version = findVersionElsewhere()
      if (version === known) return
      known = version
      events.publish({ kind: 'gap' })
    } catch (error) {
      onError(error)
    }
  }
  const timer = setInterval(look, everyMs).unref()
  return () => clearInterval(timer)
}
