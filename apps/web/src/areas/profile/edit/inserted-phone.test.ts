import { expect, test } from 'vitest'
import { insertedPhone } from './inserted-phone.ts'

test.each<[string, string, string | null | undefined, string | undefined]>([
  ['suggested by the keyboard', '+49 30 123456', '+49 30 123456', '+4930123456'],
  ['suggested, of the country that stands there', '+1 (202) 555-0123', '+1 (202) 555-0123', '+12025550123'],
  ['suggested behind the dial code', '+1 +49 30 123456', '+49 30 123456', '+4930123456'],
  ['pasted behind the dial code', '+1 +4930123456', null, '+4930123456'],
  ['pasted over all', '+4930123456', null, undefined],
  ['typed digit by digit', '+1 2', '2', undefined],
  ['a plus that is typed', '+', '+', undefined],
  ['a second plus that is typed', '+1 +', '+', undefined],
  ['without a country', '2025550123', '2025550123', undefined],
  ['no number', '+ abc', 'abc', undefined],
])('a number that is %s', (_, text, inserted, phone) => {
  expect(insertedPhone(text, inserted)).toBe(phone)
})
