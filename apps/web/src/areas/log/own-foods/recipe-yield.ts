import { isWithin } from '@pacemeal/domain'
import { OWN_FOOD_BOUNDS } from '@pacemeal/domain/own-food'

const words: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, ten: 10, twelve: 12 },
  ...{ zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, acht: 8, zehn: 10, zwölf: 12 },
  ...{ dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, ocho: 8, diez: 10, doce: 12 },
}
/** Numbers as words, for the patterns of lines. */
export const numberWord = Object.keys(words).join('|')

const portions =
  '(?:servings?|serves|portions?|people|persons?|slices?|pancakes|muffins|cookies|pieces|portionen|personen|st[uü]cke?n?|raciones|porciones|personas|unidades)'
const about = '(?:about |around |ca\\.? |unas? |approximately )?'
const count = `(\\d{1,3}|${numberWord})`
const said =
  '(?:serves|servings|yields?|makes|portions|people|portionen|personen|raciones|porciones|personas|salen|rinde|ergibt|reicht f[uü]r|comensales)'

const SAID = new RegExp(`\\b${said}\\s*[:=]?\\s*${about}${count}\\b`, 'iu')
const FOR = new RegExp(`(?:\\bfor|\\bf[uü]r|\\bpara)\\s+${count}(?:\\s+${portions})?(?=\\s*(?:$|[):,|·.]))`, 'iu')
/** Of a range the smaller number counts. */
const upTo = '(?:\\s*(?:[-–]|to|bis|a)\\s*\\d{1,3})?'
const INTO = new RegExp(`\\b(?:into|in|en)\\s+${count}${upTo}\\s+${portions}(?=$|\\P{L})`, 'iu')
const COUNTED = new RegExp(`(?:^|\\P{L})${count}${upTo}\\s+${portions}(?=$|\\P{L})`, 'iu')

/** Where a line says how many a recipe is for, the surest first. */
const ways = [SAID, FOR, INTO, COUNTED]
/** Among the steps `2 slices` are bread. */
const waysAmongSteps = [SAID, FOR, INTO]

const asServings = (number: string): number | undefined => {
  const servings = words[number.toLowerCase()] ?? Number(number.replace(',', '.'))
  return isWithin(servings, OWN_FOOD_BOUNDS.servings) ? servings : undefined
}

/** How many servings a line says that is no ingredient; undefined when it says nothing of it. */
export function yieldIn(line: string, { isAmongSteps = false } = {}): number | undefined {
  for (const way of isAmongSteps ? waysAmongSteps : ways) {
    const number = way.exec(line)?.[1]
    if (number !== undefined) return asServings(number)
  }
  return undefined
}

const WHOLE = [
  new RegExp(`^(?:this |the )?(?:recipe |rezept )?${said}\\s*[:=]?\\s*${about}${count}\\b`, 'iu'),
  new RegExp(`^(?:for|f[uü]r|para)\\s+${count}(?:\\s+${portions})?\\s*[):,.]?$`, 'iu'),
  new RegExp(`^${about}${count}(?:\\s*[-–]\\s*\\d+)?\\s+${portions}\\s*(?:$|[:,.(])`, 'iu'),
]

/** Whether a line says how many a recipe is for and names nothing to eat: `8 slices`, and not `2 slices of bread`. */
export const isYield = (line: string): boolean =>
  line.split(/\s*[|·•]\s*/).some((part) => WHOLE.some((way) => way.test(part)))

/** A number that is no size and no weight: `20 cm`, `9x13`, `1.5 liters`. */
const BARE =
  /(?<![\d.,x×/]|\d\s*-)(\d+(?:[.,]\d+)?)(?!\s*(?:[\d.,x×/"”″]|[-\s]*(?:cm|mm|in|inch(?:es)?|zoll|kg|g|ml|l|lit(?:er|re|ro)s?|oz|ounces?|lbs?|pounds?|cups?)(?![\p{L}])))/iu

/** Who eats it, before what it makes: `6-8 servings (makes 2 loaves)`. */
const EATERS = new RegExp(
  `(?:^|\\P{L})${count}${upTo}\\s+(?:servings?|portions?|people|persons?|portionen|personen|raciones|porciones|personas)(?=$|\\P{L})`,
  'iu',
)

/** A yield is said in fewer characters. */
const MAX_YIELD = 200

/** The servings of a yield of linked data: `4`, `Serves 4-6`, `["1 loaf", "12 slices"]`. The smaller number of a range. */
export function servingsIn(said: unknown): number | null {
  const texts = [said]
    .flat(1)
    .slice(0, MAX_YIELD)
    .map((one) => String(one ?? '').slice(0, MAX_YIELD))
  const ways: readonly ((text: string) => number | undefined)[] = [
    (text) => asServings(EATERS.exec(text)?.[1] ?? ''),
    yieldIn,
    (text) => asServings(BARE.exec(text)?.[1] ?? ''),
  ]
  const found = ways.flatMap((way) => texts.map((text) => way(text)))
  return found.find((one) => one !== undefined) ?? null
}
