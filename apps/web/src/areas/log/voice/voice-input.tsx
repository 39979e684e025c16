import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Mic } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { activeLocale } from '../../../languages/active-locale.ts'
import { foodNamesOf } from '../../../languages/food-names.ts'
import { chosenUnits } from '../../../languages/units.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { type Listening, listen } from './listen.ts'
import { recognizerLanguage } from './recognizer-language.ts'
import { beginSpeaking, caretOf, retyped, type SpokenText, textOf } from './spoken-text.ts'
import { voiceProblem } from './voice-problem.ts'
import { isVoiceTold, noteVoiceTold } from './voice-told.ts'

export interface VoiceInputProps {
  text: string
  /** Most letters of the text. */
  limit: number
  field: RefObject<HTMLTextAreaElement | null>
  /** Where the caret stood in the field last; null before it was ever there. */
  caret: RefObject<number | null>
  onStart: () => void
  onText: (text: string) => void
}

/** What was spoken, in the text that it stands in. */
interface Said {
  readonly spoken: SpokenText
  readonly text: string
}

/** The microphone in a text field: what is said stands in it while it is spoken, and stays the person's to change. */
export function VoiceInput({ text, limit, field, caret, onStart, onText }: VoiceInputProps) {
  const { t } = useLingui()
  /** Counts the times that somebody began to speak; each has a recognizer of its own. */
  const [turn, setTurn] = useState(0)
  const [isListening, setListening] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<MessageDescriptor | undefined>()
  const listening = useRef<Listening | null>(null)
  const said = useRef<Said | null>(null)
  const microphone = useRef<HTMLButtonElement>(null)

  const stop = () => {
    setListening(false)
    listening.current?.stop()
  }
  const hear = useEffectEvent((words: string) => {
    if (said.current === null) return
    const spoken = { ...said.current.spoken, heard: words }
    said.current = { spoken, text: textOf(spoken, limit) }
    caret.current = caretOf(spoken, limit)
    onText(said.current.text)
  })
  const end = useEffectEvent((code?: string) => {
    setListening(false)
    setProblem(code === undefined ? undefined : voiceProblem(code))
    said.current = null
  })
  const begin = useEffectEvent(() => {
    said.current = { spoken: beginSpeaking(text, caret.current ?? text.length), text }
    const language = recognizerLanguage(activeLocale(), foodNamesOf(chosenUnits()))
    return listen(language, { onHeard: hear, onEnd: end })
  })

  useEffect(() => {
    if (turn === 0) return
    const begun = begin()
    listening.current = begun
    return () => begun.abort()
  }, [turn])

  // The caret stands behind what was spoken; somebody who types meanwhile keeps what they typed.
  useLayoutEffect(() => {
    const { current } = said
    if (current === null) return
    const { current: area } = field
    if (text === current.text) {
      const at = caretOf(current.spoken, limit)
      if (area === document.activeElement && current.spoken.heard !== '') area?.setSelectionRange(at, at)
      return
    }
    const spoken = retyped(current.spoken, text, area?.selectionEnd ?? text.length, limit)
    said.current = spoken ? { spoken, text } : null
    if (spoken) return
    setListening(false)
    listening.current?.abort()
  }, [text, limit, field])

  const stopListening = useEffectEvent(stop)
  useEffect(() => {
    if (!isListening) return
    const stopOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // The sheet around it stays open.
      event.preventDefault()
      event.stopImmediatePropagation()
      stopListening()
    }
    const stopWhenHidden = () => {
      if (document.hidden) stopListening()
    }
    addEventListener('keydown', stopOnEscape, true)
    document.addEventListener('visibilitychange', stopWhenHidden)
    return () => {
      removeEventListener('keydown', stopOnEscape, true)
      document.removeEventListener('visibilitychange', stopWhenHidden)
    }
  }, [isListening])

  const closeQuestion = () => {
    setAsking(false)
    // The pressed button goes.
    microphone.current?.focus()
  }
  const start = () => {
    noteVoiceTold()
    if (isAsking) closeQuestion()
    setProblem(undefined)
    setListening(true)
    setTurn(turn + 1)
    onStart()
  }
  const press = () => {
    if (isListening) stop()
    else if (isVoiceTold()) start()
    else setAsking(true)
  }

  return (
    <>
      <IconButton
        ref={microphone}
        label={t`Speak`}
        aria-pressed={isListening}
        className={classNames(
          'absolute! top-10 right-1',
          isListening && 'bg-action text-on-action hover:bg-action-strong',
        )}
        onClick={press}
      >
        <Mic size={20} aria-hidden className={classNames(isListening && 'motion-safe:animate-pulse')} />
      </IconButton>
      {isAsking ? (
        <div className="flex flex-col gap-2 rounded-control bg-sunken px-3 py-2.5">
          <p className="text-14 text-ink">
            <Trans>
              Your browser turns your voice into text. For that it may send what you say to a service of its maker, such
              as Google, Apple or Microsoft. Pacemeal gets the text, never the sound.
            </Trans>
          </p>
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={start}>
              <Trans>Start Speaking</Trans>
            </Button>
            <Button size="small" variant="quiet" onClick={closeQuestion}>
              <Trans>Not Now</Trans>
            </Button>
          </div>
        </div>
      ) : null}
      <p
        role="status"
        className={
          problem && !isListening
            ? 'rounded-control bg-warning-tint px-3 py-2.5 text-14 text-warning-ink'
            : isListening
              ? 'text-14 text-muted'
              : 'sr-only'
        }
      >
        {isListening ? (
          <Trans>Listening. Say what you ate.</Trans>
        ) : problem ? (
          t(problem)
        ) : turn > 0 ? (
          t`Not listening any more.`
        ) : null}
      </p>
    </>
  )
}
