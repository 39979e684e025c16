import { findRecognizer } from './recognizer.ts'
import { heardIn } from './spoken-text.ts'

interface Listener {
  /** All that was understood since the start, each time that it changes. */
  readonly onHeard: (words: string) => void
  /** It will hear no more; `problem` is the browser's name of what went wrong. */
  readonly onEnd: (problem?: string) => void
}

/** A recognizer that listens. */
export interface Listening {
  /** Listens no longer; what was said until now may still be told. */
  readonly stop: () => void
  /** Forgets what it has not told yet. */
  readonly abort: () => void
}

/**
 * Listens to one utterance: until a pause, as browsers measure it. Those of Android repeat earlier results when they are
 * asked to listen on.
 */
export function listen(language: string, { onHeard, onEnd }: Listener): Listening {
  const Recognizer = findRecognizer()
  if (!Recognizer) {
    onEnd('service-not-allowed')
    return { stop: () => undefined, abort: () => undefined }
  }
  const recognizer = new Recognizer()
  recognizer.lang = language
  recognizer.interimResults = true
  recognizer.continuous = false
  let isOver = false
  let isHeard = false
  let isStopped = false
  const end = (problem?: string) => {
    if (isOver) return
    isOver = true
    onEnd(problem)
  }
  recognizer.addEventListener('result', (event) => {
    const words = heardIn((event as SpeechRecognitionEvent).results)
    if (isOver || words === '') return
    isHeard = true
    onHeard(words)
  })
  recognizer.addEventListener('error', (event) => end((event as SpeechRecognitionErrorEvent).error))
  recognizer.addEventListener('end', () => end(isHeard || isStopped ? undefined : 'no-speech'))
  try {
    recognizer.start()
  } catch (thrown) {
    end(thrown instanceof DOMException && thrown.name === 'NotAllowedError' ? 'not-allowed' : 'unknown')
  }
  return {
    stop: () => {
      isStopped = true
      recognizer.stop()
    },
    abort: () => {
      isOver = true
      recognizer.abort()
    },
  }
}
