import { expect, test } from 'vitest'
import { keepsClear, tellRoom } from './floating-room.ts'

/** Something that floats, as far as its own style goes. */
const aFloat = () => {
  const own = new Map<string, string>()
  const setProperty = (name: string, value: string | null) => (value === null ? own.delete(name) : own.set(name, value))
  return { own, element: { style: { setProperty } } as unknown as HTMLElement }
}

test('what takes room is told to what floats alone, also to what comes later, until it floats no more', () => {
  const [early, late] = [aFloat(), aFloat()]
  const leave = keepsClear(early.element)
  tellRoom('--sheet-actions-height', '64px')
  keepsClear(late.element)
  expect([early.own, late.own]).toEqual(Array(2).fill(new Map([['--sheet-actions-height', '64px']])))
  leave?.()
  tellRoom('--sheet-actions-height', null)
  expect(late.own.size).toBe(0)
  expect(early.own.size).toBe(1)
  expect(keepsClear(null)).toBeUndefined()
})
