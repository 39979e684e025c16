import { type CameraProblem, cameraProblemOf } from './camera-problem.ts'

/** There is no camera picture; `problem` says why. */
export class CameraFailure extends Error {
  readonly problem: CameraProblem

  constructor(problem: CameraProblem) {
    super(problem)
    this.name = 'CameraFailure'
    this.problem = problem
  }
}

/** What every camera is asked for, in pixels (product specification). */
const resolution = {
  width: { ideal: 1280, max: 1920 },
  height: { ideal: 720, max: 1080 },
  aspectRatio: { ideal: 4 / 3 },
} as const satisfies MediaTrackConstraints

/** The cameras to try, in order: rear, front, any. */
export const cameraChoices: readonly MediaStreamConstraints[] = [
  { audio: false, video: { ...resolution, facingMode: { exact: 'environment' } } },
  { audio: false, video: { ...resolution, facingMode: { exact: 'user' } } },
  { audio: false, video: resolution },
]

/** Another camera does not change these. */
const isFinal = (problem: CameraProblem): boolean => problem === 'denied' || problem === 'unsupported'

interface CameraPlace {
  readonly isSecureContext: boolean
  readonly mediaDevices: Pick<MediaDevices, 'getUserMedia'> | undefined
}

/** Opens the first camera that can be had. Rejects with a `CameraFailure`, the last camera's problem. */
export async function openCamera({ isSecureContext, mediaDevices }: CameraPlace): Promise<MediaStream> {
  if (!isSecureContext) throw new CameraFailure('insecure')
  if (typeof mediaDevices?.getUserMedia !== 'function') throw new CameraFailure('unsupported')
  let last: CameraProblem = 'not-found'
  for (const choice of cameraChoices) {
    try {
      return await mediaDevices.getUserMedia(choice)
    } catch (thrown) {
      last = cameraProblemOf(thrown)
      if (isFinal(last)) break
    }
  }
  throw new CameraFailure(last)
}

export const stopCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop()
}
