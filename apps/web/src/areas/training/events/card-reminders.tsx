import { Trans } from '@lingui/react/macro'
import { MINUTE_MS } from '@pacemeal/domain'
import type { FuelLine } from '@pacemeal/nutrition/race'
import { Bell } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { paths } from '../../../navigation/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { askForOutsideMessages, outsideMessages, tellOutside } from '../../../ui/outside-message.ts'
import { useWakeLock } from '../../../ui/use-wake-lock.ts'
import { lineAbout, lineTitle } from './fuel-line-words.ts'

interface Reminded {
  readonly event: string
  readonly next: FuelLine | undefined
  readonly areFluidsTold: boolean
  /** Epoch milliseconds, as `now`. */
  readonly start: number
  readonly now: number
}

/** Shakes the phone once when the minute of the next thing comes, and tells of it outside the page where that is allowed. */
export function useReminder({ event, next, areFluidsTold, start, now }: Reminded): void {
  const reminded = useRef({ start, minute: -1 })
  const isDue = next !== undefined && now >= start + next.minute * MINUTE_MS
  useEffect(() => {
    if (!isDue) return
    // What is older was told, or was passed over by who opens the card later.
    const { start: known, minute } = reminded.current
    if (known === start && next.minute <= minute) return
    reminded.current = { start, minute: next.minute }
    // Browsers refuse it, and say so on the console, before the page was touched.
    if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.([300, 150, 300])
    void tellOutside(lineTitle(next), lineAbout(next, areFluidsTold), {
      path: paths.eventCard(event),
      tag: `race ${event}`,
    })
  }, [isDue, next, areFluidsTold, event, start])
}

/** Whether the screen stays on, and whether the next thing is told while another app is open. */
export function CardReminders() {
  const lock = useWakeLock()
  const [messages, setMessages] = useState(outsideMessages)
  return (
    <div className="flex flex-col gap-2 print:hidden">
      <p role="status" className="text-14 text-muted empty:hidden">
        {lock === 'on' ? <Trans>The screen stays on while the card is open.</Trans> : null}
        {lock === 'refused' || lock === 'unsupported' ? (
          <Trans>This browser does not keep the screen on. Let your phone wait longer before it sleeps.</Trans>
        ) : null}{' '}
        {messages === 'granted' ? <Trans>While it is open behind another app, you get a notification.</Trans> : null}
        {messages === 'denied' || messages === 'unsupported' ? (
          <Trans>This browser does not let Pacemeal show notifications. Keep the card in sight.</Trans>
        ) : null}
      </p>
      {messages === 'default' ? (
        <Button
          variant="secondary"
          icon={<Bell size={18} aria-hidden />}
          onClick={() => void askForOutsideMessages().then(setMessages)}
        >
          <Trans>Notify Me of the Next Item</Trans>
        </Button>
      ) : null}
    </div>
  )
}
