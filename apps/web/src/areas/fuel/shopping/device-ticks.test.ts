import { openCatalog } from '@pacemeal/catalog'
import { shoppingList } from '@pacemeal/catalog/shopping'
import { localDate } from '@pacemeal/domain'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { dropDeviceTicks, findDeviceTicks } from './device-ticks.ts'

const monday = localDate('2026-11-16')
const portion = (food: string, grams: number) => ({ food, grams, item: food })
const list = shoppingList(openCatalog(), [portion('lentils-red-dry', 240), portion('cumin', 6)], { shop: 'metric' })

describe('ticks that an earlier version kept on the device', () => {
  const stored = new Map<string, string>()
  beforeEach(() => {
    stored.clear()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      removeItem: (key: string) => void stored.delete(key),
    })
  })

  test('are taken over as said before all others, and are gone then', () => {
    stored.set(`shopping_ticks:maya:${monday}`, JSON.stringify({ 'lentils-red-dry': 500 }))
    stored.set('shopping_at_home:maya', JSON.stringify(['cumin', 7]))
    stored.set(`shopping_ticks:noah:${monday}`, JSON.stringify({ cumin: 1 }))
    expect(findDeviceTicks('maya', monday, list)).toEqual({
      weeks: { [monday]: { 'lentils-red-dry': { grams: 500, at: 1 } } },
      atHome: { cumin: { grams: 0, at: 1 } },
    })
    dropDeviceTicks('maya', monday)
    expect(findDeviceTicks('maya', monday, list)).toBeUndefined()
    expect([...stored.keys()]).toEqual([`shopping_ticks:noah:${monday}`])
  })

  test('in the unit of what has no packs are taken over in grams', () => {
    const [aisle] = list.aisles
    const cans = {
      id: 'tomatoes-canned',
      name: 'Tomatoes',
      need: 2,
      unit: { kind: 'can' },
      buy: 2,
      amount: '2',
    } as const
    stored.set(`shopping_ticks:maya:${monday}`, JSON.stringify({ 'tomatoes-canned': 2 }))
    const found = findDeviceTicks('maya', monday, {
      ...list,
      aisles: [{ aisle: aisle?.aisle ?? 'Other', items: [cans] }],
    })
    expect(found?.weeks[monday]?.['tomatoes-canned']?.grams).toBeGreaterThan(400)
  })
})
