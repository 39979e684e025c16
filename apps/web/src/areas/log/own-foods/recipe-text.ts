import { MAX_OWN_FOOD_NAME } from '@pacemeal/domain/own-food'
import { ingredientLines, servingsIn, type WrittenRecipe } from './recipe-data.ts'

/** Signs that stand before the lines of a list. */
const BULLET = /^\s*(?:[-*•▢□☐☑✓✔◦‣▪●○·–—]|\[[ x]?\])\s*/i

/** A heading over the ingredients, in English, German and Spanish. */
const INGREDIENTS =
  /^(?:the )?(?:ingredients?|what you(?:['’]ll)? need|you(?:['’]ll| will)? need|shopping list|zutaten|das brauchst du|das brauchen wir|ingredientes|necesitas|qu[eé] necesitas)\b/i

/** Headings behind the ingredients: how it is made, notes, and what a serving holds. */
const BEHIND =
  /^(?:method|directions?|instructions?|preparation|steps?\b|how to|so geht['’]?s|zubereitung|anleitung|so wird['’]?s gemacht|preparaci[oó]n|elaboraci[oó]n|instrucciones|modo de|pasos?\b|c[oó]mo (?:hacer|se hace)|notes?\b|recipe notes|tips?\b|storage|tipps?\b|notas?\b|consejos?\b|nutrition|nutritional|n[aä]hrwerte?|(?:valor(?:es)?|informaci[oó]n) nutricional|macros|per (?:serving|portion|slice)|pro (?:portion|person|st[uü]ck)|por (?:raci[oó]n|porci[oó]n|persona)|energy \d|calories)\b/i

const numberWord = 'one|two|three|four|five|six|eight|ten|twelve'
const portions =
  '(?:servings?|serves|portions?|people|persons?|slices?|pancakes|muffins|cookies|pieces|portionen|personen|st[uü]cke?n?|raciones|porciones|personas|unidades)'
const count = `(\\d{1,3}|${numberWord})`

/** Where a recipe says how many it is for, the surest first. */
const YIELDS: readonly RegExp[] = [
  new RegExp(
    `\\b(?:serves|servings|yields?|makes|portions|portionen|raciones|porciones|salen|rinde|ergibt|reicht f[uü]r|comensales)\\s*[:=]?\\s*(?:about |around |ca\\.? |unas? |approximately )?${count}\\b`,
    'i',
  ),
  new RegExp(`(?:\\bfor|\\bf[uü]r|\\bpara)\\s+${count}(?:\\s+${portions})?(?=\\s*(?:$|[):,|·.]))`, 'i'),
  new RegExp(`\\b${count}\\s+${portions}\\b`, 'i'),
]

const words: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
}

/** How many servings the line says; undefined when it says nothing of it. */
function yieldIn(line: string): number | undefined {
  for (const way of YIELDS) {
    const said = way.exec(line)?.[1]
    if (said !== undefined) return servingsIn(words[said.toLowerCase()] ?? said) ?? undefined
  }
  return undefined
}

/** A line that says for how many, how long and how hard, and names nothing to eat. */
const ABOUT =
  /^(?:by\b|von\b|por\b|prep(?:aration)?\b|cook(?:ing)? (?:time|\d)|total\b|ready in|time\b|difficulty|jump to|print\b|rating|updated|published|posted|re:|arbeitszeit|zeit\b|dauer|schwierigkeit|tiempo|dificultad)/i

const fraction = '[½⅓⅔¼¾⅛]'
const STARTS_WITH_AMOUNT = new RegExp(
  `^(?:(?:ca\\.?|about|etwa)\\s*)?(?:\\d|${fraction}|(?:an?|${numberWord}|half|some|ein|eine|einen|etwas|un|una|unas?|unos|medi[oa]|dos|tres)\\s+\\p{L})`,
  'iu',
)
/** `Oats - 100g`, `Honey: 40 g`, `Whey 30 g`. */
const ENDS_WITH_AMOUNT =
  /^\p{L}[\p{L}\s,'’-]{1,40}?(?:\s*[-–:]\s*|\s+)\d+(?:[.,]\d+)?\s*(?:g|kg|ml|l|oz|lb|tbsp|tsp|cups?|el|tl)\.?$/iu
/** What is taken without an amount. */
const WITHOUT_AMOUNT =
  /^(?:(?:a )?(?:pinch|handful|splash|dash|drizzle|knob|prise|schuss|handvoll|pizca|chorrito|pu[nñ]ado)\b|(?:freshly |sea |flaky |kosher )*(?:salt|pepper|salz|pfeffer|sal|pimienta)\b)/i

/** A step of the method: a sentence that says what to do, numbered or not. */
const STEP = /^(?:(?:step|schritt|paso)\s*\d|\d+[.)]\s+\p{Lu})/iu
const SENTENCE =
  /^(?:bake|boil|fry|cook|mix|whisk|stir|cream|chill|toss|heat|preheat|add|combine|serve|roast|simmer|melt|blend|pour|brown the|let |backen|mischen|verr[uü]hren|kochen|braten|batir|mezclar|hornear|triturar|pelar|cocer|fre[ií]r)\b.*|^.*\b(?:then|until|for \d+ min|minutes?|minuten|minutos|grad|dazugeben|anbraten|k[oö]cheln)\b.*/i
const NUMBERED_UNIT = /^\d+(?:[.,]\d+)?\s*(?:g|kg|ml|l|oz|lb|tbsp|tsp|cups?|el|tl)\b/i

/** Parts of a list: `For the sauce`, `Für den Teig`, `Para la salsa`. */
const SECTION = /^(?:for|f[uü]r|para)\s+(?:the|den|die|das|el|la|los|las)\b/i

const isStep = (line: string): boolean => STEP.test(line) || (SENTENCE.test(line) && !NUMBERED_UNIT.test(line))

const isIngredient = (line: string): boolean =>
  line.length <= 120 &&
  !isStep(line) &&
  (STARTS_WITH_AMOUNT.test(line) || ENDS_WITH_AMOUNT.test(line) || WITHOUT_AMOUNT.test(line))

/** A price says nothing of how much it is: `($0.32)`, `£1.20`, `1,29 €`. */
const withoutPrice = (line: string): string =>
  line
    .replaceAll(
      /\(?\s*[$£€]\s?\d+(?:[.,]\d{1,2})?(?:\s*(?:total|each|pp|per \w+))?\s*\)?|\(?\s*\d+[.,]\d{2}\s?€\s*\)?/gi,
      ' ',
    )
    .trim()

interface Line {
  readonly text: string
  readonly isListed: boolean
}

const linesOf = (text: string): readonly Line[] =>
  text
    .split('\n')
    .map((line) => ({
      text: withoutPrice(line.replace(BULLET, '')).replaceAll(/\s+/g, ' ').trim(),
      isListed: BULLET.test(line),
    }))
    .filter((line) => line.text !== '')

/** The lines of the list of ingredients, and where it begins. */
function findList(lines: readonly Line[]): { readonly from: number; readonly list: readonly string[] } {
  const heading = lines.findIndex(({ text }) => INGREDIENTS.test(text))
  const begin = heading < 0 ? 0 : heading + 1
  const found: string[] = []
  let from = heading < 0 ? lines.length : heading
  for (const [at, { text, isListed }] of lines.entries()) {
    if (at < begin) continue
    const isBegun = found.length > 0
    if (isBegun && (BEHIND.test(text) || (isStep(text) && !isListed))) break
    if (SECTION.test(text) || /:$/.test(text) || ABOUT.test(text)) continue
    const isOfList = isIngredient(text) || (isListed && !isStep(text)) || (heading >= 0 && isBegun && text.length <= 60)
    // Before the list a line with a number may say how many it is for.
    if (!isOfList || (yieldIn(text) !== undefined && !NUMBERED_UNIT.test(text))) continue
    from = Math.min(from, at)
    found.push(text)
  }
  return { from, list: found }
}

const MAX_TITLE_WORDS = 10
/** Without how many it is for, and without its price. */
const asName = (line: string): string =>
  line
    .replace(/\s*\((?:serves|for|f[uü]r|para|makes)\b[^)]*\)/i, '')
    .replace(/[\s:|·–-]+$/, '')
    .slice(0, MAX_OWN_FOOD_NAME)

/** What stands above the list and reads like a name: short, no sentence, no figures of how long and for how many. */
function nameIn(lines: readonly Line[], from: number): string {
  const names = lines.slice(0, from).filter(({ text, isListed }) => {
    const isMeta = ABOUT.test(text) || INGREDIENTS.test(text) || SECTION.test(text) || BEHIND.test(text)
    const isYield = yieldIn(asName(text)) !== undefined
    const isTalk =
      text.split(' ').length > MAX_TITLE_WORDS || /[!?.]{2,}|[.?]$|,\s\p{Ll}+.*,/u.test(text) || isStep(text)
    return !isListed && !isMeta && !isYield && !isTalk
  })
  // A greeting or a question stands before the name, in small letters.
  const named = names.find(({ text }) => /^\P{Ll}/u.test(text)) ?? names[0]
  return named ? asName(named.text) : ''
}

/**
 * The recipe in plain text as people paste it: its name above the list, for how many it is, and the list itself, up to the
 * method, the notes and what a serving holds. Undefined when there is no list.
 */
export function recipeInText(text: string): WrittenRecipe | undefined {
  const all = linesOf(text)
  const { from, list } = findList(all)
  const lines = ingredientLines(list)
  if (lines.length === 0) return undefined
  const told = all.filter(({ text: line }) => !list.includes(line)).map(({ text: line }) => yieldIn(line))
  return { name: nameIn(all, from), servings: told.find((one) => one !== undefined) ?? null, lines }
}
