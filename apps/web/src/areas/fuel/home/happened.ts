import type { HomeDay } from './use-home-day.ts'

/**
 * What happened on the day beside its plan, as a text that changes when something more does; empty when nothing did.
 * Only for telling whether to ask: what counts is worked out by the server.
 */
export function dayFingerprint({ logs, timeline }: Pick<HomeDay, 'logs' | 'timeline'>): string {
  const eaten = logs.map(({ id, status, loggedAt, amounts: { calories, protein, carbs, fat } }) =>
    [id, status, loggedAt, calories, protein, carbs, fat].join(' '),
  )
  const done = timeline.entries.flatMap((entry) => {
    if (entry.kind === 'session') {
      const marked = [...entry.pre, ...entry.post].filter(({ state }) => state !== 'planned')
      const recorded = entry.recorded === null ? [] : [`${entry.recorded.id} ${entry.recorded.end}`]
      return [...recorded, ...marked.map(({ meal, state }) => `${meal.id} ${state}`)]
    }
    if (entry.kind === 'activity') return [`${entry.activity.id} ${entry.activity.end}`]
    if (entry.kind === 'meal' && entry.entry.state !== 'planned') return [`${entry.entry.meal.id} ${entry.entry.state}`]
    return []
  })
  return [...eaten, ...done].toSorted().join('\n')
}
