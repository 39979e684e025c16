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
const lostNameOf = (owner: string): string => `lost-${owner}`

/** Notes of earlier versions name no storage. */
const RECORD = /^(\d+)-(\d+)(?:-([\da-f]+))?$/

/** What was noted, and in which storage it waited. */
interface Noted extends UnsentRecord {
  readonly storage: string | undefined
}

const readNoted = (text = ''): Noted | undefined => {
  const [, count, newestAt, storage] = RECORD.exec(text) ?? []
  return count === undefined ? undefined : { count: Number(count), newestAt: Number(newestAt), storage }
}

/** How much of an owner's waits in this browser, noted beside the store itself: a browser may clear that one. */
export function openUnsentRecord(place: RecordPlace) {
  /** Keeps apart what waited in another storage than this one: it is gone, and its owner is still to hear of it. */
  const setLostAside = (owner: string, storage: string): void => {
    const noted = readNoted(place.read(nameOf(owner)))
    if (noted?.storage === undefined || noted.storage === storage) return
    const earlier = readNoted(place.read(lostNameOf(owner)))
    const count = noted.count + (earlier?.count ?? 0)
    place.write(lostNameOf(owner), `${count}-${Math.max(noted.newestAt, earlier?.newestAt ?? 0)}`)
    place.write(nameOf(owner), null)
  }
  return {
    /** Notes what waits in the storage of that name, as far as it outlives the page. */
    note(owner: string, storage: string, entries: readonly Pick<WriteEntry, 'createdAt' | 'isHeld'>[]): void {
      setLostAside(owner, storage)
      const kept = entries.filter(({ isHeld }) => !isHeld)
      const newestAt = Math.max(...kept.map(({ createdAt }) => createdAt))
      place.write(nameOf(owner), kept.length === 0 ? null : `${kept.length}-${newestAt}-${storage}`)
    },
    /** What waited when an earlier storage was cleared, once; undefined when nothing did. */
    takeLost(owner: string, storage: string): UnsentRecord | undefined {
      setLostAside(owner, storage)
      const lost = readNoted(place.read(lostNameOf(owner)))
      place.write(lostNameOf(owner), null)
      return lost && { count: lost.count, newestAt: lost.newestAt }
    },
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
