import { useLingui } from '@lingui/react/macro'
import { Suspense, useRef } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { findRecognizer } from '../voice/recognizer.ts'
import type { Eatable } from './eatable.ts'
import { UnknownWords } from './unknown-words.tsx'

const VoiceInput = lazyPart(async () => (await import('../voice/voice-input.tsx')).VoiceInput, { isQuiet: true })

/** Most letters of a meal in words. */
export const MAX_SAID_WORDS = 500

interface WordsFieldProps {
  words: string
  unknown: readonly string[]
  /** Words that repeat a meal where there is none. */
  unrepeated: string | undefined
  /** The catalogue could not be fetched, so that nothing can be read. */
  hasFailed: boolean
  onUse: () => void
  onChange: (words: string) => void
  /** Somebody begins to look up words that nobody here knows. */
  onSearch: (words: string) => void
  onFound: (words: string, eatable: Eatable) => void
  onDismiss: (words: string) => void
}

/** Says a meal in words: typed, or spoken where the browser understands speech. It is read while it is written, on this device. */
export function WordsField({
  words,
  unknown,
  unrepeated,
  hasFailed,
  onUse,
  onChange,
  onSearch,
  onFound,
  onDismiss,
}: WordsFieldProps) {
  const { t } = useLingui()
  const field = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<number>(null)
  const hasVoice = findRecognizer() !== undefined
  return (
    <div className="relative flex flex-col gap-2">
      <TextArea
        ref={field}
        label={t`Say it in words`}
        rows={2}
        value={words}
        maxLength={MAX_SAID_WORDS}
        placeholder={t`2 eggs, 80 g oats, flat white`}
        autoCapitalize="none"
        hint={
          words.length < MAX_SAID_WORDS
            ? undefined
            : t`This field takes ${MAX_SAID_WORDS} characters. Log the rest as another meal.`
        }
        error={hasFailed ? t`Reading words needs a connection once. Type the figures instead.` : undefined}
        onFocus={onUse}
        onSelect={(event) => {
          caret.current = event.currentTarget.selectionEnd
        }}
        onChange={(event) => onChange(event.target.value)}
        className={classNames('resize-none!', hasVoice && 'pr-13')}
      />
      {hasVoice ? (
        <Suspense>
          <VoiceInput
            text={words}
            limit={MAX_SAID_WORDS}
            field={field}
            caret={caret}
            onStart={onUse}
            onText={onChange}
          />
        </Suspense>
      ) : null}
      <UnknownWords
        words={unknown}
        unrepeated={unrepeated}
        onSearch={onSearch}
        onFound={onFound}
        onDismiss={onDismiss}
      />
    </div>
  )
}
