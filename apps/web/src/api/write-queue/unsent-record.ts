import type { WriteEntry } from './entry.ts'

/** What of an owner's writes waited in this browser when that was last noted. */
export interface UnsentRecord {
  readonly count: number
  /** When the newest of them was made, in epoch milliseconds. */
  readonly newestAt: number
}

/** A place for a short text that outlives the queue's own store. */
export interface RecordPlace {
  read(name: string): string | undefined
  /** Null removes it. */
  write(name: string, text: string | null): void
}

const nameOf = (owner: string): string => `unsent-${owner}`

const RECORD = /^(\d+)-(\d+)$/

const findRecord = (text = ''): UnsentRecord | undefined => {
  const [, count, newestAt] = RECORD.exec(text) ?? []
  return count === undefined ? undefined : { count: Number(count), newestAt: Number(newestAt) }
}

/** How much of an owner's waits in this browser, noted beside the store itself: a browser may clear that one. */
export function openUnsentRecord(place: RecordPlace) {
  return {
    /** Notes what waits, as far as it outlives the page. */
    note(owner: string, entries: readonly Pick<WriteEntry, 'createdAt' | 'isHeld'>[]): void {
      const kept = entries.filter(({ isHeld }) => !isHeld)
      const newestAt = Math.max(...kept.map(({ createdAt }) => createdAt))
      place.write(nameOf(owner), kept.length === 0 ? null : `${kept.length}-${newestAt}`)
    },
    /** What was noted of the owner; undefined while nothing waits. */
    find: (owner: string): UnsentRecord | undefined => findRecord(place.read(nameOf(owner))),
  }
}

/** A year, in seconds; browsers keep no cookie for much longer. */
const MAX_AGE = 31_536_000

/** The cookies of pages below the path, not cleared with what pages store. A page that may have none goes without. */
export const cookiesOf = (path: string): RecordPlace => ({
  read: (name) => {
    try {
      const found = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
      return found?.slice(name.length + 1)
    } catch {
      return undefined
    }
  },
  write: (name, text) => {
    const age = text === null ? 0 : MAX_AGE
    try {
      const secure = location.protocol === 'https:' ? '; Secure' : ''
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there in every browser, and answers too late.
      document.cookie = `${name}=${text ?? ''}; Path=${path}; Max-Age=${age}; SameSite=Strict${secure}`
    } catch {
      // Then the loss of what waits cannot be told later; what waits is not harmed.
    }
  },
})
