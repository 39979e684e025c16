import { Trans } from '@lingui/react/macro'
import type { ActivityDoubts } from '@pacemeal/domain'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { doubtsText } from './doubts-text.ts'

export interface ActivityQuestionProps {
  doubts: ActivityDoubts
  confirmLabel: string
  onConfirm: () => void
  onChange: () => void
}

/** Asks whether unlikely times are meant, in the place of the sheet's buttons. */
export function ActivityQuestion({ doubts, confirmLabel, onConfirm, onChange }: ActivityQuestionProps) {
  const textId = useId()
  const safe = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone: the keyboard goes on at the answer that changes nothing.
  useEffect(() => safe.current?.focus(), [])
  return (
    <fieldset aria-labelledby={textId} className="flex min-w-0 flex-col gap-2">
      <p id={textId} role="alert" className="rounded-control bg-warning-tint px-4 py-3 text-16 text-warning-ink">
        {doubtsText(doubts)}
      </p>
      <Button ref={safe} size="large" full aria-describedby={textId} onClick={onChange}>
        <Trans>Change the times</Trans>
      </Button>
      <Button variant="quiet" size="large" full aria-describedby={textId} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </fieldset>
  )
}
