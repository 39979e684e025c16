import type { SeededRandom } from '@pacemeal/testing'
import sharp from 'sharp'
import type { Panel, PanelLine } from './panel.ts'

interface Look {
  readonly font: string
  /** Width of an average character, in ems. */
  readonly charWidth: number
  readonly ink: string
  readonly paper: string
  readonly around: string
  readonly rules: 'lines' | 'stripes' | 'none'
  readonly headerInverted: boolean
}

const fonts = [
  { font: 'Liberation Sans', charWidth: 0.53 },
  { font: 'Liberation Sans', charWidth: 0.53 },
  { font: 'DejaVu Sans', charWidth: 0.6 },
  { font: 'Liberation Sans Narrow', charWidth: 0.44 },
  { font: 'DejaVu Sans Condensed', charWidth: 0.54 },
] as const
const papers = [
  { ink: '#000', paper: '#fff', around: '#b9c7b0' },
  { ink: '#111', paper: '#fff', around: '#7d5a3c' },
  { ink: '#222', paper: '#f4efe2', around: '#c9a13b' },
  { ink: '#1c2b4a', paper: '#eef3f7', around: '#1c2b4a' },
  { ink: '#fff', paper: '#2c3e2d', around: '#22301f' },
  { ink: '#fff', paper: '#1b1b1b', around: '#444' },
] as const

export const pickLook = (random: SeededRandom, format: Panel['format']): Look => {
  const us = format === 'us'
  const paper = us ? random.pick(papers.slice(0, 3)) : random.pick(papers)
  const font = us ? random.pick(fonts.slice(0, 2)) : random.pick(fonts)
  return {
    ...font,
    ...paper,
    rules: us ? 'lines' : random.pick(['lines', 'stripes', 'none'] as const),
    headerInverted: !us && random.next() < 0.25,
  }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
/** Breaks at words so that no line is wider than so many characters. */
const wrap = (text: string, most: number): string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

interface Pen {
  readonly parts: string[]
  y: number
}

/** The panel as a picture of its own, upright, `width` pixels wide. */
export const drawPanel = (panel: Panel, look: Look, width: number): { svg: string; height: number } => {
  const { ink, paper, font, charWidth } = look
  const columns = Math.max(panel.header.length, ...panel.lines.map(({ cells }) => cells.length))
  const margin = width * 0.04
  const us = panel.format === 'us'
  const cellWidth =
    (width - 2 * margin) * (columns >= 4 ? 0.16 : columns === 3 ? 0.19 : columns === 2 ? 0.25 : us ? 0.2 : 0.36)
  const labelWidth = width - 2 * margin - columns * cellWidth
  const widest = Math.max(...panel.lines.flatMap(({ cells }) => cells.map((cell) => cell.length)), 6)
  // No cell may run into the next one.
  const size = Math.min(width * 0.045, (cellWidth * 0.94) / (widest * charWidth))
  const lineHeight = size * 1.3
  const pen: Pen = { parts: [], y: margin }
  const say = (
    x: number,
    y: number,
    text: string,
    options: { size?: number; bold?: boolean; end?: boolean; fill?: string } = {},
  ) => {
    if (text === '') return
    const { size: own = size, bold = false, end = false, fill = ink } = options
    pen.parts.push(
      `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${own.toFixed(1)}"${bold ? ' font-weight="bold"' : ''}${end ? ' text-anchor="end"' : ''} fill="${fill}">${escaped(text)}</text>`,
    )
  }
  const rule = (thickness: number) => {
    pen.parts.push(
      `<rect x="${margin}" y="${pen.y.toFixed(1)}" width="${width - 2 * margin}" height="${thickness}" fill="${ink}"/>`,
    )
    pen.y += thickness
  }
  const titleSize = us ? Math.min(width * 0.115, size * 2.4) : size * 1.15
  for (const text of us
    ? [panel.title]
    : wrap(panel.title, Math.floor((width - 2 * margin) / (titleSize * charWidth * 1.12)))) {
    say(margin, pen.y + titleSize, text, { size: titleSize, bold: true })
    pen.y += titleSize * 1.25
  }
  if (us) rule(2)
  for (const text of panel.above) {
    say(margin, pen.y + size * 1.05, text, { bold: us && text.startsWith('Serving') })
    pen.y += lineHeight
  }
  if (us) rule(size * 0.35)
  const cellEnd = (column: number) => width - margin - (columns - 1 - column) * cellWidth - size * 0.1

  const drawHeader = () => {
    const wrapped = panel.header.map((text) =>
      wrap(text, Math.max(6, Math.floor(cellWidth / (size * 0.9 * charWidth)))),
    )
    const rows = Math.max(...wrapped.map((lines) => lines.length), 0)
    if (rows === 0) return
    const height = rows * lineHeight * 0.95 + size * 0.3
    const fill = look.headerInverted ? paper : ink
    if (look.headerInverted)
      pen.parts.push(
        `<rect x="${margin}" y="${pen.y}" width="${width - 2 * margin}" height="${height}" fill="${ink}"/>`,
      )
    wrapped.forEach((lines, column) => {
      const end =
        panel.header.length === 1 && us
          ? width - margin
          : cellEnd(
              column +
                (us && panel.header.length === 4 ? 1 : 0) -
                (us && panel.header.length === 4 && column % 2 === 1 ? 1 : 0),
            )
      lines.forEach((text, row) => {
        say(end, pen.y + size + row * lineHeight * 0.95, text, { size: size * 0.9, bold: true, end: true, fill })
      })
    })
    pen.y += height
    if (!look.headerInverted) rule(1.5)
  }
  const drawLine = (line: PanelLine, at: number) => {
    const own = line.large ? size * 1.7 : size
    const indent = line.indent ? size * 0.7 : 0
    const lines = wrap(
      line.label,
      Math.max(8, Math.floor((labelWidth - indent) / (own * charWidth * (line.bold ? 1.06 : 1)))),
    )
    const height = Math.max(1, lines.length) * own * 1.3
    if (look.rules === 'stripes' && at % 2 === 0)
      pen.parts.push(
        `<rect x="${margin}" y="${pen.y.toFixed(1)}" width="${width - 2 * margin}" height="${height.toFixed(1)}" fill="${ink}" opacity="0.1"/>`,
      )
    lines.forEach((text, row) => {
      say(margin + indent, pen.y + own + row * own * 1.3, text, { size: own, bold: line.bold ?? false })
    })
    const cells =
      line.large && us && line.cells.length === 2 ? [line.cells[0] ?? '', '', line.cells[1] ?? '', ''] : line.cells
    cells.forEach((text, column) => {
      say(cellEnd(column + columns - cells.length), pen.y + own, text, {
        size: own,
        bold: (us && text.endsWith('%')) || line.large === true,
        end: true,
      })
    })
    pen.y += height
    if (look.rules === 'lines') rule(1)
  }
  const [energy, ...others] = panel.lines
  if (us && energy !== undefined) {
    if (panel.header.length > 1) drawHeader()
    drawLine(energy, 1)
    rule(size * 0.2)
    if (panel.header.length === 1) drawHeader()
    others.forEach(drawLine)
    rule(size * 0.3)
  } else {
    drawHeader()
    panel.lines.forEach(drawLine)
  }
  for (const text of panel.below) {
    const small = us ? size * 0.72 : size * 0.85
    for (const piece of wrap(text, Math.floor((width - 2 * margin) / (small * charWidth)))) {
      say(margin, pen.y + small * 1.1, piece, { size: small })
      pen.y += small * 1.3
    }
  }
  const height = Math.ceil(pen.y + margin)
  const frame = us
    ? `<rect x="${margin / 2}" y="${margin / 2}" width="${width - margin}" height="${height - margin}" fill="none" stroke="${ink}" stroke-width="3"/>`
    : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${font}, sans-serif"><rect width="100%" height="100%" fill="${paper}"/>${frame}${pen.parts.join('')}</svg>`
  return { svg, height }
}

/** The largest picture the app's label frame sends: 3:4, longest side 1024. */
export const FRAME = { width: 768, height: 1024 } as const

/** The panel within the frame, as if a person held the phone over it: it fills most of the width or the height. */
export const photograph = async (panel: Panel, look: Look, random: SeededRandom): Promise<Buffer> => {
  const width = 1000
  const { svg, height } = drawPanel(panel, look, width)
  const fill = 0.82 + random.next() * 0.12
  const scale = Math.min((FRAME.width * fill) / width, (FRAME.height * fill) / height)
  const fitted = await sharp(Buffer.from(svg))
    .resize(Math.round(width * scale), Math.round(height * scale))
    .png()
    .toBuffer()
  const left = Math.round((FRAME.width - width * scale) * (0.35 + random.next() * 0.3))
  const top = Math.round((FRAME.height - height * scale) * (0.35 + random.next() * 0.3))
  return sharp({ create: { ...FRAME, channels: 3, background: look.around } })
    .composite([{ input: fitted, left, top }])
    .removeAlpha()
    .raw()
    .toBuffer()
}
