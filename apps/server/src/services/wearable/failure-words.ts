import type { WearableFailure, WearableFailureReason } from '../../providers/wearable/wearable-failure.ts'

const words: Readonly<Record<WearableFailureReason, string>> = {
  timeout: 'The wearable service does not answer. Please try again in a few minutes.',
  unavailable: 'The wearable service has a problem. Please try again in a few minutes.',
  busy: 'The wearable service is busy. Please try again in a few minutes.',
  pending: 'Your device’s data is still on its way. Please try again in a few minutes.',
  expired: 'Your device no longer lets us read its data. Disconnect it and connect it again.',
  'not-found': 'The wearable service does not know this connection. Connect your device again.',
  refused: 'The wearable service does not take the request. Please contact support.',
  malformed: 'The wearable service answered in a way we do not understand. Please try again later.',
}

/** What a failure of the wearable service means to the person, and what they can do. */
export const failureWords = ({ reason }: WearableFailure): string => words[reason]
