import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { abilitiesOf, type CameraAbilities } from './camera-abilities.ts'
import type { CameraProblem } from './camera-problem.ts'
import { CameraFailure, openCamera, stopCamera } from './open-camera.ts'

/** How the camera stands: initializing, then ready, or error. */
export type CameraState =
  | { readonly kind: 'initializing' }
  | {
      readonly kind: 'ready'
      readonly stream: MediaStream
      readonly track: MediaStreamTrack
      readonly abilities: CameraAbilities
    }
  | { readonly kind: 'error'; readonly problem: CameraProblem }

const initializing: CameraState = { kind: 'initializing' }

const watchVisibility = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}
const useIsVisible = (): boolean => useSyncExternalStore(watchVisibility, () => document.visibilityState !== 'hidden')

function readyState(stream: MediaStream): CameraState {
  const [track] = stream.getVideoTracks()
  if (track) return { kind: 'ready', stream, track, abilities: abilitiesOf(track) }
  stopCamera(stream)
  return { kind: 'error', problem: 'feed-failed' }
}

export interface Camera {
  readonly state: CameraState
  /** Asks for a camera once more. */
  readonly retry: () => void
  /** To be told by what shows the picture: none arrives. */
  readonly reportFeedFailure: () => void
}

/** The camera while the screen is shown: it is released on leaving and while the page is hidden, and comes back after. */
export function useCamera(): Camera {
  const [state, setState] = useState(initializing)
  const [attempt, setAttempt] = useState(0)
  const isVisible = useIsVisible()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt opens the camera anew.
  useEffect(() => {
    if (!isVisible) return
    let isHere = true
    let opened: MediaStream | undefined
    const fail = (problem: CameraProblem) => isHere && setState({ kind: 'error', problem })
    openCamera({ isSecureContext, mediaDevices: navigator.mediaDevices }).then(
      (stream) => {
        // The person left while the browser still asked.
        if (!isHere) return stopCamera(stream)
        opened = stream
        for (const track of stream.getTracks()) track.addEventListener('ended', () => fail('feed-failed'))
        setState(readyState(stream))
      },
      (thrown: unknown) => fail(thrown instanceof CameraFailure ? thrown.problem : 'feed-failed'),
    )
    return () => {
      isHere = false
      if (opened) stopCamera(opened)
      setState(initializing)
    }
  }, [isVisible, attempt])
  return {
    state,
    retry: useCallback(() => setAttempt((before) => before + 1), []),
    reportFeedFailure: () => {
      // Nobody sees its picture: it must not stay on.
      if (state.kind === 'ready') stopCamera(state.stream)
      setState({ kind: 'error', problem: 'feed-failed' })
    },
  }
}
