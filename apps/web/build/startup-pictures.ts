import { crc32, deflateSync } from 'node:zlib'
import type { Plugin } from 'vite'

/**
 * The screens of iPhones and iPads in pixels, upright: iOS takes a picture for the start of an installed app only when it
 * has exactly the size of the screen (Apple, Human Interface Guidelines, "Layout", 2025).
 */
const screens = [
  '750x1334@2',
  '828x1792@2',
  '1125x2436@3',
  '1170x2532@3',
  '1179x2556@3',
  '1206x2622@3',
  '1242x2208@3',
  '1242x2688@3',
  '1260x2736@3',
  '1284x2778@3',
  '1290x2796@3',
  '1320x2868@3',
  '1488x2266@2',
  '1536x2048@2',
  '1620x2160@2',
  '1640x2360@2',
  '1668x2224@2',
  '1668x2388@2',
  '1668x2420@2',
  '2048x2732@2',
  '2064x2752@2',
] as const

type Colour = readonly [red: number, green: number, blue: number]

type Theme = 'light' | 'dark'

/** `paper`, `ember` and `ink` of `tokens.css`. */
const themes: Readonly<Record<Theme, { readonly paper: Colour; readonly marks: readonly Colour[] }>> = {
  light: {
    paper: [250, 247, 242],
    marks: [
      [234, 88, 12],
      [28, 25, 23],
    ],
  },
  dark: {
    paper: [18, 16, 14],
    marks: [
      [251, 146, 60],
      [245, 241, 234],
    ],
  },
}

/** The arcs of the logo in its own 32 units around its middle, from the top clockwise, with round ends. */
const arcs = [
  { radius: 11.5, turn: 1.5 * Math.PI },
  { radius: 4.75, turn: 0.5 * Math.PI },
] as const
const STROKE = 4.5
const UNITS = 32
/** How wide the logo is shown, in points. */
const LOGO_POINTS = 96
/** How finely the edge of a stroke is blended into the paper. */
const SHADES = 16

/** How far a point is from the middle line of an arc. */
const distanceTo = ({ radius, turn }: (typeof arcs)[number], x: number, y: number): number => {
  const angle = (Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI)
  if (angle <= turn) return Math.abs(Math.hypot(x, y) - radius)
  const toEnd = (at: number) => Math.hypot(x - radius * Math.sin(at), y + radius * Math.cos(at))
  return Math.min(toEnd(0), toEnd(turn))
}

/** The place in the palette of a point of the logo: 0 is paper, then the shades of each mark. */
const shadeAt = (x: number, y: number, pixelsPerUnit: number): number => {
  for (const [mark, arc] of arcs.entries()) {
    const covered = (STROKE / 2 - distanceTo(arc, x, y)) * pixelsPerUnit + 0.5
    if (covered > 0) return mark * SHADES + Math.max(1, Math.round(Math.min(1, covered) * SHADES))
  }
  return 0
}

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

const paletteOf = (theme: Theme): Uint8Array => {
  const { paper, marks } = themes[theme]
  const blend = (mark: Colour, part: number) =>
    mark.map((value, at) => Math.round(value * part + (paper[at] ?? 0) * (1 - part)))
  const shades = marks.flatMap((mark) => Array.from({ length: SHADES }, (_, at) => blend(mark, (at + 1) / SHADES)))
  return Uint8Array.from([...paper, ...shades.flat()])
}

/** The logo in the middle of a screen of `width` times `height` pixels, `scale` of which make a point: a PNG with a palette for each theme. */
export function startupPicture(width: number, height: number, scale: number): Readonly<Record<Theme, Buffer>> {
  const pixelsPerUnit = (LOGO_POINTS * scale) / UNITS
  const half = (LOGO_POINTS * scale) / 2
  // Each line begins with its filter, which is none.
  const lines = Buffer.alloc((width + 1) * height)
  for (let y = Math.floor(height / 2 - half); y < height / 2 + half; y += 1) {
    for (let x = Math.floor(width / 2 - half); x < width / 2 + half; x += 1) {
      const [right, down] = [(x + 0.5 - width / 2) / pixelsPerUnit, (y + 0.5 - height / 2) / pixelsPerUnit]
      lines[y * (width + 1) + 1 + x] = shadeAt(right, down, pixelsPerUnit)
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits for a place in the palette.
  header.set([8, 3], 8)
  const data = chunk('IDAT', deflateSync(lines))
  const picture = (theme: Theme): Buffer =>
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('PLTE', paletteOf(theme)),
      data,
      chunk('IEND', new Uint8Array()),
    ])
  return { light: picture('light'), dark: picture('dark') }
}

/** Lays the pictures into the build that iPhones and iPads show while the installed app starts; `before-paint.ts` names the one of the device. */
export const startupPictures = (): Plugin => ({
  name: 'startup-pictures',
  apply: 'build',
  generateBundle() {
    for (const screen of screens) {
      const [width = 0, height = 0, scale = 0] = screen.split(/[x@]/).map(Number)
      for (const [theme, source] of Object.entries(startupPicture(width, height, scale))) {
        this.emitFile({ type: 'asset', fileName: `startup/${width}x${height}-${theme}.png`, source })
      }
    }
  },
})
