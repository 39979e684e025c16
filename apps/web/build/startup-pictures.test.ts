import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { startupPicture } from './startup-pictures.ts'

/** The colour of a pixel of a PNG with a palette and without filters. */
const reader = (png: Buffer) => {
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  const header = chunks.get('IHDR') ?? Buffer.alloc(0)
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const lines = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))
  const palette = chunks.get('PLTE') ?? Buffer.alloc(0)
  const at = (x: number, y: number): readonly number[] => {
    const shade = lines[y * (width + 1) + 1 + x] ?? 0
    return [...palette.subarray(shade * 3, shade * 3 + 3)]
  }
  return { width, height, at }
}

const paper = { light: [250, 247, 242], dark: [18, 16, 14] } as const
const ember = { light: [234, 88, 12], dark: [251, 146, 60] } as const
const ink = { light: [28, 25, 23], dark: [245, 241, 234] } as const

describe.each(['light', 'dark'] as const)('the picture of a start, %s', (theme) => {
  const { width, height, at } = reader(startupPicture(1170, 2532, 3)[theme])
  const [x, y] = [width / 2, height / 2]
  /** Pixels that make one of the logo's 32 units: 96 points of 3 pixels. */
  const unit = 9

  test('has the size of the screen and its paper', () => {
    expect([width, height]).toEqual([1170, 2532])
    for (const [left, top] of [
      [0, 0],
      [width - 1, height - 1],
      [x, 0],
    ] as const)
      expect(at(left, top)).toEqual(paper[theme])
  })

  test('holds the ring, open at the upper left, and the arc within', () => {
    expect(at(x + 11 * unit, y)).toEqual(ember[theme])
    expect(at(x, y + 11 * unit)).toEqual(ember[theme])
    expect(at(x - Math.round(8.1 * unit), y - Math.round(8.1 * unit))).toEqual(paper[theme])
    expect(at(x + Math.round(3.36 * unit), y - Math.round(3.36 * unit))).toEqual(ink[theme])
    expect(at(x, y)).toEqual(paper[theme])
  })
})
