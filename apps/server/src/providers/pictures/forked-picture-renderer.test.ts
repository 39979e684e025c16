import type { ChildProcess } from 'node:child_process'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { aPicture } from '../../testing/test-pictures.ts'
import { type ForkedPictureRendererOptions, forkedPictureRenderer } from './forked-picture-renderer.ts'
import type { Drawing, PictureRenderer, PreviewShape } from './picture-renderer.ts'

const plain: PreviewShape = {
  width: 0,
  height: 0,
  gravity: 'center',
  quality: null,
  borderWidth: 0,
  borderColor: '000000',
  borderRadius: 0,
  opacity: 1,
  rotation: 0,
  background: '',
}
const preview = (shape: Partial<PreviewShape>, format: 'png' | 'avif' | 'jpeg' = 'png'): Drawing => ({
  kind: 'preview',
  format,
  shape: { ...plain, ...shape },
})

const opened: PictureRenderer[] = []
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close()
})

/** A renderer, the processes that it started, and whose pictures were opened in which order. */
const watchedRenderer = async (options: ForkedPictureRendererOptions = {}) => {
  const started: ChildProcess[] = []
  const turns: string[] = []
  const renderer = forkedPictureRenderer({ ...options, onStart: (child) => started.push(child) })
  opened.push(renderer)
  const picture = await aPicture({ width: 400, height: 400, format: 'png', noise: true })
  const draw = (
    owner: string,
    drawing: Drawing,
    given: Partial<{ signal: AbortSignal; bytes: Buffer; opening: Promise<void> }> = {},
  ) => {
    const { signal = new AbortController().signal, bytes = picture, opening } = given
    const open = async () => {
      turns.push(owner)
      await opening
      return bytes
    }
    const drawn = renderer.draw({ owner, signal, isInMemory: false, open, drawing })
    drawn.catch(() => undefined)
    return drawn
  }
  return { draw, started, turns }
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

test('a drawing that nobody wants any more is stopped, those that wait are dropped, and others are served', async () => {
  const { draw, started, turns } = await watchedRenderer()
  const gone = new AbortController()
  const large = preview({ width: 4000, height: 4000 }, 'avif')
  const unwanted = Array.from({ length: 6 }, () => draw('eve', large, { signal: gone.signal }))
  await expect.poll(() => started.length).toBe(1)
  gone.abort(new Error('The client is gone.'))
  for (const one of unwanted) await expect(one).rejects.toThrow('The client is gone.')
  await expect.poll(() => started.map(hasEnded)).toEqual([true])
  const { width } = await sharp(await draw('maya', preview({ width: 20 }))).metadata()
  expect(width).toBe(20)
  expect(turns).toEqual(['eve', 'maya'])
})

test('one person has one drawing at a time, and another is drawn for meanwhile', async () => {
  const { draw, turns } = await watchedRenderer()
  const { promise: opening, resolve: open } = Promise.withResolvers<void>()
  const eves = [1, 2, 3].map(() => draw('eve', preview({ width: 20 }), { opening }))
  await draw('maya', preview({ width: 20 }))
  expect(turns).toEqual(['eve', 'maya'])
  open()
  await Promise.all(eves)
  expect(turns).toEqual(['eve', 'maya', 'eve', 'eve'])
})

test('a process serves one after another, and its memory goes with it when the renderer closes', async () => {
  const { draw, started } = await watchedRenderer({ processes: 1 })
  for (let round = 0; round < 3; round += 1) await draw('maya', preview({ width: 20 }))
  expect(started).toHaveLength(1)
  for (const one of opened) await one.close()
  await expect.poll(() => started.map(hasEnded)).toEqual([true])
})

test('a process that dies takes one drawing with it, and the next has another process', async () => {
  const { draw, started } = await watchedRenderer({ processes: 1 })
  const unlucky = draw('eve', preview({ width: 4000, height: 4000 }, 'avif'))
  await expect.poll(() => started.length).toBe(1)
  started[0]?.kill('SIGKILL')
  await expect(unlucky).rejects.toThrow('ended while it was drawing')
  expect((await draw('maya', preview({ width: 20 }))).length).toBeGreaterThan(0)
  expect(started).toHaveLength(2)
})

test('a drawing that takes too long is stopped', async () => {
  const { draw, started } = await watchedRenderer({ maxDrawingMs: 1 })
  await expect(draw('eve', preview({ width: 4000, height: 4000 }, 'avif'))).rejects.toMatchObject({
    reason: 'too-slow',
  })
  await expect.poll(() => started.map(hasEnded)).toEqual([true])
})

test.each<[string, Drawing, [number, number]]>([
  ['AVIF', preview({ width: 4000, height: 4000 }, 'avif'), [2049, 2049]],
  ['AVIF with a border and turned', preview({ width: 2048, borderWidth: 100, rotation: 45 }, 'avif'), [2049, 2049]],
  ['a shape that is kept', preview({ width: 4000, height: 2000 }, 'avif'), [2898, 1449]],
  ['JPEG as large as may be asked', preview({ width: 4000, height: 4000 }, 'jpeg'), [4000, 4000]],
  ['what is small enough', preview({ width: 300, height: 200 }, 'avif'), [300, 200]],
])('a preview is capped by its format: %s', async (_, drawing, [width, height]) => {
  const { draw } = await watchedRenderer()
  const bytes = await aPicture({ width: 40, height: 40 })
  const size = await sharp(await draw('maya', drawing, { bytes })).metadata()
  expect([size.width, size.height]).toEqual([width, height])
})

test.each<[string, () => Promise<Buffer>, string]>([
  ['is broken', async () => (await aPicture()).subarray(0, 200), 'broken'],
  [
    'claims too many pixels',
    () =>
      sharp({ create: { width: 9000, height: 8000, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    'too-many-pixels',
  ],
])('a picture that %s says so, and its process goes on', async (_, make, reason) => {
  const { draw, started } = await watchedRenderer({ processes: 1 })
  const bytes = await make()
  const drawing: Drawing = { kind: 'redraw', format: 'jpeg', longestSide: 1024 }
  await expect(draw('eve', drawing, { bytes })).rejects.toMatchObject({ reason })
  expect((await draw('eve', drawing)).length).toBeGreaterThan(0)
  expect(started).toHaveLength(1)
})
