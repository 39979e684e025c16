import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { aLabelPicture } from '../../testing/test-label.ts'
import { aPicture } from '../../testing/test-pictures.ts'
import { forkedLabelReader } from './forked-label-reader.ts'
import { LabelFailure } from './label-reader.ts'

const never = new AbortController().signal
const failure = async (reading: Promise<unknown>): Promise<string> => {
  const error = await reading.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof LabelFailure) return error.reason
  throw error ?? new Error('The reading was expected to fail.')
}

/** A PNG of some bytes that says it is 60,000 pixels wide and high. */
const aHugeClaim = async (): Promise<Buffer> => {
  const small = Buffer.from(await aPicture({ format: 'png' }))
  small.writeUInt32BE(60_000, 16)
  small.writeUInt32BE(60_000, 20)
  small.writeUInt32BE(crc32(small.subarray(12, 29)), 29)
  return small
}

describe('a label reader', () => {
  const reader = forkedLabelReader({ processes: 1 })
  afterAll(() => reader.close())

  test.each<[string, () => Promise<Uint8Array>]>([
    ['no picture', async () => Buffer.from('<svg/>')],
    ['nothing', async () => Buffer.alloc(0)],
    ['half a picture', async () => (await aLabelPicture()).subarray(0, 5000)],
    ['a picture that claims to fill the memory', aHugeClaim],
  ])('says of %s that it cannot be read', async (_, picture) => {
    expect(await failure(reader.readLabel(await picture(), never))).toBe('unreadable')
  })

  test.each([90, 180])('reads a panel that was photographed turned by %i degrees', async (degrees) => {
    const label = await reader.readLabel(
      await sharp(await aLabelPicture())
        .rotate(degrees)
        .toBuffer(),
      never,
    )
    expect(label).toMatchObject({ doubts: [], servingSize: { amount: 55, unit: 'g' }, servingsPerPack: 8 })
    const figures = { calories: 230, fat: 8, saturates: 1, sodium: 160, carbs: 37, fiber: 4, sugar: 12, protein: 3 }
    expect(label?.perServing?.amounts).toMatchObject(figures)
  })

  test('finds no panel where there is none', async () => {
    expect(await reader.readLabel(await aPicture({ width: 300, height: 200 }), never)).toBeNull()
  })

  test('stops when it is told to, for the reason it is told', async () => {
    const stop = new AbortController()
    const reading = reader.readLabel(await aLabelPicture(), stop.signal)
    stop.abort(new Error('The run was taken over.'))
    await expect(reading).rejects.toThrow('The run was taken over.')
  })
})

test('a reading over its time is stopped with its thread, and so is the next one', async () => {
  const reader = forkedLabelReader({ processes: 1, maxReadingMs: 1 })
  try {
    expect(await failure(reader.readLabel(await aLabelPicture(), never))).toBe('too-slow')
    expect(await failure(reader.readLabel(await aLabelPicture(), never))).toBe('too-slow')
  } finally {
    await reader.close()
  }
})
