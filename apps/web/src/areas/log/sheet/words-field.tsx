import { useLingui } from '@lingui/react/macro'
import { TextArea } from '../../../ui/text-area.tsx'
import type { Eatable } from './eatable.ts'
import { UnknownWords } from './unknown-words.tsx'

/** Most letters of a meal in words. */
export const MAX_SAID_WORDS = 500

interface WordsFieldProps {
  words: string
  unknown: readonly string[]
  /** The catalogue could not be fetched, so that nothing can be read. */
  hasFailed: boolean
  onUse: () => void
  onChange: (words: string) => void
  onFound: (words: string, eatable: Eatable) => void
  onDismiss: (words: string) => void
}

/** Says a meal in words: typed, or dictated with the phone's keyboard. It is read while it is written, on this device. */
export function WordsField({ words, unknown, hasFailed, onUse, onChange, onFound, onDismiss }: WordsFieldProps) {
  const { t } = useLingui()
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        label={t`Say it in words`}
        rows={2}
        value={words}
        maxLength={MAX_SAID_WORDS}
        placeholder={t`2 eggs, 80 g oats, flat white`}
        autoCapitalize="none"
        error={hasFailed ? t`Reading words needs a connection once. Type the figures instead.` : undefined}
        onFocus={onUse}
        onChange={(event) => onChange(event.target.value)}
        className="resize-none!"
      />
      <UnknownWords words={unknown} onFound={onFound} onDismiss={onDismiss} />
    </div>
  )
}
