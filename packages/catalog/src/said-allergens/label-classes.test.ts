import { describe, expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { findProductWarnings } from '../product-warnings.ts'

const catalog = openCatalog()
const warningsFor = (avoided: string, ingredients: string) =>
  findProductWarnings(
    catalog.rulesFor(['classic'], [avoided]),
    { name: 'Produkt', allergens: [], traces: [], ingredients },
    catalog.foods,
  )

describe('an allergen in a list of ingredients', () => {
  test.each([
    ['milk', 'suiker, weipoeder'],
    ['milk', 'cukier, serwatka w proszku'],
    ['milk', 'socker, skummjölkspulver'],
    ['milk', 'cukr, sušené mléko'],
    ['milk', 'sukker, mælkepulver'],
    ['milk', 'açúcar, leite em pó'],
    ['eggs', 'albumen powder'],
    ['eggs', 'cheese (preservative: lysozyme)'],
    ['eggs', 'E1105'],
    ['eggs', 'äggula'],
    ['eggs', 'mąka, jaja'],
    ['peanuts', 'pinda'],
    ['peanuts', 'jordnötter'],
    ['tree nuts', 'orzechy laskowe'],
    ['tree nuts', 'hasselnötter'],
    ['gluten', 'triticale flour'],
    ['gluten', 'tarwebloem'],
    ['gluten', 'vetemjöl'],
    ['gluten', 'mąka pszenna'],
    ['sesame', 'gomasio'],
    ['fish', 'wine (isinglass)'],
    ['fish', 'vis, zout'],
    ['shellfish', 'chili, belacan'],
    ['celery', 'selderij'],
    ['mustard', 'mosterd'],
    ['sulphites', 'raisins, E220'],
    ['sulphites', 'E150d, E-224'],
  ])('that somebody avoids warns in any language of labels, and as an additive: %s in %s', (avoided, ingredients) =>
    expect(warningsFor(avoided, ingredients).contains).not.toEqual([]),
  )

  test.each([
    ['milk', 'Kan sporen van melk bevatten'],
    ['milk', 'Kan innehålla spår av mjölk'],
    ['milk', 'Może zawierać mleko'],
    ['peanuts', "Traces éventuelles d'arachides"],
    ['peanuts', 'Made in a factory that handles peanuts'],
    ['peanuts', 'Produced on equipment that also processes peanuts'],
    ['peanuts', 'Not suitable for peanut allergy sufferers'],
    ['tree nuts', 'In einem Betrieb hergestellt, der auch Nüsse verarbeitet'],
    ['soy', 'Elaborado en una fábrica que utiliza soja'],
    ['mustard', 'Fabriqué dans un atelier utilisant de la moutarde'],
    ['milk', 'Packed in an environment where milk is present'],
  ])('of which there may be traces is told as such: %s in %s', (avoided, sentence) => {
    const { contains, mayContain } = warningsFor(avoided, `Rice, salt. ${sentence}. Keep dry.`)
    expect(contains).toEqual([])
    expect(mayContain).not.toEqual([])
  })

  test.each([
    ['milk', 'milk thistle extract'],
    ['shellfish', 'crab apple jelly'],
    ['fish', 'kala namak, spices'],
    ['lupin', 'filete de lubina'],
    ['tree nuts', 'Kaffee mit Noten von Karamell'],
    ['milk', 'store at room temperature'],
  ])('is not what only reads like it: %s in %s', (avoided, ingredients) =>
    expect(warningsFor(avoided, ingredients).contains).toEqual([]),
  )

  test('is told once, in the words of the list where these say it', () => {
    expect(warningsFor('milk', 'melkpoeder (milk)').contains).toEqual(['milk'])
    expect(warningsFor('milk', 'weipoeder, boter').contains).toEqual(['milk and dairy'])
  })

  test.each(['ei', 'melk', 'ost', 'e ', 'made in '])('is looked for in linear time among %s', (part) => {
    const timeOf = (letters: number): number => {
      const text = part.repeat(letters / part.length)
      const start = process.threadCpuUsage()
      warningsFor('milk', text)
      const { user, system } = process.threadCpuUsage(start)
      return user + system
    }
    timeOf(1000)
    expect(timeOf(16_000)).toBeLessThan(10 * Math.max(timeOf(4000), 20_000))
  })
})
