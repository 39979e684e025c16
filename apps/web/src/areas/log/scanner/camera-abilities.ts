import type { ZoomCapability } from '@pacemeal/domain'
import { isJsonObject } from '@pacemeal/domain'

/** What the open camera can do by itself. */
export interface CameraAbilities {
  readonly hasTorch: boolean
  readonly zoom: ZoomCapability | null
}

declare global {
  // Of the Image Capture extension, which the DOM types do not carry.
  interface MediaTrackConstraintSet {
    torch?: boolean
    zoom?: number
  }
}

/** Reads a track's capabilities with suspicion: browsers differ in whether and how they say them. */
export function readAbilities(capabilities: unknown): CameraAbilities {
  if (!isJsonObject(capabilities)) return { hasTorch: false, zoom: null }
  const { torch, zoom } = capabilities
  const range = isJsonObject(zoom) ? zoom : {}
  return {
    // Some say `true`, some list the values that can be set.
    hasTorch: torch === true || (Array.isArray(torch) && torch.includes(true)),
    zoom:
      typeof range.min === 'number' && typeof range.max === 'number' && range.min > 0 && range.max > range.min
        ? { min: range.min, max: range.max }
        : null,
  }
}

/** What a track can do; nothing where the browser cannot say. */
export const abilitiesOf = (track: MediaStreamTrack): CameraAbilities =>
  readAbilities(typeof track.getCapabilities === 'function' ? track.getCapabilities() : null)

/** Sets the torch or the camera's own zoom; whether the camera took it. */
export async function adjustCamera(track: MediaStreamTrack, setting: MediaTrackConstraintSet): Promise<boolean> {
  try {
    await track.applyConstraints({ advanced: [setting] })
    return true
  } catch {
    return false
  }
}
