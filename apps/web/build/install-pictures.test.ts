import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { installPictures } from './install-pictures.ts'

const publicFolder = join(import.meta.dirname, '../public')
/** Bytes that one picture may need. */
const MAX_BYTES = 90_000
/** JPEG's marker of a baseline or progressive frame, behind which its height and width stand. */
const FRAMES = [0xc0, 0xc2]

/** Width and height of a JPEG, out of the segment of its frame (ITU T.81, B.2.2). */
function sizeOfJpeg(bytes: Buffer): readonly [width: number, height: number] {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (FRAMES.includes(bytes[at + 1] ?? 0)) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]
  }
  throw new Error('The JPEG holds no frame.')
}

test.each(installPictures)(
  '$file is there, small, and as large as the manifest says',
  async ({ file, width, height }) => {
    const bytes = await readFile(join(publicFolder, file))
    expect(sizeOfJpeg(bytes)).toEqual([width, height])
    expect(bytes.length).toBeLessThan(MAX_BYTES)
  },
)

test('pictures of one form have one shape that browsers take: no side over 2.3 times the other', () => {
  for (const form of ['narrow', 'wide']) {
    const shapes = installPictures.filter((one) => one.form === form).map(({ width, height }) => width / height)
    expect(new Set(shapes).size).toBe(1)
    expect(shapes.filter((shape) => shape > 2.3 || shape < 1 / 2.3)).toEqual([])
  }
})
