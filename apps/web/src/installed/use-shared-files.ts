import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { takeSharedFiles } from './shared-files.ts'

/** Hands the files that another app shared to `take`, once, on the screen that the share led to. */
export function useSharedFiles(take: (files: readonly File[]) => void): void {
  const [search, setSearch] = useSearchParams()
  const isShared = search.has('shared')
  const receive = useEffectEvent(async () => {
    const files = await takeSharedFiles()
    setSearch(
      (now) => {
        now.delete('shared')
        return now
      },
      { replace: true },
    )
    if (files.length > 0) take(files)
  })
  useEffect(() => {
    if (isShared) void receive()
  }, [isShared])
}
