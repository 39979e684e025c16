interface TextStyle {
  readonly size: number
  readonly bold?: boolean
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly fill?: string
  readonly font?: string
}

/** A panel that is being drawn: what it is drawn with, and how far down it is. */
export interface Ink {
  readonly width: number
  y: number
  write(x: number, text: string, style: TextStyle): void
  /** Running text between two edges; goes down by its lines. */
  run(left: number, right: number, text: string, style: TextStyle): void
  rule(thickness: number, left?: number, right?: number): void
  rect(x: number, y: number, width: number, height: number, fill: string): void
  svg(paper: string): { readonly svg: string; readonly height: number }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
/** Width of an average character, in ems. */
const EM = 0.55

export const openInk = (width: number, ink: string, font: string): Ink => {
  const parts: string[] = []
  return {
    width,
    y: 20,
    write(x, text, { size, bold = false, anchor = 'start', fill = ink, font: own = font }) {
      parts.push(
        `<text x="${x}" y="${this.y}" font-size="${size}" font-family="${own}" text-anchor="${anchor}" fill="${fill}"${bold ? ' font-weight="bold"' : ''}>${escaped(text)}</text>`,
      )
    },
    run(left, right, text, style) {
      const most = Math.floor((right - left) / (style.size * EM * (style.bold === true ? 1.08 : 1)))
      let line = ''
      for (const word of [...text.split(' '), '']) {
        if (word !== '' && `${line} ${word}`.trim().length <= most) {
          line = `${line} ${word}`.trim()
          continue
        }
        this.write(style.anchor === 'middle' ? (left + right) / 2 : left, line, style)
        this.y += style.size * 1.25
        line = word
      }
      if (line !== '') {
        this.write(left, line, style)
        this.y += style.size * 1.25
      }
    },
    rule(thickness, left = 20, right = width - 20) {
      parts.push(`<rect x="${left}" y="${this.y}" width="${right - left}" height="${thickness}" fill="${ink}"/>`)
      this.y += thickness
    },
    rect(x, y, w, h, fill) {
      parts.push(`<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`)
    },
    svg(paper) {
      const height = Math.ceil(this.y + 24)
      const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/>${parts.join('')}</svg>`
      return { svg: picture, height }
    },
  }
}
