import { useLingui } from '@lingui/react/macro'
import { SendHorizontal } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { unlessBlank, useDraft } from '../../api/drafts.ts'
import { Spinner } from '../../ui/spinner.tsx'

/** As long as the stored text may be. */
const MAX_LENGTH = 4000

export interface ComposerProps {
  isSending: boolean
  /** Settles when the message is kept; rejects when it is not, and the text stays. */
  onSend: (text: string) => Promise<unknown>
}

/** Where a message is written. Enter sends, Shift+Enter begins a new line. */
export function Composer({ isSending, onSend }: ComposerProps) {
  const { t } = useLingui()
  const [text, setText] = useDraft('support', () => '', unlessBlank)
  const isBlank = text.trim() === ''
  const send = async () => {
    if (isBlank || isSending) return
    try {
      await onSend(text.trim())
      setText('')
    } catch {
      // Told where it was sent from; what was typed is still here.
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being composed, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      className="flex items-end gap-2 rounded-card border border-edge bg-surface p-1 pl-4 has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-ember-ink"
    >
      <textarea
        aria-label={t`Message`}
        placeholder={t`Write a message`}
        rows={1}
        maxLength={MAX_LENGTH}
        value={text}
        readOnly={isSending}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-40 min-h-11 min-w-0 grow resize-none bg-transparent py-2.5 text-16 text-ink outline-none"
      />
      <button
        type="submit"
        aria-label={t`Send`}
        title={t`Send`}
        aria-busy={isSending || undefined}
        disabled={isBlank || isSending}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-action text-on-action transition-colors duration-150 hover:bg-action-strong disabled:bg-sunken disabled:text-muted"
      >
        {isSending ? <Spinner /> : <SendHorizontal size={20} aria-hidden />}
      </button>
    </form>
  )
}
