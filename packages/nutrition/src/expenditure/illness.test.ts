import { expect, test } from 'vitest'
import { illDays } from './illness.ts'

/** Days of a log, a letter each: `i` for a noted illness. Gives the same days, `X` for those taken for ill. */
const read = (notes: string): string =>
  illDays([...notes].map((one) => ({ isIll: one === 'i' })))
    .map((isIll) => (isIll ? 'X' : '.'))
    .join('')

test.each([
  ['nobody was ill', '..........', '..........'],
  ['one note is an illness of five days', '..i.......', '..XXXXX...'],
  ['a note each day goes on with it', 'iii.......', 'XXXXXXX...'],
  ['a note that comes days later ends it', 'i.......i..', 'XXXXX......'],
  ['one that ends it early does so at once', 'i...i......', 'XXXX.......'],
  ['weeks later another illness begins', 'i..............i....', 'XXXXX..........XXXXX'],
])('%s', (_, notes, ill) => expect(read(notes)).toBe(ill))
