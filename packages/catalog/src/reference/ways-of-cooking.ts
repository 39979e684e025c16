/** Ways of cooking that come to the same on a plate: a row of the tables says one of them, and people another. */
const alike: readonly (readonly string[])[] = [
  ['grilled', 'broiled', 'barbecued', 'chargrilled'],
  ['roasted', 'roast', 'baked'],
  ['boiled', 'steamed', 'poached', 'simmered'],
  ['braised', 'stewed', 'pot'],
]
/** Ways that make another food of it: a fried one is not just a cooked one. */
const changing: readonly (readonly string[])[] = [['fried', 'sauteed'], ['scrambled'], ['mashed']]
const ALIKE = 0.8
const COOKED = 0.75

const none: ReadonlyMap<string, number> = new Map()
const related = new Map<string, Map<string, number>>()
for (const group of alike)
  for (const word of group)
    related.set(
      word,
      new Map([...group.filter((other) => other !== word).map((other) => [other, ALIKE] as const), ['cooked', COOKED]]),
    )
for (const group of changing)
  for (const word of group)
    related.set(word, new Map(group.filter((other) => other !== word).map((other) => [other, ALIKE])))
related.set('cooked', new Map([...alike, ...changing].flat().map((word) => [word, COOKED])))

/** What else a word of cooking may stand for, and how surely; nothing for other words. */
export const waysOfCooking = (word: string): ReadonlyMap<string, number> => related.get(word) ?? none
