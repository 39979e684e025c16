import { DAY_MS } from '@pacemeal/domain'
import { settings } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { listDocuments, type Stored } from './documents.ts'
import { queryKey } from './query-keys.ts'
import { queryText as q } from './query-text.ts'

export type Setting = Stored<typeof settings>

/** A public setting by its key; null when the operator has not set it. */
export const settingQuery = (key: string) =>
  queryOptions({
    queryKey: queryKey('setting', key),
    queryFn: async (): Promise<Setting | null> => {
      const { documents } = await listDocuments(settings, [q.equal('key', key), q.limit(1)])
      return documents[0] ?? null
    },
    staleTime: DAY_MS,
  })
