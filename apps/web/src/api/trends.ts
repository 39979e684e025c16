import type { LocalDate } from '@pacemeal/domain'
import type { TrendSpan } from '@pacemeal/domain/trends'
import { readTrends } from '@pacemeal/protocol/read-trends'
import { queryOptions } from '@tanstack/react-query'
import { configuration } from './configuration.ts'
import { earlyOr } from './early-readings.ts'
import { trendsAddress } from './first-queries.ts'
import { queryKey } from './query-keys.ts'
import { ApiRefusal, ask } from './refusal.ts'
import { sdk } from './sdk.ts'

/** The SDK's own services name it; a bare call does not. */
const project = { 'X-Appwrite-Project': configuration.projectId }

const read = async (days: TrendSpan): Promise<unknown> => {
  const address = new URL(`${configuration.endpoint}/account/trends`)
  return (await sdk()).client.call('get', address, project, { days })
}

/** An answer of another shape is not our server's, or one of a newer release. */
const understood = (answer: unknown) => {
  try {
    return readTrends(answer)
  } catch {
    throw new ApiRefusal('server')
  }
}

/** The last days of the person's trends, up to today. */
export const trendsQuery = (userId: string, days: TrendSpan, today: LocalDate) =>
  queryOptions({
    queryKey: queryKey('trends', userId, days, today),
    queryFn: async () => understood(await ask(() => earlyOr(trendsAddress(days), () => read(days)), { field: 'days' })),
    // What was logged a moment ago is in it.
    staleTime: 0,
  })
