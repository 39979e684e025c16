import type { Server } from 'node:http'
/** What requests that are under way may still take when the server stops; a person's picture is saved by then. */
export declare const MAX_DRAIN_MS = 10000
/**
 * Call it when a server begins to close: requests that are under way get their answers, connections close as soon as
 * theirs is given instead of being kept for more, and who is too slow is cut off in the end.
 */
export declare const drainConnections: (server: Server, longestMs: number) => void
