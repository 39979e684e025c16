import { describe, expect, test } from 'vitest'
import { pictureFiles } from '../../../../testing/pictures.ts'
import { inspectPicture } from './inspect-picture.ts'
import { readPictureFile } from './picture.ts'
import { MAX_PICTURE_BYTES, pictureProblemText } from './picture-problem.ts'

const { jpeg, webp, avif, gif, turnedJpeg, hugePng } = pictureFiles
const text = (content: string) => new TextEncoder().encode(content)
const heif = (...brands: string[]) =>
  new Uint8Array([0, 0, 0, 8 + 4 * brands.length + 4, ...text(`ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`)])

describe('what a file is, by its content', () => {
  test.each([
    ['JPEG', jpeg],
    ['a JPEG on its side', turnedJpeg],
    ['WebP', webp],
    ['GIF', gif],
  ])('%s is a picture of 64 x 32', (_, bytes) =>
    expect(inspectPicture(bytes)).toEqual({ kind: 'picture', pixels: 64 * 32 }),
  )

  test('AVIF is a picture that only some browsers open', () =>
    expect(inspectPicture(avif)).toEqual({ kind: 'avif', pixels: 64 * 32 }))

  test.each([
    [['heic'], 'heic'],
    [['mif1', 'mif1', 'heic'], 'heic'],
    [['mif1', 'mif1', 'avif'], 'avif'],
    [['isom', 'mp41'], 'other'],
  ])('a file of the brands %j is %s', (brands, kind) => expect(inspectPicture(heif(...brands)).kind).toBe(kind))

  test.each([
    ['words', text('no picture')],
    ['nothing', new Uint8Array()],
    ['a page', text('<!doctype html><script>alert(1)</script>')],
  ])('%s are no picture', (_, bytes) => expect(inspectPicture(bytes)).toEqual({ kind: 'other' }))

  test('a picture that is cut off before its size is one of unknown size', () =>
    expect(inspectPicture(jpeg.subarray(0, 12))).toEqual({ kind: 'picture' }))
})

describe('a file that is not sent is told with what to do', () => {
  const told = async (name: string, ...content: BlobPart[]) => {
    const problem = await readPictureFile(new File(content, name, { type: 'image/jpeg' }))
    if (!('code' in problem)) throw new Error('It was read.')
    return pictureProblemText(problem)
  }

  test('an empty one', async () => expect(await told('a.jpg')).toMatch(/^This file is empty\..* download it/))

  test('108 megapixels, before they are opened', async () =>
    expect(await told('a.png', hugePng(12_000, 9000))).toMatch(/^This picture has 108 megapixels\. Up to 64 can/))

  test('too many bytes, before they are read', async () => {
    const file = Object.defineProperty(new File([jpeg], 'a.jpg'), 'size', { value: MAX_PICTURE_BYTES + 10_000_000 })
    const problem = await readPictureFile(file)
    expect('code' in problem && pictureProblemText(problem)).toMatch(/^This file has 60 MB\. Up to 50 MB can/)
  })

  // Here is no browser that could open anything.
  test.each([
    ['a HEIC photo', [heif('heic')], /HEIC photo, which this browser cannot open\..*Most Compatible/],
    ['an AVIF photo of an old browser', [avif], /AVIF photo cannot be opened by this browser/],
    ['words in a .jpg', [text('no picture')], /cannot be opened as a picture/],
    ['a damaged photo', [jpeg.subarray(0, 200)], /damaged or cut off/],
  ])('%s', async (_, content, words) => expect(await told('photo.jpg', ...content)).toMatch(words))
})
