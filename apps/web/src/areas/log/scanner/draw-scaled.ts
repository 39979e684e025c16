import type { FrameSize, PicturePart } from '@pacemeal/domain'

/** What of a canvas is needed to draw on it, in a page or in a worker. */
type DrawingContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Draws a part of a picture over a whole canvas of this size. */
export function drawScaled(
  context: DrawingContext,
  source: CanvasImageSource,
  { x, y, width, height }: PicturePart,
  size: FrameSize,
): void {
  // JPEG knows no transparency: what shines through is paper, not black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, size.width, size.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, x, y, width, height, 0, 0, size.width, size.height)
}
