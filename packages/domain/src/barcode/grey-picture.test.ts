import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evenedOut, type GreyPicture } from './grey-picture.ts'

/** Each place between the least and the greatest of its row within reach, looked up one by one. */
const evenedSlowly = ({ width, height, data }: GreyPicture, reach: number): Uint8ClampedArray =>
  Uint8ClampedArray.from({ length: width * height }, (_, at) => {
    const [row, x] = [Math.floor(at / width) * width, at % width]
    const near = data.subarray(row + Math.max(0, x - reach), row + Math.min(width, x + reach + 1))
    const least = Math.min(...near)
    return (((data[at] ?? 0) - least) * 255) / Math.max(24, Math.max(...near) - least)
  })

test('light and dark are spread by the shades within reach in the same row, and by no others', () => {
  const pictures = fc.integer({ min: 0, max: 15 }).chain((reach) =>
    fc.integer({ min: 2 * reach + 1, max: 60 }).chain((width) =>
      fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 3 * width, maxLength: 3 * width }).map((shades) => ({
        picture: { width, height: 3, data: Uint8ClampedArray.from(shades) } satisfies GreyPicture,
        reach,
      })),
    ),
  )
  fc.assert(
    fc.property(pictures, ({ picture, reach }) => {
      const slowly = evenedSlowly(picture, reach)
      // At the ends of a row more is looked at.
      const inside = (_: number, at: number) =>
        at % picture.width >= reach && (at % picture.width) + reach < picture.width
      expect(evenedOut(picture, reach).data.filter(inside)).toEqual(slowly.filter(inside))
    }),
  )
})

test('at the ends of a row no shade counts that lies further away than twice the reach', () => {
  const row = Uint8ClampedArray.from([90, 100, 110, 120, 0, 255, 120, 110, 100, 90])
  const { data } = evenedOut({ width: 10, height: 1, data: row }, 2)
  expect([data[0], data[9]]).toEqual([(90 * 255) / 120, 0].map(Math.round))
})

test('a shadow over a part of a row does not matter', () => {
  const bars = Array.from({ length: 60 }, (_, at) => (at % 4 < 2 ? 200 : 40))
  const shaded = bars.map((shade, at) => (at < 30 ? shade : shade / 4))
  const { data } = evenedOut({ width: 60, height: 1, data: Uint8ClampedArray.from(shaded) }, 4)
  expect(new Set(data.slice(0, 24))).toEqual(new Set([0, 255]))
  expect(new Set(data.slice(36))).toEqual(new Set([0, 255]))
})
