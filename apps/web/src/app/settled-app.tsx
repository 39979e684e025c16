import { useEffect, useState } from 'react'
import { useKeptZone } from '../api/kept-zone.ts'
import { loadKeepOffline } from '../areas/fuel/index.ts'
import { loadDeviceTasks } from '../areas/sync/routes.tsx'
import { useKnownProfile } from '../navigation/known-profile.ts'
import { browserZone } from '../navigation/local-day.ts'
import { fetchNotices } from '../notices/fetch-notices.ts'
import { keepRowFocus } from '../ui/row-focus.ts'
import { useFeedbackPrompt } from './use-feedback-prompt.ts'

type Tasks = Awaited<ReturnType<typeof loadDeviceTasks>>

/** What is done for the person beside any screen, once the first one stands. */
export function SettledApp({ userId }: { userId: string }) {
  useFeedbackPrompt()
  const { profile, isKnown } = useKnownProfile()
  useKeptZone(isKnown ? profile : null, browserZone())
  const [Tasks, setTasks] = useState<Tasks>()
  useEffect(keepRowFocus, [])
  useEffect(() => {
    // What cannot be fetched now is done at the next visit.
    void loadDeviceTasks()
      .then((found) => setTasks(() => found))
      .catch(() => undefined)
    void loadKeepOffline(userId)
    void fetchNotices()
  }, [userId])
  return Tasks ? <Tasks userId={userId} /> : null
}
