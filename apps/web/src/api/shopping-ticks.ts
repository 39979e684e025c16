import type { ShoppingTicks } from '@pacemeal/domain'
import { readShoppingTicks, shoppingTicks, writeShoppingTicks } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { createDocument, updateDocument } from './documents.ts'
import { findOwnDocument } from './own-document.ts'
import { queryClient } from './query-client.ts'
import { queryKey } from './query-keys.ts'
import { refusalOf } from './refusal.ts'

/** What the person has bought and has at home, as the server knows it. */
export const shoppingTicksQuery = (userId: string) =>
  queryOptions({
    queryKey: queryKey('shopping-ticks', userId),
    queryFn: async () => readShoppingTicks((await findOwnDocument(shoppingTicks, userId))?.ticks),
  })

/** Whether our server refuses the call with that status; other refusals are thrown on. */
async function isRefused(call: Promise<unknown>, status: number): Promise<boolean> {
  try {
    await call
    return false
  } catch (thrown) {
    const refusal = refusalOf(thrown)
    // A proxy's own 404 is no word of the server.
    if (refusal.status !== status || refusal.code === 'server') throw refusal
    return true
  }
}

/** Has the server merge ticks into those that it has. */
export async function storeTicks(userId: string, given: ShoppingTicks): Promise<void> {
  const ticks = writeShoppingTicks(given)
  const update = () => updateDocument(shoppingTicks, userId, { ticks })
  if (!(await isRefused(update(), 404))) return
  const create = createDocument(shoppingTicks, userId, { user: userId, ticks }, userId)
  // Another device may have made it at this moment.
  if (await isRefused(create, 409)) await update()
}

/** Reads the ticks again. */
export const refreshTicks = (userId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: shoppingTicksQuery(userId).queryKey })
