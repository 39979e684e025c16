import { isJsonObject, type JsonObject } from '@pacemeal/domain'
import { MAX_OWN_FOOD_NAME, MAX_RECIPE_INGREDIENTS, MAX_RECIPE_LINE, OWN_FOOD_BOUNDS } from '@pacemeal/domain/own-food'

/** A recipe as somebody else wrote it. */
export interface WrittenRecipe {
  /** Empty when it has none. */
  readonly name: string
  /** Null when it does not say. */
  readonly servings: number | null
  /** Its ingredients, a line each. */
  readonly lines: readonly string[]
}

/** How deep a recipe may lie in the data of a page. */
const MAX_DEPTH = 6

const isRecipe = (data: JsonObject): boolean =>
  [data['@type']].flat().some((type) => typeof type === 'string' && /(?:^|[/:])Recipe$/.test(type))

/** The first recipe anywhere in linked data: pages put it beside others, in lists and graphs. */
function findRecipe(data: unknown, depth = 0): JsonObject | undefined {
  if (depth > MAX_DEPTH) return undefined
  if (isJsonObject(data) && isRecipe(data)) return data
  const parts: readonly unknown[] = Array.isArray(data) ? data : isJsonObject(data) ? Object.values(data) : []
  for (const part of parts) {
    const found = findRecipe(part, depth + 1)
    if (found) return found
  }
  return undefined
}

/** The servings of a yield: `4`, `Serves 4-6`, `["4", "4 servings"]`. The smaller number of a range. */
export function servingsIn(said: unknown): number | null {
  for (const one of [said].flat()) {
    const [digits] = /\d+(?:[.,]\d+)?/.exec(String(one ?? '')) ?? []
    const servings = Number(digits?.replace(',', '.'))
    const { min, max } = OWN_FOOD_BOUNDS.servings
    if (servings >= min && servings <= max) return servings
  }
  return null
}

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** The ingredients among lines: without bullets, headings and what is empty. */
export const ingredientLines = (lines: readonly string[]): readonly string[] =>
  lines
    .map((line) => tidy(line.replace(/^\s*(?:[-*•▢☐·–]|\d+[.)](?=\s))\s*/, '')).slice(0, MAX_RECIPE_LINE))
    .filter((line) => line !== '' && !line.endsWith(':'))
    .slice(0, MAX_RECIPE_INGREDIENTS)

/**
 * The schema.org recipe in linked data (JSON-LD). `plain` makes text of what may hold markup. Undefined when there is none
 * with ingredients.
 */
export function recipeInData(data: unknown, plain: (text: string) => string): WrittenRecipe | undefined {
  const recipe = findRecipe(data)
  if (!recipe) return undefined
  const said = [recipe.recipeIngredient ?? recipe.ingredients].flat()
  const lines = ingredientLines(said.flatMap((one) => (typeof one === 'string' ? plain(one).split('\n') : [])))
  if (lines.length === 0) return undefined
  const name = typeof recipe.name === 'string' ? tidy(plain(recipe.name)).slice(0, MAX_OWN_FOOD_NAME) : ''
  return { name, servings: servingsIn(recipe.recipeYield ?? recipe.yield), lines }
}

const bareWeight = '(?:g|kg|ml|l|oz|ounces?|lbs?|pounds?)'
const figure = '(?:\\d+(?:[.,]\\d+)?(?:\\s+\\d/\\d)?|\\d/\\d)(?:\\s*[½⅓⅔¼¾⅛])?|[½⅓⅔¼¾⅛]'
const household = '(?:cups?|tbsps?|tsps?|tablespoons?|teaspoons?|sticks?|el|tl|cdas?|cucharadas?)'

/** `2 (400 g) cans chickpeas`: so many packs of a weight. */
const PACKS =
  /^(\d+)(?:\s*x\s*|\s+|\s*\()\(?(\d+(?:[.,]\d+)?)[\s-]*(g|kg|ml|l|oz|ounces?|lbs?|pounds?)\.?\)?\s*(?:cans?|tins?|jars?|packs?|packages?|packets?|bags?|bottles?|cartons?|boxes?|blocks?)\s+(?:of\s+)?(.+)$/i
/** One amount in two measures: the weight is the surer one. `200 g (1 2/3 cups) flour`, `1 cup / 120 g flour`. */
const TWICE: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `^((?:${figure})\\s*${bareWeight})\\s*(?:/|\\||=)\\s*(?:${figure})\\s*(?:${household}|${bareWeight})\\s+`,
      'iu',
    ),
    '$1 ',
  ],
  [new RegExp(`^(?:${figure})\\s*${household}\\s*(?:/|\\||=)\\s*((?:${figure})\\s*${bareWeight})\\s+`, 'iu'), '$1 '],
  [
    new RegExp(
      `^((?:${figure})\\s*${bareWeight})\\s*\\((?:about |ca\\.? )?(?:${figure})\\s*(?:${household}|${bareWeight})[^)]*\\)\\s*`,
      'iu',
    ),
    '$1 ',
  ],
  [
    new RegExp(
      `^(?:${figure})\\s*${household}\\s*\\((?:about |ca\\.? )?((?:${figure})\\s*${bareWeight})[^)]*\\)\\s*`,
      'iu',
    ),
    '$1 ',
  ],
]
/** Oil of no kind is the plain one of the kitchen; in Spanish it is that of olives, which the reader takes anyway. */
const PLAIN_OIL =
  /(?<=^|\s)(?:oil|öl)(?=\s*(?:$|,|\(|for\b|zum\b))(?<!(?:olive|sesame|coconut|canola|rapeseed|sunflower|vegetable|peanut|avocado|chili|chilli|nut|walnut|corn|grapeseed|flaxseed|truffle) oil)/iu

/** A line in the measures and the words that the reader takes for certain. */
const inPlainMeasures = (line: string): string =>
  TWICE.reduce((said, [way, plain]) => said.replace(way, plain), line)
    .replace(PACKS, (_, count: string, amount: string, unit: string, food: string) =>
      count === '1' ? `${amount} ${unit} ${food}` : `${count} x ${amount} ${unit} ${food}`,
    )
    .replace(PLAIN_OIL, 'canola oil')

/** Ways to read a line, the plainest first: `1 onion, finely chopped` is an onion. A weight in brackets stays. */
export function readingsOfLine(typed: string): readonly string[] {
  const line = inPlainMeasures(typed)
  const bare = tidy(line.replaceAll(/\([^)\d]*\)/g, ' '))
  const [head = ''] = bare.split(/,(?!\d)/)
  return [...new Set([tidy(head), bare, line].filter((one) => one !== ''))]
}

/** Whether a line says that something was cooked before it went in. */
export const isSaidCooked = (line: string): boolean =>
  /\b(?:cooked|boiled|roast(?:ed)?|baked|grilled|steamed|fried|toasted|left ?over|canned|tinned|gekocht\w*|gebraten\w*|gegart\w*|cocid[oa]s?|asad[oa]s?|hervid[oa]s?)\b/i.test(
    line,
  )
