import { expect, test } from 'vitest'
import { findCalendarAddress } from './training-calendar.ts'

test.each([
  [' https://club.example/week.ics ', 'https://club.example/week.ics'],
  ['webcal://club.example/week.ics?key=a%20b', 'https://club.example/week.ics?key=a%20b'],
  ['https://club.example', 'https://club.example'],
])('%s is fetched from %s', (typed, address) => expect(findCalendarAddress(typed)).toBe(address))

test.each([
  'club.example/week.ics',
  'http://club.example/week.ics',
  'https://maya:secret@club.example/week.ics',
  'https://club.example:8443/week.ics',
  'https://localhost/week.ics',
  'file:///etc/passwd',
  `https://club.example/${'a'.repeat(2000)}`,
])('%s is no address of a calendar', (typed) => expect(findCalendarAddress(typed)).toBeUndefined())
