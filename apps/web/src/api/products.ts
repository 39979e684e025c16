import type { ProductCode } from '@pacemeal/domain/barcode'
import { readProductAnswer } from '@pacemeal/protocol/products'
import { queryOptions } from '@tanstack/react-query'
import { client } from './client.ts'
import { configuration } from './configuration.ts'
import { queryKey } from './query-keys.ts'
import { ApiRefusal, ask, READ_WITHIN_MS } from './refusal.ts'

const project = { 'X-Appwrite-Project': configuration.projectId }

/** An answer of another shape is not our server's, or one of a newer release. */
const understood = (answer: unknown) => {
  try {
    return readProductAnswer(answer)
  } catch {
    throw new ApiRefusal('server')
  }
}

/** The product of a number, and whether there is one. */
export const productQuery = (code: ProductCode) =>
  queryOptions({
    queryKey: queryKey('product', code),
    queryFn: async () => {
      const address = new URL(`${configuration.endpoint}/products/${code}`)
      return understood(
        await ask(() => client.call('get', address, project), { within: READ_WITHIN_MS, field: 'state' }),
      )
    },
    // A number that nobody knew may be known when it is scanned again.
    staleTime: 0,
    retry: false,
  })
