import { escapeHtml } from '../mails/layout.ts'

/** The brand's orange. */
const EMBER = 'EA580C'

export interface InitialsOptions {
  readonly name: string
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** Six hexadecimal digits. */
  readonly background?: string
}

/** The first letters of the first and the last word, in capitals; a question mark when there is none. */
export const initialsOf = (name: string): string => {
  const words = name
    .normalize('NFC')
    .split(/[\s@._-]+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '')
  return letters.join('').toUpperCase() || '?'
}

/** Relative luminance (WCAG 2.2) of six hexadecimal digits. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** White on dark grounds and on the brand's orange, near-black on light ones: at least 3:1, enough for letters this large. */
const inkOn = (background: string): string => (1.05 / (luminance(background) + 0.05) >= 3 ? 'FFFFFF' : '1C1917')

/** An SVG of a person's initials. */
export const initialsImage = ({ name, width, height, background = EMBER }: InitialsOptions): string => {
  const size = Math.round(Math.min(width, height) * 0.4)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="100%" height="100%" fill="#${background}"/>`,
    `<text x="50%" y="50%" dy="0.35em" text-anchor="middle" fill="#${inkOn(background)}" font-size="${size}"`,
    ` font-weight="600" font-family="Figtree, Helvetica, Arial, sans-serif">${escapeHtml(initialsOf(name))}</text>`,
    '</svg>',
  ].join('')
}
