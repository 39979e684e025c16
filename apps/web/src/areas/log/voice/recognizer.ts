/** What of the Web Speech API is used here. The DOM types carry its events and not the recognizer. */
export interface Recognizer extends EventTarget {
  lang: string
  interimResults: boolean
  continuous: boolean
  start(): void
  stop(): void
  abort(): void
}

type RecognizerClass = new () => Recognizer

declare global {
  interface Window {
    SpeechRecognition?: RecognizerClass
    webkitSpeechRecognition?: RecognizerClass
  }
}

/** The browser's recognizer of speech; undefined where it has none, and on a connection on which none may listen. */
export const findRecognizer = (): RecognizerClass | undefined =>
  window.isSecureContext ? (window.SpeechRecognition ?? window.webkitSpeechRecognition) : undefined
