import { describe, expect, test } from 'vitest'
import { pathIn, readPushMessage } from './push-message.ts'

describe('a pushed message', () => {
  test('says what the server wrote, and leads where it says', () => {
    const text = JSON.stringify({ title: 'Fuel up', body: '40 g carbs by 4:10 PM', path: '/home', tag: 'a' })
    expect(readPushMessage(text)).toEqual({ title: 'Fuel up', body: '40 g carbs by 4:10 PM', path: '/home', tag: 'a' })
  })

  test.each([[undefined], [''], ['not JSON'], ['null'], ['[1]'], ['{"title":7,"body":{}}']])(
    '%j still shows something, because a browser shows something anyway',
    (text) => {
      expect(readPushMessage(text)).toEqual({
        title: 'Pacemeal',
        body: 'There is something new for you.',
        path: '/home',
        tag: undefined,
      })
    },
  )

  test.each([
    ['https://elsewhere.example/'],
    ['//elsewhere.example/home'],
    ['/\\elsewhere.example'],
    ['javascript:alert(1)'],
    ['/\t/elsewhere.example'],
    [undefined],
  ])('%j leads nowhere but home', (path) => {
    expect(pathIn({ path })).toBe('/home')
  })
})
