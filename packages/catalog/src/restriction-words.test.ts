import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openCatalog } from './catalog.ts'
import { expandClasses, type IngredientClass, ingredientClasses } from './classes.ts'
import { findForeign } from './foreign-terms.ts'
import { foreignRows } from './foreign-words.ts'
import { allTerms, findTerm } from './restriction-terms.ts'
import { readRestriction } from './restrictions.ts'
import { understandRestriction } from './understand-restriction.ts'
import { phraseOf } from './words.ts'

const catalog = openCatalog()
const rulesOf = (text: string) => catalog.rulesFor([], [text])
const refusedBy = (text: string): ReadonlySet<string> => {
  const rules = rulesOf(text)
  return new Set(catalog.foods.filter((food) => !catalog.permits(rules, food)).map(({ id }) => id))
}
const foodsOf = (name: IngredientClass) => catalog.foods.filter(({ classes }) => expandClasses(classes).has(name))
const expectRefused = (text: string, ...classes: readonly IngredientClass[]) => {
  const refused = refusedBy(text)
  for (const name of classes) {
    const served = foodsOf(name).filter(({ id }) => !refused.has(id))
    expect(
      served.map(({ id }) => id),
      `${text} leaves out ${name}`,
    ).toEqual([])
  }
}
const understood = (text: string) => understandRestriction(text, catalog.foods)

describe('the allergens of the European and the American list, in six languages', () => {
  test.each<[IngredientClass, string]>([
    [
      'milk',
      'milk, dairy, leche, lácteos, Milch, Kuhmilch, Milchprodukte, lait, produits laitiers, latte, latticini, leite',
    ],
    ['egg', 'eggs, huevo, huevos, Eier, Hühnerei, Ei, œuf, oeufs, uova, uovo, ovo, ovos'],
    ['peanut', 'peanuts, cacahuete, cacahuates, maní, Erdnuss, Erdnüsse, Erdnuesse, arachide, cacahuètes, amendoim'],
    [
      'tree_nut',
      'nuts, almonds, almendras, nueces, frutos secos, Nüsse, Haselnuss, Mandeln, noix, noisettes, fruits à coque, noci, mandorle, frutta a guscio, nozes, castanhas, amêndoas',
    ],
    ['fish', 'fish, pescado, Fisch, poisson, pesce, peixe'],
    [
      'crustacean',
      'shrimp, crustaceans, gambas, camarones, marisco, Garnelen, Krebstiere, Meeresfrüchte, crevettes, fruits de mer, gamberi, frutti di mare, camarão, frutos do mar',
    ],
    [
      'mollusc',
      'mussels, molluscs, mollusks, mejillones, mariscos, Muscheln, Weichtiere, moules, huîtres, cozze, vongole, mexilhões, lulas',
    ],
    ['soy', 'soy, soya, soja, Sojabohnen, Soja, soia'],
    ['wheat', 'wheat, trigo, Weizen, Dinkel, blé, froment, grano, frumento'],
    ['gluten', 'gluten, celiac, coeliac disease, celíaco, glutenfrei, Zöliakie, sans gluten, senza glutine, glúten'],
    ['rye', 'rye, centeno, Roggen, seigle, segale, centeio'],
    ['barley', 'barley, cebada, Gerste, orge, orzo, cevada'],
    ['oats', 'oats, avena, Hafer, avoine, fiocchi d’avena, aveia'],
    ['sesame', 'sesame, tahini, sésamo, ajonjolí, Sesam, sésame, sesamo, gergelim'],
    ['mustard', 'mustard, mostaza, Senf, moutarde, senape, mostarda'],
    ['celery', 'celery, apio, Sellerie, céleri, sedano, aipo'],
    ['lupin', 'lupin, lupine, altramuces, Lupinen, lupini, tremoços'],
    ['sulphites', 'sulphites, sulfites, sulfitos, Sulfite, solfiti, Schwefeldioxid'],
  ])('%s', (name, words) => {
    for (const word of words.split(', ')) {
      expectRefused(word, name)
      expectRefused(word.toUpperCase(), name)
      expect(understood(word).question, word).toBeUndefined()
    }
  })
})

describe('as people write it', () => {
  test.each<[string, readonly IngredientClass[]]>([
    ['allergic to peanuts', ['peanut']],
    ['no dairy', ['milk']],
    ['dairy-free please', ['milk']],
    ['I can’t eat shellfish', ['shellfish']],
    ['sans lait', ['milk']],
    ['allergique aux arachides', ['peanut']],
    ['sin gluten', ['gluten', 'oats']],
    ['soy alérgica a la leche y al huevo', ['milk', 'egg']],
    ['senza lattosio', []],
    ['allergia all’uovo', ['egg']],
    ['ohne Nüsse und Milch', ['tree_nut', 'peanut', 'milk']],
    ['Erdnussbutter', ['peanut']],
    ['Erdnussallergie', ['peanut']],
    ['Haselnusscreme', ['tree_nut']],
    ['Milcheiweiß', ['milk']],
    ['Milchpulver', ['milk']],
    ['Weizenmehl', ['wheat']],
    ['Nussallergie', ['tree_nut', 'peanut']],
    ['alergia a los frutos secos', ['tree_nut', 'peanut']],
    ['sem leite, ovos e amendoim', ['milk', 'egg', 'peanut']],
    ['glutenfree', ['gluten']],
    ['nut-free; egg free + no fish', ['tree_nut', 'peanut', 'egg', 'fish']],
    ['l’arachide', ['peanut']],
    ['lait d’amande', ['tree_nut']],
    ['Sojamilch', ['soy']],
    ['Vollmilchschokolade', ['milk', 'caffeine']],
    ['cheesecake', ['cheese']],
    ['peanut butter', ['peanut']],
  ])('%s', (text, classes) => {
    expectRefused(text, ...classes)
    const questions = readRestriction(text, catalog.foods).filter(
      (reading) => reading.kind === 'guess' || (reading.kind === 'by-name' && !reading.isSure),
    )
    expect(questions).toEqual([])
  })

  test('lactose leaves lactose-free milk, in every language', () => {
    for (const text of [
      'lactose',
      'laktosefrei',
      'sans lactose',
      'sin lactosa',
      'senza lattosio',
      'Laktoseintoleranz',
    ]) {
      expect(refusedBy(text)).toContain('milk-whole')
      expect(refusedBy(text)).not.toContain('milk-lactose-free-2-percent')
    }
  })

  test('what is only named after milk or butter is the plant', () => {
    for (const text of [
      'Sojamilch',
      'soy milk',
      'leche de soja',
      'Erdnussbutter',
      'peanut butter',
      'beurre de cacahuète',
    ]) {
      expect(refusedBy(text), text).not.toContain('milk-whole')
      expect(refusedBy(text), text).not.toContain('butter-salted')
    }
    expect(refusedBy('noix de muscade')).toEqual(refusedBy('nutmeg'))
  })
})

describe('the words of the five languages', () => {
  const words = foreignRows.flatMap(([english, ...lists]) =>
    lists.flatMap((list) =>
      list
        .split(',')
        .map((word) => word.trim())
        .filter((word) => word !== '')
        .map((word) => [word, english] as const),
    ),
  )

  test('are hundreds', () => expect(new Set(words.map(([word]) => word)).size).toBeGreaterThan(750))

  test('leave out at least what the English word leaves out, and ask nothing', () => {
    // `Prune` and `raisin` mean another fruit in French, and typed alone leave out both.
    const isOnlyEnglish = (word: string) => findForeign(phraseOf(word)).every((meant) => meant === word)
    const english = new Map(
      foreignRows.map(([word]) => [word, isOnlyEnglish(word) ? refusedBy(word) : new Set<string>()]),
    )
    for (const [word, meant] of words) {
      for (const typed of [word, word.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase()]) {
        const refused = refusedBy(typed)
        const missing = [...(english.get(meant) ?? [])].filter((id) => !refused.has(id))
        expect(missing, `${typed} is ${meant}`).toEqual([])
        expect(understood(typed).question, typed).toBeUndefined()
      }
    }
  })

  test('each English word of the table leaves something out, but for foods that no dish has', () => {
    const unknown = [...new Set(foreignRows.map(([word]) => word))].filter((word) => refusedBy(word).size === 0)
    expect(unknown).toEqual(['lupin'])
  })
})

describe('a word with two meanings avoids both', () => {
  test.each([
    ['pesca', ['peach', 'salmon-atlantic-raw']],
    ['batata', ['potato-raw', 'sweet-potato-raw']],
    ['raisin', ['raisins', 'grapes']],
    ['gamba', ['shrimp-raw']],
    ['burro', ['butter-salted']],
  ])('%s', (typed, foods) => {
    const refused = refusedBy(typed)
    const known = foods.filter((id) => catalog.findFood(id))
    expect(known.filter((id) => !refused.has(id))).toEqual([])
    expect(known.length).toBeGreaterThan(0)
  })
})

describe('cilantro', () => {
  test('is the plant: its seed is left out as well, also where it is only an ingredient', () => {
    for (const text of ['cilantro', 'coriander', 'Koriander', 'coriandre', 'coentro', 'culantro']) {
      const refused = refusedBy(text)
      for (const id of ['cilantro', 'salsa', 'coriander-ground', 'curry-powder', 'falafel'])
        expect(refused, text).toContain(id)
    }
  })
  test('unless the leaf or the seed is named', () => {
    for (const text of ['cilantro leaves', 'fresh coriander', 'coriander leaf']) {
      expect(refusedBy(text)).toContain('cilantro')
      expect(refusedBy(text)).not.toContain('coriander-ground')
    }
    expect(refusedBy('coriander seeds')).toContain('coriander-ground')
  })
})

test('what a food is made of counts like its classes', () => {
  expect(refusedBy('walnuts')).toContain('banana-bread')
  expect(refusedBy('mustard')).toContain('corned-beef-cooked')
  expect(refusedBy('sesame')).toContain('teriyaki-sauce')
})

describe('whatever was understood leaves out every food of its class', () => {
  const terms = allTerms().filter((term) => findTerm(term) !== undefined)
  const around = ['', 'no ', 'allergic to ', 'sin ', 'ohne ', 'sans ', 'senza ', 'sem ']

  test('for any term, in any words around it, beside any other', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...terms),
        fc.constantFrom(...around),
        fc.constantFrom(...terms, 'kiwi', 'dragonfruit', 'penuts'),
        fc.boolean(),
        (term, before, other, isLoud) => {
          const text = `${before}${term}, ${other}`
          const rules = rulesOf(isLoud ? text.toUpperCase() : text)
          for (const { forbids, unless } of findTerm(term) ?? []) {
            const served = catalog.foods.filter(({ classes }) => {
              const all = expandClasses(classes)
              return all.has(forbids) && !(unless !== undefined && all.has(unless))
            })
            expect(served.filter((food) => catalog.permits(rules, food)).map(({ id }) => id)).toEqual([])
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  test('every class of the tree that a term names exists', () => {
    const named = terms.flatMap((term) => (findTerm(term) ?? []).map(({ forbids }) => forbids))
    expect(named.filter((name) => !ingredientClasses.includes(name))).toEqual([])
  })

  test('a letter left out, doubled, changed or exchanged never lets the allergen through', () => {
    const allergens =
      'peanut almond cashew walnut pecan hazelnut pistachio macadamia shrimp prawn lobster mussel oyster scallop squid shellfish crustacean wheat barley gluten sesame mustard celery lupin sulphite dairy casein cacahuete mejillon erdnuss haselnuss arachide noisette crevette gambero mandorla amendoim camarao'
    fc.assert(
      fc.property(
        fc.constantFrom(...allergens.split(' ')),
        fc.nat(),
        fc.constantFrom('drop', 'double', 'change', 'swap'),
        fc.constantFrom(...'aeiorstn'),
        (word, place, mistake, letter) => {
          const at = place % (word.length - 1)
          const [one = '', two = ''] = [word[at], word[at + 1]]
          const instead = { drop: '', double: one + one, change: letter, swap: two + one }[mistake] ?? ''
          const typed = word.slice(0, at) + instead + word.slice(at + (mistake === 'swap' ? 2 : 1))
          const refused = refusedBy(typed)
          const missing = [...refusedBy(word)].filter((id) => !refused.has(id))
          expect(missing, `${typed} for ${word}`).toEqual([])
        },
      ),
      { numRuns: 400 },
    )
  })
})
