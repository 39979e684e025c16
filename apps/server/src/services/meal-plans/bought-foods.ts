import { openCatalog } from '@pacemeal/catalog'
import { keepsAtHome } from '@pacemeal/catalog/shopping'
import { boughtByWeek, type LocalDate } from '@pacemeal/domain'
import { readShoppingTicks, shoppingTicks } from '@pacemeal/protocol'
import type { Ports } from '../../ports.ts'
import type { Handle } from '../../store/open.ts'
import { findDocument } from '../documents/document-store.ts'

/** What a person has bought for the week from that Monday or has at home, in grams by the food's id. */
export const findBoughtFoods = async (
  handle: Handle,
  { clock }: Ports<'clock'>,
  userId: string,
  monday: LocalDate,
): Promise<ReadonlyMap<string, number>> => {
  const stored = await findDocument(handle, shoppingTicks, userId)
  const [catalog, now] = [openCatalog(), clock.now()]
  return boughtByWeek(readShoppingTicks(stored?.ticks), monday, (item, { at }) => keepsAtHome(catalog, item, at, now))
}
