import sharp from 'sharp'

export interface PictureOptions {
  readonly width?: number
  readonly height?: number
  readonly format?: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'
  /** Noise cannot be compressed: about three bytes a pixel as PNG. */
  readonly noise?: boolean
}

/** A picture: left half red, right half blue, so that turning it shows. */
export const aPicture = async (options: PictureOptions = {}): Promise<Buffer> => {
  const { width = 60, height = 40, format = 'jpeg', noise = false } = options
  const ground = { width, height, channels: 3 as const }
  if (noise) {
    const speckled = { ...ground, background: 'black', noise: { type: 'gaussian' as const, mean: 128, sigma: 60 } }
    return sharp({ create: speckled })
      .toFormat(format, format === 'png' ? { compressionLevel: 0 } : {})
      .toBuffer()
  }
  const half = { create: { ...ground, width: Math.floor(width / 2), background: 'blue' } }
  return sharp({ create: { ...ground, background: 'red' } })
    .composite([{ input: half, left: Math.ceil(width / 2), top: 0 }])
    .toFormat(format)
    .toBuffer()
}

/** The same as a phone would write it: lying on its side, with the place and the device beside the pixels. */
export const aPhonePicture = async (): Promise<Buffer> =>
  sharp(await aPicture())
    .withExif({ IFD0: { Make: 'Phonemaker', Artist: 'maya@athletes.example' }, IFD3: { GPSLatitude: '59/1 20/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

export const fileOf = (bytes: Uint8Array, name: string, type = ''): File =>
  new File([Uint8Array.from(bytes)], name, { type })
