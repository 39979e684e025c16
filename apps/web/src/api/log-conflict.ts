import { type MealLogData, mealLogs } from '@pacemeal/protocol'
import { findDocument } from './documents.ts'

const textOf = (value: unknown): string => JSON.stringify(value ?? null)

/** Whether two values of a field say the same: an instant may be spelled in two ways. */
const isSame = (name: string, a: unknown, b: unknown): boolean =>
  textOf(a) === textOf(b) || (name === 'loggedAt' && Date.parse(String(a)) === Date.parse(String(b)))

/**
 * Whether a stored log holds, in a field that `data` changes, what neither this device has written nor `known` says: another
 * device's change, which goes. One that is gone has none.
 */
export async function isChangedElsewhere(
  id: string,
  data: Partial<MealLogData>,
  known: readonly Partial<MealLogData>[],
): Promise<boolean> {
  const stored = new Map(Object.entries((await findDocument(mealLogs, id)) ?? data))
  const mine = [data, ...known].map((values) => new Map<string, unknown>(Object.entries(values)))
  return Object.keys(data).some((name) => !mine.some((values) => isSame(name, values.get(name), stored.get(name))))
}
