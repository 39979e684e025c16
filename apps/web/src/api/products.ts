import { MINUTE_MS } from '@pacemeal/domain'
import type { ProductCode } from '@pacemeal/domain/barcode'
import { readProductAnswer, readProductList } from '@pacemeal/protocol/products'
import { queryOptions } from '@tanstack/react-query'
import { AppwriteException } from 'appwrite'
import { client } from './client.ts'
import { configuration } from './configuration.ts'
import { queryKey } from './query-keys.ts'
import { ApiRefusal, ask, READ_WITHIN_MS } from './refusal.ts'

const project = { 'X-Appwrite-Project': configuration.projectId }

/** An answer of another shape is not our server's, or one of a newer release. */
const understood = <T>(read: (answer: unknown) => T, answer: unknown): T => {
  try {
    return read(answer)
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
        readProductAnswer,
        await ask(() => client.call('get', address, project), { within: READ_WITHIN_MS, field: 'state' }),
      )
    },
    // A number that nobody knew may be known when it is scanned again.
    staleTime: 0,
    retry: false,
  })

/** Products by words of their names and brands. A search that is not wanted any more is broken off. */
export const productSearchQuery = (words: string) =>
  queryOptions({
    queryKey: queryKey('product-search', words),
    queryFn: async ({ signal }) => {
      const address = `${configuration.endpoint}/products?${new URLSearchParams({ search: words })}`
      const search = async (): Promise<unknown> => {
        const answer = await fetch(address, { headers: project, credentials: 'include', signal })
        if (!answer.ok) throw new AppwriteException('', answer.status, '', await answer.text())
        return answer.json()
      }
      return understood(readProductList, await ask(search, { within: READ_WITHIN_MS, field: 'products' }))
    },
    staleTime: 5 * MINUTE_MS,
    retry: false,
  })
