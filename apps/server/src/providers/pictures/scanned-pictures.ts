import { PictureFailure, type PictureRenderer } from './picture-renderer.ts'

/** Looks for malware: its name, or undefined where there is none. Throws when it could not look. */
export type MalwareScan = (bytes: Uint8Array, signal: AbortSignal) => Promise<string | undefined>

/**
 * A renderer that has what people send looked at before anything reads it as a picture. What was not looked at is not drawn;
 * previews are of pictures that were.
 *
 * @param onAway - hears why nothing could be looked at
 */
export const scannedPictures = (
  renderer: PictureRenderer,
  scan: MalwareScan,
  onAway: (error: unknown) => void,
): PictureRenderer => ({
  draw(request) {
    const { drawing, signal } = request
    if (drawing.kind !== 'redraw') return renderer.draw(request)
    const look = async (bytes: Uint8Array): Promise<string | undefined> => {
      try {
        return await scan(bytes, signal)
      } catch (error) {
        signal.throwIfAborted()
        onAway(error)
        throw new PictureFailure('not-scanned', 'It could not be scanned.')
      }
    }
    return renderer.draw({
      ...request,
      async open() {
        const bytes = await request.open()
        const found = await look(bytes)
        if (found !== undefined) throw new PictureFailure('infected', `It holds ${found}.`)
        return bytes
      },
    })
  },
  close: () => renderer.close(),
})
