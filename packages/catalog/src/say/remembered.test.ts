import { expect, test } from 'vitest'
import { remembered } from './remembered.ts'

test('what is found for words is found once, even where it is nothing', () => {
  const asked: string[] = []
  const find = remembered((words) => {
    asked.push(words)
    return words === 'egg' ? 1 : undefined
  })
  expect([find('egg'), find('tea'), find('egg'), find('tea')]).toEqual([1, undefined, 1, undefined])
  expect(asked).toEqual(['egg', 'tea'])
})
