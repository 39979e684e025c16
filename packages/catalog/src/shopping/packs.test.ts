import { localDate, type Shop, shops } from '@pacemeal/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { foodKeepings } from '../kitchen/food-keeping.ts'
import { diffShoppingLists } from './diff.ts'
import { type ShoppingItem, type ShoppingList, shoppingList, type WeighedPortion } from './index.ts'
import { amountInShop, packsFor } from './packs.ts'

const catalog = openCatalog()
const portion = (food: string, grams: number, on?: string): WeighedPortion => ({
  food,
  grams,
  item: food,
  ...(on && { on: localDate(on) }),
})
const itemsOf = ({ aisles }: ShoppingList): readonly ShoppingItem[] => aisles.flatMap(({ items }) => items)
const buy = (shop: Shop, ...portions: readonly WeighedPortion[]) => itemsOf(shoppingList(catalog, portions, { shop }))

describe('packs as sold', () => {
  test.each<[food: string, grams: number, metric: string, us: string]>([
    ['pork-tenderloin-raw', 750, '2 × 400 g', '2 × 1 lb'],
    ['chicken-breast-raw', 300, '300 g', '1 lb'],
    ['garlic', 60, '2 bulbs', '2 bulbs'],
    ['scallions', 45, '1 bunch', '1 bunch'],
    ['egg-whole-raw', 250, '6 eggs', '12 eggs'],
    ['egg-whole-raw', 450, '2 × 6 eggs', '12 eggs'],
    ['chickpeas-canned', 300, '2 cans', '2 cans'],
    ['avocado', 136, '1', '1'],
    ['banana', 354, '3', '3'],
    ['milk-1-percent', 700, '1 l', '32 fl oz'],
    ['potato-raw', 1234, '6', '6'],
    ['rice-milk-unsweetened', 200, '1 l', '32 fl oz'],
    ['pita-white', 120, '5 pitas', '6 pitas'],
    ['corn-tortilla', 96, '10 tortillas', '10 tortillas'],
    ['yogurt-greek-nonfat', 170, '2 × 150 g', '2 × 5.3 oz'],
    ['yogurt-greek-nonfat', 330, '500 g', '2 lb'],
    ['whole-wheat-bread', 170, '250 g', '1 lb 4 oz'],
    ['orange-juice', 249, '330 ml', '12 fl oz'],
    ['orange-juice', 747, '1 l', '52 fl oz'],
    ['coconut-milk-canned', 120, '1 small can', '1 small can'],
    ['coconut-milk-canned', 350, '1 can', '1 can'],
    ['chickpeas-canned', 200, '1 can', '1 can'],
    ['cauliflower', 250, '300 g', '12 oz'],
    ['cauliflower', 600, '1 head', '1 head'],
  ])('%s, %d g: %s or %s', (food, grams, metric, us) => {
    expect(buy('metric', portion(food, grams)).map(({ packs }) => packs?.text)).toEqual([metric])
    expect(buy('us', portion(food, grams)).map(({ packs }) => packs?.text)).toEqual([us])
  })

  test.each([
    [440, '15.5 oz'],
    [500, '1 lb 2 oz'],
    [567, '1 lb 4 oz'],
    [600, '1 lb 6 oz'],
    [680, '1.5 lb'],
    [905, '2 lb'],
    [1500, '3 lb 5 oz'],
  ])('%d g are %s in a US shop', (grams, text) => {
    expect(amountInShop({ kind: 'g' }, grams, 'us')).toBe(text)
  })

  test.each([
    ['chickpeas-canned', 255, '1 can'],
    ['avocado', 138, '1'],
  ])('a spoonful short of %s are told to hold what the dishes take', (food, grams, text) => {
    expect(buy('us', portion(food, grams))).toMatchObject([{ amount: text, packs: { text } }])
  })

  test.each(shops)(
    'of any food, and what is needed of them, are told in figures that a label could show (%s)',
    (shop) => {
      const grams = Array.from({ length: 90 }, (_, step) => Math.ceil(1.1 ** step / 3)).filter((one) => one <= 1500)
      const odd = catalog.foods.flatMap(({ id }) =>
        grams.flatMap((some) =>
          itemsOf(shoppingList(catalog, [portion(id, some)], { shop })).flatMap(({ amount, packs, rest }) =>
            [amount, packs?.text ?? '', rest?.amount ?? '']
              .filter((text) => /\d\.\d\d|^0 /.test(text))
              .map((text) => `${id} ${some} g: ${text}`),
          ),
        ),
      )
      expect(odd).toEqual([])
    },
  )

  test('are summed before they are rounded, cooked foods as the raw ones', () => {
    const [chicken] = buy('metric', portion('chicken-breast-raw', 150), portion('chicken-breast-cooked', 150))
    expect(chicken?.packs).toMatchObject({ count: 2, grams: 300 })
  })

  test('come from one can, whether a recipe weighs its pulses cooked or canned', () => {
    const items = buy('metric', portion('pinto-beans-cooked', 100), portion('pinto-beans-canned', 100))
    expect(items.map(({ name, packs }) => `${name}: ${packs?.text}`)).toEqual(['Pinto beans, canned: 1 can'])
  })

  test('a spoonful over a pack opens no other', () => {
    expect(buy('metric', portion('chicken-breast-raw', 305))[0]?.packs?.count).toBe(1)
    expect(buy('metric', portion('chicken-breast-raw', 320))[0]?.packs?.count).toBe(2)
  })

  test('are whole, enough, and not one too many', () => {
    const foods = foodKeepings.map(([id]) => catalog.requireFood(id))
    fc.assert(
      fc.property(
        fc.constantFrom(...foods),
        fc.double({ min: 1, max: 5000, noNaN: true }),
        fc.constantFrom<Shop>('metric', 'us'),
        (food, need, shop) => {
          const packs = packsFor(food, need, shop)
          if (!packs) return false
          const { count, grams, text } = packs
          return (
            Number.isInteger(count) &&
            count * grams >= need - 0.021 * grams &&
            (count === 1 || (count - 1) * grams < need) &&
            /^[1-9]|^0\.[1-9]/.test(text) &&
            !/NaN|undefined|\.\d\d/.test(text)
          )
        },
      ),
    )
  })

  test('are not told where no shop is named', () => {
    const [item] = itemsOf(shoppingList(catalog, [portion('chicken-breast-raw', 750)]))
    expect(item).not.toHaveProperty('packs')
    expect(item).toMatchObject({ amount: '750 g' })
  })
})

describe('what is left of a pack', () => {
  test('is said with its last day, counted from when the pack is opened', () => {
    const [kale] = buy('metric', portion('kale', 60, '2026-03-03'), portion('kale', 60, '2026-03-04'))
    expect(kale?.rest).toMatchObject({ amount: '80 g', openDays: 3, useBy: '2026-03-06' })
  })

  test('counts from the last pack', () => {
    const [kale] = buy('metric', portion('kale', 200, '2026-03-03'), portion('kale', 60, '2026-03-07'))
    expect(kale?.rest).toMatchObject({ amount: '140 g', useBy: '2026-03-10' })
  })

  test('is poured where the food is', () => {
    expect(buy('metric', portion('milk-1-percent', 600))[0]?.rest?.amount).toBe('415 ml')
  })

  test('is told in the nearest ounces, not in the next ones up: those are not there', () => {
    expect(buy('us', portion('whole-wheat-bread', 100))[0]?.rest?.amount).toBe('1 lb')
  })

  test.each([
    ['avocado', 204, '1/2'],
    ['sweet-potato-raw', 300, '3/4'],
    ['napa-cabbage', 110, '3/4 head'],
    ['cauliflower', 450, '1/4 head'],
    ['pita-white', 120, '3'],
    ['celery', 230, '7 medium stalks'],
    ['coconut-milk-canned', 300, '80 g'],
  ])('is counted where the food is bought one by one: %s', (food, need, amount) => {
    expect(buy('metric', portion(food, need))[0]?.rest?.amount).toBe(amount)
  })

  test('of a piece is nothing to think of below an eighth of one', () => {
    expect(buy('metric', portion('pepper-red-bell', 350))[0]).not.toHaveProperty('rest')
  })

  test('has no last day where the days are not known', () => {
    expect(buy('metric', portion('kale', 60))[0]?.rest).toEqual({ grams: 140, amount: '140 g', openDays: 3 })
  })

  test.each([
    ['of what keeps', portion('rolled-oats-dry', 80)],
    ['of a pack that is used up', portion('kale', 197)],
  ])('is not worth a word %s', (_, need) => expect(buy('metric', need)[0]).not.toHaveProperty('rest'))
})

describe('a kitchen with a freezer', () => {
  const chicken = (...days: readonly string[]) => {
    const portions = days.map((on) => portion('chicken-breast-raw', 120, on))
    return itemsOf(shoppingList(catalog, portions, { shop: 'metric', hasFreezer: true }))[0]
  }

  test('may freeze the rest of raw meat, and not that of kale', () => {
    expect(chicken('2026-03-02')?.rest).toMatchObject({ amount: '180 g', useBy: '2026-03-03', freezes: true })
    const [kale] = itemsOf(
      shoppingList(catalog, [portion('kale', 60, '2026-03-02')], { shop: 'metric', hasFreezer: true }),
    )
    expect(kale?.rest).not.toHaveProperty('freezes')
  })

  test('is told the day whose dish takes a part of an opened pack out of it', () => {
    expect(chicken('2026-03-02', '2026-03-05')?.frozenFor).toBe('2026-03-05')
    expect(chicken('2026-03-02', '2026-03-03')).not.toHaveProperty('frozenFor')
  })

  test('is what has to be there: without one nothing is said of freezing', () => {
    const [item] = buy(
      'metric',
      portion('chicken-breast-raw', 120, '2026-03-02'),
      portion('chicken-breast-raw', 120, '2026-03-05'),
    )
    expect(item).not.toHaveProperty('frozenFor')
    expect(item?.rest).not.toHaveProperty('freezes')
  })
})

describe('what changes between two lists', () => {
  const list = (...portions: readonly WeighedPortion[]) => shoppingList(catalog, portions, { shop: 'metric' })
  const before = list(portion('kale', 100), portion('chicken-breast-raw', 300), portion('kiwi', 69))
  const after = list(portion('chicken-breast-raw', 600), portion('apple', 182), portion('kale', 150))
  const none = () => false

  test('is told as added, more and removed; the same packs are no change', () => {
    expect(diffShoppingLists(before, after, none)).toEqual([
      { kind: 'added', id: 'apple', name: 'Apple', after: '1' },
      {
        kind: 'more',
        id: 'chicken-breast-raw',
        name: 'Chicken breast, skinless',
        before: '300 g',
        after: '2 × 300 g',
      },
      { kind: 'removed', id: 'kiwi', name: 'Kiwi', before: '1' },
    ])
  })

  test('is not told where the list reads the same as before', () => {
    const bunch = (shop: Shop) => shoppingList(catalog, [portion('scallions', 60)], { shop })
    expect([bunch('us'), bunch('metric')].flatMap(itemsOf).map(({ packs }) => packs)).toMatchObject([
      { text: '1 bunch', grams: 110 },
      { text: '1 bunch', grams: 100 },
    ])
    expect(diffShoppingLists(bunch('us'), bunch('metric'))).toEqual([])
  })

  test('leaves what is ticked alone, and says what is needed beyond it', () => {
    const isTicked = (id: string) => id === 'kiwi' || id === 'chicken-breast-raw'
    expect(diffShoppingLists(before, after, isTicked)).toMatchObject([
      { kind: 'added', id: 'apple' },
      { kind: 'more', id: 'chicken-breast-raw', further: '300 g' },
    ])
    expect(diffShoppingLists(after, before, isTicked).map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'added kiwi',
      'removed apple',
    ])
  })

  test('says what is to be bought beyond small packs that are there', () => {
    const ticked = diffShoppingLists(list(portion('orange-juice', 249)), list(portion('orange-juice', 996)), () => true)
    expect(ticked).toMatchObject([{ kind: 'more', before: '330 ml', after: '1 l', further: '1 l' }])
  })

  test('is nothing between a list and itself, and never removes or lessens what is ticked', () => {
    const foods = foodKeepings.map(([id]) => id).slice(0, 60)
    const some = fc.array(fc.record({ food: fc.constantFrom(...foods), grams: fc.integer({ min: 1, max: 900 }) }), {
      maxLength: 12,
    })
    const listed = (needs: readonly { food: string; grams: number }[]) =>
      list(...needs.map(({ food, grams }) => portion(food, grams)))
    fc.assert(
      fc.property(some, some, fc.constantFrom(...foods), (one, two, ticked) => {
        const [first, second] = [listed(one), listed(two)]
        const isTicked = (id: string) => id <= ticked
        const kinds = diffShoppingLists(first, second, isTicked).filter(({ id }) => isTicked(id))
        return (
          diffShoppingLists(first, first, none).length === 0 &&
          kinds.every(({ kind, further }) => kind === 'added' || (kind === 'more' && further !== undefined))
        )
      }),
    )
  })
})
