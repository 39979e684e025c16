import { MAX_OWN_FOOD_NAME, MAX_RECIPE_INGREDIENTS, MAX_RECIPE_LINE } from '@pacemeal/domain/own-food'
import { recipesIn, textsIn } from './linked-recipes.ts'
import { inPlainWords } from './recipe-words.ts'
import { servingsIn } from './recipe-yield.ts'

/** A recipe as somebody else wrote it. */
export interface WrittenRecipe {
  /** Empty when it has none. */
  readonly name: string
  /** Null when it does not say. */
  readonly servings: number | null
  /** Its ingredients, a line each. */
  readonly lines: readonly string[]
}

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Lines of a list that are looked at; a recipe holds far fewer, and says so when it is saved. */
const MAX_LINES = 5 * MAX_RECIPE_INGREDIENTS

/** The ingredients among lines: without bullets, headings and what is empty. */
export const ingredientLines = (lines: readonly string[]): readonly string[] =>
  lines
    .map((line) => tidy(line.replace(/^\s*(?:[-*•▢☐·–]|\d+[.)](?=\s))\s*/, '')).slice(0, MAX_RECIPE_LINE))
    .filter((line) => line !== '' && !line.endsWith(':'))
    .slice(0, MAX_LINES)

/** A list in one text, its ingredients divided by commas: each that begins with an amount is one. */
const linesOf = (text: string): readonly string[] => {
  const parts = text.split(/,\s+(?=\d|[½⅓⅔¼¾⅛])/)
  return parts.length > 2 ? parts : [text]
}

/**
 * The schema.org recipe in linked data (JSON-LD): the first that has ingredients. `plain` makes text of what may hold
 * markup. Undefined when there is none with ingredients.
 */
export function recipeInData(data: unknown, plain: (text: string) => string): WrittenRecipe | undefined {
  for (const recipe of recipesIn(data)) {
    const said = recipe.ingredients.flatMap((one) => plain(one).split('\n'))
    const lines = ingredientLines(said.length === 1 ? said.flatMap(linesOf) : said)
    const name = tidy(plain(textsIn(recipe.name)[0] ?? '')).slice(0, MAX_OWN_FOOD_NAME)
    if (lines.length > 0) return { name, servings: servingsIn(recipe.servings), lines }
  }
  return undefined
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
/** `1 can (14 oz) lentils`: the same with the weight behind the pack. */
const PACKS_OF =
  /^(\d+)\s+(?:cans?|tins?|jars?|packs?|packages?|pkgs?|packets?|pouch(?:es)?|bags?|bottles?|cartons?|boxes?|blocks?)\.?\s*\((\d+(?:[.,]\d+)?)[\s-]*(g|kg|ml|l|oz|ounces?|lbs?|pounds?)\.?(?:\s+each)?\)\s*(?:of\s+)?(.+)$/i
/**
 * Oil of no kind, or called by its use, is the plain one of the kitchen; in Spanish it is that of olives, which the reader
 * takes anyway. Any other word before it says a kind.
 */
const PLAIN_OIL = new RegExp(
  `^((?:(?:${figure}|an?|some|etwas|ein)\\s*)?(?:(?:${household}|${bareWeight}|splash|dash|drizzle|schuss)\\.?\\s+)?(?:of\\s+)?)(?:(?:cooking|neutral|frying|plain|light|flavou?rless|neutrales|etwas)\\s+)*(?:oil|öl)(?=\\s*(?:$|,|\\(|for\\b|to\\b|zum\\b))`,
  'iu',
)
/** Rice and pulses that come ready, in the word that the reader knows for it. */
const READY = /\b(?:pre-?cooked|ready[- ](?:to[- ]eat|cooked|made)|microwave(?:able)?)\b/i
/** Of `juice of 1 lemon` and `zest of a lime` it is the fruit. */
const JUICE_OF = /^(?:the )?(?:juice|(?:grated )?zest)(?: (?:and|&) (?:juice|zest))? of /i
/** `3 unidades de huevo`: three eggs. */
const PIECES = /^(\d+)\s+unidad(?:es)? de\s+/i
/** Seasonings one after the other, without amounts. */
const SEASONINGS = /^(?:sea |kosher )?(?:salt|pepper|salz|pfeffer|sal|pimienta)\b\D*$/i
const TO_TASTE = /,?\s*\(?(?:to taste|nach (?:geschmack|belieben)|al gusto)\)?/i

const inPacks = (_: string, count: string, amount: string, unit: string, food: string): string =>
  count === '1' ? `${amount} ${unit} ${food}` : `${count} x ${amount} ${unit} ${food}`

/** A line in the measures and the words that the reader takes for certain. */
const inPlainMeasures = (line: string): string =>
  TWICE.reduce((said, [way, plain]) => said.replace(way, plain), inPlainWords(line))
    .replace(PACKS, inPacks)
    .replace(PACKS_OF, inPacks)
    .replace(PLAIN_OIL, '$1canola oil')
    .replace(READY, 'cooked')
    .replace(JUICE_OF, '')
    .replace(PIECES, '$1 ')
    .replace(/(?<=\p{L})\/n\b/u, 'n')

/** Ways to read a line, the plainest first: `1 onion, finely chopped` is an onion. A weight in brackets stays. */
export function readingsOfLine(typed: string): readonly string[] {
  const line = inPlainMeasures(typed)
  const bare = tidy(line.replaceAll(/\([^)\d]*\)/g, ' '))
  const plain = tidy(bare.replace(TO_TASTE, ''))
  if (SEASONINGS.test(plain)) return [plain.replaceAll(/\s*,\s*/g, ' and ')]
  const [head = ''] = bare.split(/,(?!\d)/)
  return [...new Set([tidy(head), bare, line].filter((one) => one !== ''))]
}

/** Whether an amount follows a comma: what it is of stands in the line, too, as in `2 eggs, 100 g spinach`. */
export const hasAmountBehind = (line: string): boolean => /,\s+(?:\d|[½⅓⅔¼¾⅛])/.test(line)

/** `chopped`, `finely`, `gehackt`: what was done to a food. German nouns stand in capitals: `Gelatine` is one. */
const PREPARED = /(?:ed|ly)$|^ge\p{Ll}/u

/** Of a line's words that nobody knows, those that name something beside the food: `salt and unobtainium`. */
export const namedBeside = (line: string, unknown: readonly string[]): readonly string[] =>
  unknown.filter((word) => {
    const at = Math.max(0, line.toLowerCase().indexOf(word.toLowerCase()))
    const before = line.slice(0, at)
    return (
      !PREPARED.test(line.slice(at, at + word.length)) &&
      /(?:\b(?:and|und|y|plus)\s+|,\s+(?:\d|[½⅓⅔¼¾⅛])[^,\p{L}]*(?:\p{L}{1,4}\s+)?)$/u.test(before)
    )
  })

/** Oil of a kind that nobody knows is not what it is pressed from. */
export const isOfOil = (unknown: readonly string[]): boolean => unknown.some((word) => /(?:\boil|öl)$/i.test(word))

/** Whether a line says that something was cooked before it went in, or comes so: in a tin, a jar, for the microwave. */
export const isSaidCooked = (line: string): boolean =>
  /\b(?:(?:pre-?)?cooked|boiled|roast(?:ed)?|baked|grilled|steamed|fried|toasted|left ?over|canned|cans?|tinned|tins?|jars?|jarred|pouch(?:es)?|drained|microwave(?:able)?|ready[- ](?:to[- ]eat|made)|(?:vor)?gekocht\w*|gebraten\w*|(?:vor)?gegart\w*|dosen?|konserve|glas|gl[aä]ser|abgetropft\w*|mikrowelle\w*|(?:pre)?cocid[oa]s?|asad[oa]s?|hervid[oa]s?|latas?|botes?|tarros?|frascos?|vasitos?|escurrid[oa]s?|microondas|precocinad[oa]s?)(?![\p{L}])/iu.test(
    line,
  )

/** Whether a line says that it is dry, as it is cooked from. */
export const isSaidDry = (line: string): boolean =>
  /\b(?:dry|dried|uncooked|raw|(?:ge)?trocken\w*|getrocknet\w*|roh\w*|sec[oa]s?|crud[oa]s?)(?![\p{L}])/iu.test(line)
