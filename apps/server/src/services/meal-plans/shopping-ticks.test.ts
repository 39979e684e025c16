import { DAY_MS, localDate, noShoppingTicks, type ShoppingTicks } from '@pacemeal/domain'
import { databaseId, readShoppingTicks, writeShoppingTicks } from '@pacemeal/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { type Person, refusal, signUp } from '../../testing/test-browser.ts'
import { findBoughtFoods } from './bought-foods.ts'

const collectionId = 'shopping_ticks'
const monday = localDate('2026-03-02')

describe.each(databases)('ticks of the shopping list on %s', (database) => {
  let app: TestApp
  let maya: Person
  beforeEach(async () => {
    app = await startApp(database, { settings: { JOB_WORKERS: '0' } })
    maya = await signUp(app.browser())
  })
  afterEach(() => app.close())

  const now = () => app.clock.now()
  const bought = (item: string, grams: number | null, at = now()): ShoppingTicks => ({
    weeks: { [monday]: { [item]: { grams, at } } },
    atHome: {},
  })
  const create = ({ databases: documents, userId }: Person, ticks: ShoppingTicks, owner = userId) =>
    documents.createDocument({
      databaseId,
      collectionId,
      documentId: owner,
      data: { user: owner, ticks: writeShoppingTicks(ticks) },
    })
  const send = ({ databases: documents, userId }: Person, ticks: string) =>
    documents.updateDocument({ databaseId, collectionId, documentId: userId, data: { ticks } })
  const stored = async () => {
    const { ticks } = await maya.databases.getDocument({ databaseId, collectionId, documentId: maya.userId })
    return readShoppingTicks(ticks)
  }

  test('of two phones at the same moment are all kept', async () => {
    await create(maya, noShoppingTicks)
    const foods = Array.from({ length: 12 }, (_, index) => `food-${index}`)
    await Promise.all(foods.map((food) => send(maya, writeShoppingTicks(bought(food, 100)))))
    expect(Object.keys((await stored()).weeks[monday] ?? {}).toSorted()).toEqual(foods.toSorted())
  })

  test('that were made earlier and arrive later take nothing back, also when they arrive twice', async () => {
    await create(maya, bought('rice-white', 500, 2000))
    const late = writeShoppingTicks(bought('rice-white', null, 1000))
    await send(maya, late)
    await send(maya, late)
    expect((await stored()).weeks[monday]?.['rice-white']?.grams).toBe(500)
    await send(maya, writeShoppingTicks(bought('rice-white', null, 3000)))
    expect((await stored()).weeks[monday]?.['rice-white']?.grams).toBeNull()
  })

  test('belong to one person; what is no tick is refused by its name, and the stored ones stay', async () => {
    await create(maya, bought('rice-white', 500))
    const noah = await signUp(app.browser())
    const hers = { databaseId, collectionId, documentId: maya.userId }
    expect(await refusal(noah.databases.getDocument(hers))).toBe('404 document_not_found')
    expect(await refusal(create(noah, noShoppingTicks, maya.userId))).toBe('401 user_unauthorized')
    const bad = [
      ['no JSON', 'ticks'],
      ['{"weeks":{"2026-03-03":{}}}', 'weeks'],
      ['{"weeks":{"2026-03-02":{"rice":{"grams":-1,"at":1}}}}', 'weeks.2026-03-02'],
      ['{"atHome":{"rice":{"grams":1}}}', 'atHome'],
      ['{"atHome":[]}', 'atHome'],
    ] as const
    for (const [text, part] of bad) {
      await expect(send(maya, text)).rejects.toMatchObject({
        type: 'document_invalid_structure',
        message: expect.stringContaining(`"${part}" takes`),
      })
    }
    expect((await stored()).weeks[monday]?.['rice-white']?.grams).toBe(500)
  })

  test('tell a new plan of the week what is bought, and what is at home for as long as it keeps', async () => {
    const long = now() - 60 * DAY_MS
    const atHome = {
      'milk-skim': { grams: 1000, at: now() },
      'yogurt-plain-lowfat': { grams: 500, at: long },
      cumin: { grams: 0, at: long },
      'salmon-smoked': { grams: null, at: now() },
    }
    await create(maya, { ...bought('rice-white', 500), atHome })
    const known = await findBoughtFoods(app.backend.store, app.backend, maya.userId, monday)
    expect([...known.keys()].toSorted()).toEqual(['cumin', 'milk-skim', 'rice-white'])
  })
})
