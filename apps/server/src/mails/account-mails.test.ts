import { expect, test } from 'vitest'
import { verificationMail } from './account-mails.ts'

test.each([
  ['Maya Lindgren', 'Hello Maya,'],
  ['  Zoë  ', 'Hello Zoë,'],
  ['Jean-Luc O’Brien', 'Hello Jean-Luc,'],
  ['मीरा शर्मा', 'Hello मीरा,'],
  ['', 'Hello,'],
  ['www.win-big.example now', 'Hello,'],
  ['https://win-big.example', 'Hello,'],
  ['<b>Free</b>', 'Hello,'],
  [`${'x'.repeat(40)} Lindgren`, 'Hello,'],
])('somebody who is called %j is greeted with %j', (name, greeting) => {
  const { text } = verificationMail(
    { email: 'maya@athletes.example', name, locale: 'en' },
    'https://pacemeal.example/verify',
  )
  expect(text).toMatch(new RegExp(`^${greeting}$`, 'm'))
})
