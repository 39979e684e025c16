import type { WriteEntry } from './entry.ts'
import { isKnownWrite, type KnownWrite } from './kinds.ts'

type EntryOf<Kind extends string> = WriteEntry & Extract<KnownWrite, { kind: Kind }>

/** Picks the writes of some kinds that may still arrive: the same array for the same entries. */
export function pickWrites<Kind extends KnownWrite['kind']>(...kinds: readonly Kind[]) {
  const isOfKind = (entry: WriteEntry): entry is EntryOf<Kind> =>
    isKnownWrite(entry) && kinds.some((kind) => kind === entry.kind)
  const found = new WeakMap<readonly WriteEntry[], readonly EntryOf<Kind>[]>()
  const pick = (entries: readonly WriteEntry[]): readonly EntryOf<Kind>[] => {
    const known = found.get(entries) ?? entries.filter((entry) => !entry.refused).filter(isOfKind)
    found.set(entries, known)
    return known
  }
  return { isOfKind, pick }
}
