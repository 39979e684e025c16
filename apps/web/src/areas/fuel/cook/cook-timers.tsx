import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { bottomBar } from '../../../ui/bottom-bars.ts'
import { tellOutside } from '../../../ui/outside-message.ts'
import { useSeconds } from '../../../ui/use-seconds.ts'
import { prepareAlarmOnTap, ringAlarm, silenceAlarm } from './alarm.ts'
import { TimerRow } from './timer-row.tsx'
import { useTimers } from './use-timers.ts'

/** The running timers, over whatever screen is shown; they ring here. The cook view shows them in a place of its own. */
export function CookTimers({ userId, isCooking }: { userId: string; isCooking: boolean }) {
  const { t } = useLingui()
  const timers = useTimers(userId)
  const now = useSeconds(timers.length > 0)
  const over = timers.filter(({ endsAt }) => endsAt <= now)
  const isRinging = over.length > 0
  const told = useRef(new Set<string>())
  useEffect(prepareAlarmOnTap, [])
  useEffect(() => {
    if (isRinging) ringAlarm()
    return silenceAlarm
  }, [isRinging])
  useEffect(() => {
    for (const { id, endsAt, dish, words, path } of over) {
      const end = `${id} ${endsAt}`
      if (told.current.has(end)) continue
      told.current.add(end)
      void tellOutside(t`Time is up`, `${dish}, ${words}`, { path, tag: `timer ${path}` })
    }
  }, [over, t])
  if (timers.length === 0) return null
  return (
    <>
      <p role="alert" className="sr-only">
        {over.map(({ dish, words }) => t`Time is up: ${dish}, ${words}`).join('. ')}
      </p>
      {isCooking ? null : (
        <section
          ref={bottomBar}
          aria-label={plural(timers.length, { one: '# timer', other: '# timers' })}
          className="fixed inset-x-0 bottom-[calc(5.25rem+env(safe-area-inset-bottom))] z-40 mx-auto max-w-120 px-3 wide:inset-x-auto wide:right-8 wide:bottom-6 wide:w-96 print:hidden"
        >
          <ul className="flex flex-col gap-2 rounded-card shadow-soft">
            {timers.map((timer) => (
              <TimerRow key={timer.id} userId={userId} timer={timer} now={now} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
