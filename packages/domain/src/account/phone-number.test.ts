import { expect, test } from 'vitest'
import { findPhoneNumber } from './phone-number.ts'

test.each([
  ['+1 (415) 555-0100', undefined, '+14155550100'],
  ['4155550100', 'us', '+14155550100'],
  ['1 415 555 0100', 'us', '+14155550100'],
  ['07400 123456', 'gb', '+447400123456'],
  ['0044 7400 123456', 'us', '+447400123456'],
  ['0151 23456789', 'de', '+4915123456789'],
  ['+33 6 12 34 56 78', 'us', '+33612345678'],
])('%s in %s is %s', (text, country, number) => expect(findPhoneNumber(text, country)).toBe(number))

test.each([
  ['', 'us'],
  ['+1', 'us'],
  ['+1415555', undefined],
  ['+15551234567', undefined],
  ['+999123456789', undefined],
  ['4155550100', undefined],
  ['call me', 'us'],
  ['my number is +14155550100', 'us'],
  ['+14155550100 ext. 5', 'us'],
])('%s in %s is none', (text, country) => expect(findPhoneNumber(text, country)).toBeUndefined())
