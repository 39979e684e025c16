import { expect, test } from 'vitest'
import { newTotpSecret, totpStep, totpUri } from './totp.ts'

/** "12345678901234567890" of RFC 6238, in base 32; the RFC's codes have eight digits, of which apps show the last six. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('the codes are those of RFC 6238: at %i s %s', (seconds, code) => {
  expect(totpStep(SECRET, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
})

test('a code counts in its own half minute and in the ones beside it, and then no more', () => {
  const at = 1_234_567_890_000
  const own = Math.floor(at / 30_000)
  for (const [later, step] of [
    [-60_000, undefined],
    [-30_000, own],
    [0, own],
    [30_000, own],
    [60_000, undefined],
  ] as const) {
    expect(totpStep(SECRET, '005924', at + later)).toBe(step)
  }
  for (const wrong of ['', '00592', '0059244', '005925', 'abcdef']) expect(totpStep(SECRET, wrong, at)).toBeUndefined()
})

test('each secret is new, and the address for apps names the app and the account', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(newTotpSecret())
  expect(totpUri(SECRET, 'maya@athletes.example')).toBe(
    `otpauth://totp/Pacemeal:maya%40athletes.example?issuer=Pacemeal&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`,
  )
})
