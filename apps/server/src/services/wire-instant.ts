/** A stored moment as answers show it: `2026-03-02T08:15:30.000+00:00`. */
export const wireInstant = (stored: string): string => stored.replace(/Z$/, '+00:00')
