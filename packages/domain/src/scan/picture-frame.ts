/** What is in the frame: food on a plate, or the nutrition label of a pack. */
export const scanModes = ['plate', 'label'] as const
export type ScanMode = (typeof scanModes)[number]

/** Width and height in one unit: pixels of a picture, or of the screen. */
export interface FrameSize {
  readonly width: number
  readonly height: number
}

/** A part of a picture, measured from its upper left corner. */
export interface PicturePart extends FrameSize {
  readonly x: number
  readonly y: number
}

/** The share of the shorter side (plate) or of the width (label) that is kept (product specification). */
const KEPT_SHARE = 0.8
/** Height of a label's frame for its width: 3:4 upright. */
const LABEL_HEIGHT = 4 / 3

/** Longest side of a picture that is sent, in pixels (product specification). */
export const MAX_SIDE = 1024
/** JPEG quality of a picture that is sent (product specification). */
export const PICTURE_QUALITY = 0.75

/** The zoom slider (product specification). */
export const zoomRange = { least: 1, most: 5, step: 0.1 } as const

const centred = (frame: FrameSize, { width, height }: FrameSize): PicturePart => ({
  x: (frame.width - width) / 2,
  y: (frame.height - height) / 2,
  width,
  height,
})

/**
 * The part of a frame that is kept. A plate: the centred square of 80% of the shorter side. A label: 80% of the width
 * and 4/3 of that in height, or the whole height where the frame is lower than that.
 */
export function cropOf(mode: ScanMode, frame: FrameSize): PicturePart {
  if (mode === 'plate') {
    const side = KEPT_SHARE * Math.min(frame.width, frame.height)
    return centred(frame, { width: side, height: side })
  }
  const width = KEPT_SHARE * frame.width
  return centred(frame, { width, height: Math.min(width * LABEL_HEIGHT, frame.height) })
}

/** The part of a video that is seen on a stage which it fills (the rest hangs over the edges), enlarged from the middle. */
export function seenPart(video: FrameSize, stage: FrameSize, zoom: number): PicturePart {
  const scale = Math.max(stage.width / video.width, stage.height / video.height) * zoom
  return centred(video, { width: stage.width / scale, height: stage.height / scale })
}

/** The part of the video inside the outline that the stage shows, so that what is framed is what is sent. */
export function cropInVideo(mode: ScanMode, video: FrameSize, stage: FrameSize, zoom: number): PicturePart {
  const seen = seenPart(video, stage, zoom)
  const outline = cropOf(mode, stage)
  const scale = seen.width / stage.width
  return {
    x: seen.x + outline.x * scale,
    y: seen.y + outline.y * scale,
    width: outline.width * scale,
    height: outline.height * scale,
  }
}

/** The size of a picture whose longest side is at most 1024 px. A smaller picture keeps its own; never below one pixel. */
export function scaledSize({ width, height }: FrameSize): FrameSize {
  const scale = Math.min(1, MAX_SIDE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** What a camera can zoom by itself, in its own numbers. */
export interface ZoomCapability {
  readonly min: number
  readonly max: number
}

/** A zoom as the camera's own part, which keeps every pixel, and the rest, which enlarges the picture. */
export interface SplitZoom {
  /** The camera's own number; null when it cannot zoom. */
  readonly camera: number | null
  readonly digital: number
}

/** Shares a zoom of 1 to 5 between camera and picture: as much as the camera can do itself, the rest enlarged. */
export function splitZoom(zoom: number, capability: ZoomCapability | null): SplitZoom {
  const canZoom = capability !== null && capability.min > 0 && capability.max > capability.min
  if (!canZoom) return { camera: null, digital: zoom }
  const camera = Math.min(capability.max, capability.min * zoom)
  return { camera, digital: zoom / (camera / capability.min) }
}
