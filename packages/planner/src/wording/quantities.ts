/** Units as they are written, by the one that stands for them. */
const units: Readonly<Record<string, readonly string[]>> = {
  g: ['gram', 'grams'],
  kg: ['kilo', 'kilos', 'kilogram', 'kilograms'],
  mg: ['milligram', 'milligrams'],
  ml: ['millilitre', 'millilitres', 'milliliter', 'milliliters'],
  l: ['litre', 'litres', 'liter', 'liters'],
  h: ['hr', 'hrs', 'hour', 'hours'],
  min: ['mins', 'minute', 'minutes'],
  s: ['second', 'seconds'],
  kcal: ['calorie', 'calories', 'cal'],
  '%': ['percent'],
  cm: ['centimetre', 'centimetres', 'centimeter', 'centimeters'],
  am: [],
  pm: [],
  met: [],
  day: ['days'],
  week: ['weeks'],
  year: ['years'],
  session: ['sessions'],
  meal: ['meals'],
}
const unitOf = new Map(Object.entries(units).flatMap(([unit, names]) => [unit, ...names].map((name) => [name, unit])))

/** A unit's name or sign, as it may follow a number. */
export const isUnitName = (word: string): boolean => unitOf.has(word)

const numberWords = new Set(
  `zero one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty ninety
  hundred thousand half halves third quarter once twice thrice double triple single dozen couple`.split(/\s+/),
)

const piece = /\d+(?:[.,:]\d+)*|[\p{L}%]+/gu

/**
 * Every quantity of a text in its order: numbers, each with the unit that follows it, and numbers in words. Two texts
 * with the same list say the same amounts of the same things in the same order; `40 g` and `40 minutes` differ.
 */
export const quantitiesIn = (text: string): readonly string[] => {
  const pieces = text.normalize('NFKC').toLowerCase().match(piece) ?? []
  return pieces.flatMap((word, at) => {
    if (numberWords.has(word)) return [word]
    if (!/^\d/.test(word)) return []
    return [`${word.replaceAll(',', '')} ${unitOf.get(pieces[at + 1] ?? '') ?? ''}`.trim()]
  })
}

const polarities = new Set(
  `no not none never nothing without less more least most under over above below than before after until from to within
  between instead rather only may must cannot add added lower higher up down`.split(/\s+/),
)

/** The words that turn a sentence's meaning, sorted: what holds, what does not, and on which side of a figure. */
export const turningWordsIn = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => polarities.has(word)).toSorted()
