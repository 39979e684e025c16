import type { LocalDate } from '@pacemeal/domain'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { nearEventsQuery } from '../../../api/next-event.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const EventLine = lazyPart(async () => (await import('./event-line.tsx')).EventLine, { isQuiet: true })

/** The next event of two weeks, fetched when there is one. */
export function NextEventLine({ userId, today }: { userId: string; today: LocalDate }) {
  const { data: near = [] } = useQuery(nearEventsQuery(userId, today))
  if (near.length === 0) return null
  return (
    <Suspense fallback={null}>
      <EventLine userId={userId} today={today} near={near} />
    </Suspense>
  )
}
