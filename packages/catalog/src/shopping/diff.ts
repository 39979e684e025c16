import { packCount, packsText } from './packs.ts'
import { amountText } from './shop-amounts.ts'
import type { ShoppingItem, ShoppingList } from './shopping-item.ts'

/** One difference between two lists, as somebody with the older one in hand has to know it. */
export interface ShoppingChange {
  readonly kind: 'added' | 'removed' | 'more' | 'less'
  readonly id: ShoppingItem['id']
  readonly name: string
  /** What the older list says; absent for what is added. */
  readonly before?: string
  /** What the newer list says; absent for what is removed. */
  readonly after?: string
  /** What is to be bought beyond what is ticked already; only for `more` of a ticked item. */
  readonly further?: string
}

const itemsOf = ({ aisles }: ShoppingList): ReadonlyMap<string, ShoppingItem> =>
  new Map(aisles.flatMap(({ items }) => items.map((item) => [item.id, item] as const)))

const textOf = ({ packs, amount }: ShoppingItem): string => packs?.text ?? amount
const bought = ({ packs, buy }: ShoppingItem): number => (packs ? packs.count * packs.grams : buy)

/** What is bought beyond the packs that are there, which may have been small ones. */
const furtherOf = (before: ShoppingItem, after: ShoppingItem): string =>
  before.packs && after.packs
    ? packsText(after.packs.size, packCount(bought(after) - bought(before), after.packs.grams))
    : amountText(after.unit, after.buy - before.buy)

/**
 * What changes between two lists. What is ticked has been bought and is left alone: it is neither removed nor made less,
 * and when more of it is needed, the change says what to buy beyond it. Amounts that come to the same packs, or read
 * the same (a bunch of another shop), are no change.
 */
export const diffShoppingLists = (
  before: ShoppingList,
  after: ShoppingList,
  isTicked: (id: ShoppingItem['id']) => boolean = () => false,
): readonly ShoppingChange[] => {
  const [old, now] = [itemsOf(before), itemsOf(after)]
  const removed = [...old.values()]
    .filter(({ id }) => !now.has(id) && !isTicked(id))
    .map((item): ShoppingChange => ({ kind: 'removed', id: item.id, name: item.name, before: textOf(item) }))
  const others = [...now.values()].flatMap((item): readonly ShoppingChange[] => {
    const was = old.get(item.id)
    const base = { id: item.id, name: item.name, after: textOf(item) }
    if (!was) return [{ kind: 'added', ...base }]
    const more = bought(item) - bought(was)
    if (more === 0 || textOf(item) === textOf(was) || (more < 0 && isTicked(item.id))) return []
    const further = more > 0 && isTicked(item.id) ? furtherOf(was, item) : undefined
    return [{ kind: more > 0 ? 'more' : 'less', ...base, before: textOf(was), ...(further && { further }) }]
  })
  return [...others, ...removed]
}
