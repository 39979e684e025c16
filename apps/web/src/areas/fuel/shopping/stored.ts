import { isJsonObject, type LocalDate, parseJson } from '@pacemeal/domain'

/** A text of this device as data; undefined for none, or one that cannot be read. */
export function readStored(key: string): unknown {
  try {
    return parseJson(localStorage.getItem(key) ?? '')
  } catch {
    return undefined
  }
}

/** Keeps data on this device; where storage is full or blocked it lives as long as the page. */
export function writeStored(key: string, data: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(data))
  } catch {
    // The page shows it still.
  }
}

/** Forgets what was kept under a key. */
export function dropStored(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing is kept where storage is blocked.
  }
}

/** The numbers in stored data, by their names. */
export const numbersIn = (data: unknown): Readonly<Record<string, number>> =>
  isJsonObject(data)
    ? Object.fromEntries(
        Object.entries(data).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
      )
    : {}

/** Drops what was kept under a prefix for weeks before a Monday. */
export function forgetWeeksBefore(prefix: string, monday: LocalDate): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(prefix) && key.slice(prefix.length) < monday) localStorage.removeItem(key)
    }
  } catch {
    // Nothing is kept where storage is blocked.
  }
}
