import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why nothing could be understood, by the browser's own name for it, each with a way on. */
const problems: Readonly<Record<string, MessageDescriptor>> = {
  'not-allowed': msg`The microphone is not allowed for this page. Allow it beside the address or in the app’s settings and tap the microphone again, or type.`,
  'service-not-allowed': msg`This browser does not turn speech into text here. On an iPhone, switch on Dictation in Settings. Or type, or speak with the keyboard’s own microphone.`,
  'no-speech': msg`Nothing was heard. Tap the microphone and speak, or type.`,
  'audio-capture': msg`No microphone was found. Connect one or close the app that uses it, or type.`,
  network: msg`The browser’s speech service could not be reached. Try again with a connection, or type.`,
  'language-not-supported': msg`This browser does not understand speech in this language. Type instead, or speak with the keyboard’s own microphone.`,
}

const OTHER = msg`The browser stopped listening. Tap the microphone to try again, or type.`

/** What to say of an error of the recognizer; undefined for an end that was asked for. */
export const voiceProblem = (code: string): MessageDescriptor | undefined =>
  code === 'aborted' ? undefined : (problems[code] ?? OTHER)
