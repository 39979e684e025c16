import { useEffect, useState } from 'react'

/** Understands restrictions as the planner does. */
export type RestrictionReader = typeof import('./reading.ts')

let loading: Promise<RestrictionReader> | undefined

/** The reader, fetched once; a fetch that failed is tried again with the next call. */
export function loadReader(): Promise<RestrictionReader> {
  loading ??= import('./reading.ts').catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** The reader or, where it cannot be fetched, null: then the planner alone reads what was typed. */
export const readerIfThere = (): Promise<RestrictionReader | null> => loadReader().catch(() => null)

/** The reader, null until it is here. */
export function useRestrictionReader(): RestrictionReader | null {
  const [reader, setReader] = useState<RestrictionReader | null>(null)
  useEffect(() => {
    let isHere = true
    readerIfThere().then((loaded) => isHere && loaded && setReader(() => loaded))
    return () => {
      isHere = false
    }
  }, [])
  return reader
}
