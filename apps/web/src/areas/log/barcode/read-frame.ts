import {
  type Agreement,
  type CodeSymbol,
  type GreyPicture,
  gatherSightings,
  hasLightMargins,
  type Look,
  looksAt,
  type ProductCode,
  type Sighting,
} from '@pacemeal/domain/barcode'
import { type ReaderOptions, readBarcodes } from 'zxing-wasm/reader'

/** What the library is asked for. */
export const zxingOptions: ReaderOptions = {
  formats: ['EAN13', 'UPCA', 'EAN8', 'UPCE'],
  tryHarder: true,
  tryRotate: true,
  // Turning, inverting and enlarging is done before: each look is one of them.
  tryInvert: false,
  tryDownscale: false,
  maxNumberOfSymbols: 2,
  textMode: 'Plain',
}

/** How many of its narrowest bars each symbol is wide. */
const MODULES: Readonly<Record<CodeSymbol, number>> = { EAN13: 95, UPCA: 95, EAN8: 67, UPCE: 51 }

const isSymbol = (format: string): format is CodeSymbol => format in MODULES

/** The picture in the form that the library takes. */
export const inColour = ({ width, height, data }: GreyPicture) => {
  // Four equal bytes at a time: red, green, blue, and an opacity that the library does not look at.
  const pixels = new Uint32Array(width * height)
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (data[at] ?? 0) * 0x01010101
  return { width, height, data: new Uint8ClampedArray(pixels.buffer), colorSpace: 'srgb' as const }
}

/** Every symbol that zxing finds in one look. */
export async function sightingsIn({ picture, isUpright }: Look): Promise<readonly Sighting[]> {
  const results = await readBarcodes(inColour(picture) as ImageData, { ...zxingOptions, tryRotate: !isUpright })
  return results.flatMap(({ format, text, position, isInverted, isValid }): readonly Sighting[] => {
    if (!isValid || !isSymbol(format)) return []
    const { topLeft, topRight, bottomLeft, bottomRight } = position
    const start = { x: (topLeft.x + bottomLeft.x) / 2, y: (topLeft.y + bottomLeft.y) / 2 }
    const end = { x: (topRight.x + bottomRight.x) / 2, y: (topRight.y + bottomRight.y) / 2 }
    const hasMargins = hasLightMargins(picture, start, end, MODULES[format], isInverted)
    return [{ symbol: format, digits: text, hasMargins }]
  })
}

/** Looks at a frame in all ways until the sightings, with those of earlier frames, agree on a code, or until it is over. */
export async function readFrame(
  frame: GreyPicture,
  agreement: Agreement = gatherSightings(),
  isOver: () => boolean = () => false,
): Promise<ProductCode | undefined> {
  for (const look of looksAt(frame)) {
    for (const sighting of await sightingsIn(look)) {
      const code = agreement.add(sighting)
      if (code !== undefined) return code
    }
    if (isOver()) return undefined
  }
  return undefined
}
