/** Fresh yeast of so much dry yeast: 42 g raise what 14 g do, and hold about as much energy (105 and 325 kcal in 100 g). */
const FRESH_PER_DRY = 3
/** What a cube of fresh yeast weighs in Germany; elsewhere cubes and blocks are of 25 to 50 g. */
const CUBE_GRAMS = 42
/** What a sachet of dry yeast weighs. */
const SACHET_GRAMS = 7

const number = String.raw`(\d+(?:[.,]\d+)?(?:\s*\/\s*\d+)?|[½¼¾⅓⅔]|an?\b|eine?n?\b|una?\b|un\b|half(?: an?)?|(?:ein(?:en)? )?halbe[nr]?|medio|media)`
const cube = '(?:cubes?|blocks?|cakes?|würfel|wurfel|cubos?|pastillas?|dados?|tacos?)'
const yeast =
  "(?:fresh[,\\s]+(?:baker['’]?s[,\\s]+)?yeast|(?:baker['’]?s )?yeast[,\\s]+\\(?fresh\\)?|cake yeast|compressed yeast|frische[rn]?\\s+(?:back)?hefe|frischhefe|(?:back)?hefe,? (?:\\(?frisch\\)?)|levadura (?:de panader(?:o|ía) )?(?:fresca|prensada)(?: de panader(?:o|ía))?)"
const plainYeast = `(?:${yeast}|(?:back)?hefe|yeast|levadura(?: de panader(?:o|ía))?)`
const END = '(?![\\p{L}-])'

/** `1 Würfel (42 g) Hefe`, `1 cube fresh yeast (25 g)`: the weight is the surer one. */
const CUBES_OF = new RegExp(
  `(?:${number}\\s+)?${cube}\\s*\\(?\\s*(?:à |ca\\.? ?)?(\\d+(?:[.,]\\d+)?)\\s*g\\s*\\)?\\s*(?:de |of )?${plainYeast}${END}`,
  'giu',
)
const CUBES_BEFORE = new RegExp(
  `(?:${number}\\s+)?${cube}\\s*(?:de |of )?${plainYeast}\\s*\\(\\s*(?:à |ca\\.? ?)?(\\d+(?:[.,]\\d+)?)\\s*g\\s*\\)`,
  'giu',
)
const CUBES = new RegExp(`${number}\\s+${cube}\\s+(?:de |of )?${plainYeast}${END}`, 'giu')
const GRAMS = new RegExp(
  `(\\d+(?:[.,]\\d+)?)\\s*(?:g|gr|gramm|grams?|gramos?)\\.?\\s+(?:de |of )?${yeast}${END}`,
  'giu',
)
/** `20 g Hefe`: in German the word alone is the fresh one, but for what weighs as a sachet. */
const GERMAN_GRAMS = new RegExp(`(?<![\\d.,])(\\d+(?:[.,]\\d+)?)\\s*(?:g|gr|gramm)\\.?\\s+(?:back)?hefe${END}`, 'giu')
const GRAMS_BEHIND = new RegExp(`${yeast}[,:\\s]+\\(?(\\d+(?:[.,]\\d+)?)\\s*g\\)?(?![\\p{L}])`, 'giu')
const OTHERWISE = new RegExp(`${yeast}${END}`, 'giu')

const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 }

const countIn = (typed = '1'): number => {
  const text = typed.toLowerCase()
  const known = FRACTIONS[text]
  if (known !== undefined) return known
  if (/hal|medi/.test(text)) return 0.5
  const [whole = '', parts] = text.replace(',', '.').split(/\s*\/\s*/)
  const count = Number(whole) / Number(parts ?? 1)
  return Number.isFinite(count) ? count : 1
}

/** What the tables call it. */
const DRY_YEAST = 'active dry yeast'

const dry = (freshGrams: number): string => `${Number((freshGrams / FRESH_PER_DRY).toFixed(1))} g ${DRY_YEAST}`
const grams = (typed: string): number => Number(typed.replace(',', '.'))

/**
 * Words with the fresh yeast in it as so much dry yeast, which the tables have: a third of its weight. Cubes by the weight
 * that is said, by that of a German one otherwise.
 */
export const withDryYeast = (line: string): string =>
  line
    .replace(CUBES_OF, (_, count: string | undefined, each: string) => dry(countIn(count) * grams(each)))
    .replace(CUBES_BEFORE, (_, count: string | undefined, each: string) => dry(countIn(count) * grams(each)))
    .replace(CUBES, (_, count: string) => dry(countIn(count) * CUBE_GRAMS))
    .replace(GRAMS, (_, weight: string) => dry(grams(weight)))
    .replace(GERMAN_GRAMS, (_, weight: string) =>
      grams(weight) === SACHET_GRAMS ? `${weight} g ${DRY_YEAST}` : dry(grams(weight)),
    )
    .replace(GRAMS_BEHIND, (_, weight: string) => dry(grams(weight)))
    .replace(OTHERWISE, DRY_YEAST)
