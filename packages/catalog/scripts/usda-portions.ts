/** Grams of an ounce, as USDA rounds it. */
const OUNCE_GRAMS = 28.35

/** Words of a measure that say nothing to who logs: how USDA weighed it. */
const tidy = (text: string): string =>
  text
    .replaceAll(/\(?\s*yield[^,)]*\)?/g, '')
    .replaceAll(/\(?1 NLEA serving\)?/g, '')
    .replaceAll(/,?\s*excluding refuse/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?, ?/g, ', ')
    .replace(/[, (]+$/, '')
    .replace(/,\s*\(/, ' (')
    .trim()

const spoons = /^(cup|tbsp|tsp|oz|fl oz|slice|cubic inch)\b/

/** `1 cup, diced|132` and the like: unit, grams of one, and how many are usual. */
const portionIn = (grams: unknown, description: unknown): string | undefined => {
  if (typeof grams !== 'number' || grams <= 0 || typeof description !== 'string') return undefined
  const match = /^(?<count>\d*\.?\d+)\s+(?<unit>.+)$/.exec(description.trim())
  const unit = tidy(match?.groups?.unit ?? '')
  const count = Number(match?.groups?.count)
  if (unit === '' || !(count > 0) || unit.includes('|') || unit.includes(';')) return undefined
  if (count === 1) return `${unit}|${grams}`
  if (spoons.test(unit)) return `${unit}|${Number((grams / count).toFixed(2))}|${count}`
  return `${/^(?:package|lb)/.test(unit) ? `${count} ${unit}` : `serving (${count} ${unit})`}|${grams}`
}

type Kind = 'meat' | 'cheese' | 'nuts' | 'drink' | 'spice' | 'fat' | 'other'
const kindOf = (ndb: string): Kind =>
  (({
    '05': 'meat',
    '10': 'meat',
    '13': 'meat',
    '15': 'meat',
    '17': 'meat',
    '23': 'meat',
    '12': 'nuts',
    '14': 'drink',
  })[ndb.slice(0, 2)] ??
    { '02': 'spice', '04': 'fat' }[ndb.slice(0, 2)] ??
    'other') as Kind

/** Grams that one eats of it at a time, at least and at most; the household measure within them goes first. */
const usualRange: Readonly<Record<Kind, readonly [number, number]>> = {
  meat: [40, 260],
  cheese: [14, 60],
  nuts: [15, 60],
  drink: [90, 500],
  spice: [0.2, 6],
  fat: [4, 20],
  other: [20, 450],
}

/** Portions of a row of SR28, the one that people eat first, as `unit|grams|usual count` joined by semicolons. */
export function usdaPortions(ndb: string, columns: readonly (string | number)[]): string {
  const [firstGrams, first, secondGrams, second] = columns
  const read = [portionIn(firstGrams, first), portionIn(secondGrams, second)].filter((one) => one !== undefined)
  const kind = kindOf(ndb)
  // Three ounces are a serving of meat; a single ounce is a measure and no meal.
  const ounces = `oz|${OUNCE_GRAMS}|3`
  const all = kind === 'meat' ? [...read.filter((one) => !/^\d*\s?oz\|/.test(one)), ounces] : read
  const [least, most] = usualRange[kind]
  const eaten = (portion: string): number => {
    const [, grams = '0', count = '1'] = portion.split('|')
    return Number(grams) * Number(count)
  }
  const isUsual = (portion: string): boolean => eaten(portion) >= least && eaten(portion) <= most
  const [usual] = all.filter(isUsual)
  return [...new Set(usual ? [usual, ...all] : all)].join(';')
}
