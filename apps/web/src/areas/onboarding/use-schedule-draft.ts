import type { WeeklySchedule } from '@pacemeal/domain'
import { useEffect, useState } from 'react'
import { isOfSchedule, keepScheduleDraft, readScheduleDraft } from './answers.ts'

/** The week that is being put together, as this browser keeps it: every tab shows and changes the same one. */
export function useScheduleDraft() {
  const [schedule, setSchedule] = useState(readScheduleDraft)
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (isOfSchedule(key)) setSchedule(readScheduleDraft())
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [])
  const change = (make: (schedule: WeeklySchedule) => WeeklySchedule) => {
    const next = make(readScheduleDraft())
    setSchedule(next)
    keepScheduleDraft(next)
  }
  return { schedule, change }
}
