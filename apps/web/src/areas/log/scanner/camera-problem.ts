import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why there is no picture from a camera. */
export const cameraProblems = [
  'denied',
  'not-found',
  'unsupported',
  'insecure',
  'in-use',
  'requirements-not-met',
  'feed-failed',
] as const
export type CameraProblem = (typeof cameraProblems)[number]

/** Names of what `getUserMedia` rejects with, those of older browsers too. */
const problemByName: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  PermissionDeniedError: 'denied',
  PermissionDismissedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'not-found',
  DevicesNotFoundError: 'not-found',
  NotReadableError: 'in-use',
  TrackStartError: 'in-use',
  AbortError: 'in-use',
  OverconstrainedError: 'requirements-not-met',
  ConstraintNotSatisfiedError: 'requirements-not-met',
  NotSupportedError: 'unsupported',
  TypeError: 'unsupported',
}

/** The problem behind what asking for a camera threw. */
export function cameraProblemOf(thrown: unknown): CameraProblem {
  const name = typeof thrown === 'object' && thrown !== null && 'name' in thrown ? String(thrown.name) : ''
  return problemByName[name] ?? 'feed-failed'
}

export interface CameraGuidance {
  /** What happened. */
  readonly message: MessageDescriptor
  /** What to do about it, in order. */
  readonly steps: readonly MessageDescriptor[]
  /** Whether asking again can help without a reload or another device. */
  readonly mayRetry: boolean
}

/** Stands over every problem (product specification). */
export const CAMERA_UNAVAILABLE = msg`Camera Unavailable`

export const cameraGuidance: Readonly<Record<CameraProblem, CameraGuidance>> = {
  denied: {
    message: msg`Camera permission was denied.`,
    steps: [
      msg`Tap the camera or lock icon beside the address, or open the app’s settings.`,
      msg`Set Camera to Allow.`,
      msg`Come back here and tap Try Again.`,
    ],
    mayRetry: true,
  },
  'not-found': {
    message: msg`No camera was found on this device.`,
    steps: [
      msg`Connect a camera, or switch on the one you have.`,
      msg`Check that it is not disabled in the system’s settings.`,
      msg`Tap Try Again, or upload a photo instead.`,
    ],
    mayRetry: true,
  },
  unsupported: {
    message: msg`Camera is not supported on this device`,
    steps: [
      msg`This browser gives pages no camera. Open Pacemeal in a current Chrome, Safari, Firefox or Edge.`,
      msg`If you opened it inside another app, choose Open in Browser.`,
      msg`Or upload a photo from here.`,
    ],
    mayRetry: false,
  },
  insecure: {
    message: msg`The camera needs a secure connection.`,
    steps: [
      msg`Browsers open the camera only on an address that begins with https://.`,
      msg`Open Pacemeal at its https:// address.`,
      msg`Or upload a photo from here.`,
    ],
    mayRetry: false,
  },
  'in-use': {
    message: msg`The camera is in use by another app.`,
    steps: [
      msg`Close other apps and tabs that use the camera, such as video calls.`,
      msg`Tap Try Again.`,
      msg`If it is still busy, restart the browser.`,
    ],
    mayRetry: true,
  },
  'requirements-not-met': {
    message: msg`No camera here meets the requirements.`,
    steps: [
      msg`Tap Try Again to ask every camera once more.`,
      msg`Connect another camera if you have one.`,
      msg`Or upload a photo from here.`,
    ],
    mayRetry: true,
  },
  'feed-failed': {
    message: msg`Failed to load camera feed`,
    steps: [
      msg`Tap Try Again.`,
      msg`Check that the camera is still connected.`,
      msg`If it stays dark, reload the page or upload a photo.`,
    ],
    mayRetry: true,
  },
}
