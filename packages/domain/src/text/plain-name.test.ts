import { expect, test } from 'vitest'
import { plainName } from './plain-name.ts'

test.each([
  ['a direction override', 'plate\u202egpj.png', 'plategpj.png'],
  ['isolates and marks', '\u2066a\u2069\u200e\u200f\u061cb', 'ab'],
  ['controls, tags and separators', 'a\u0007\r\n\u2028\u{e0041}b', 'ab'],
  ['zero-width and filler characters', 'a\u200b\ufeff\u00ad\u3164b', 'ab'],
  ['half of a character', 'a\ud83e', 'a\ufffd'],
])('a name loses %s', (_, given, kept) => expect(plainName(given)).toBe(kept))

test.each(['Åsa Öberg.jpg', 'نان\u200cها.jpg', '\u{1f468}\u200d\u{1f373}.png', '❤️ 粥.webp'])(
  '%s stays as it is',
  (name) => expect(plainName(name)).toBe(name),
)
