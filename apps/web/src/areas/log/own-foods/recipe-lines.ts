import { isYield, numberWord } from './recipe-yield.ts'

/** What a line of a pasted recipe is. */
export type LineKind =
  /** The heading over the ingredients. */
  | 'ingredients'
  /** A heading over a part of them. */
  | 'section'
  /** A heading behind them: how it is made, notes, what a serving holds. */
  | 'behind'
  /** For how many, how long and how hard. */
  | 'about'
  /** A sentence, or what to do. */
  | 'step'
  /** Reads like a step, and may be an ingredient. */
  | 'doubtful'
  /** Says an amount. */
  | 'ingredient'
  /** Words: an ingredient among ingredients, a title above them. */
  | 'words'

/** A heading over the ingredients, in English, German and Spanish. */
const INGREDIENTS =
  /^(?:the )?(?:ingredients?|what you(?:['’]ll)? need|you(?:['’]ll| will)? need|shopping list|zutaten|das brauchst du|das brauchen wir|ingredientes|necesitas|qu[eé] necesitas)\b/i

/** Headings behind the ingredients: how it is made, notes, and what a serving holds. */
const BEHIND =
  /^(?:method|directions?|instructions?|preparation|steps?\b|how to|so geht['’]?s|zubereitung|anleitung|so wird['’]?s gemacht|preparaci[oó]n|elaboraci[oó]n|instrucciones|modo de|pasos?\b|c[oó]mo (?:hacer|se hace)|notes?\b|recipe notes|tips?\b|storage|tipps?\b|notas?\b|consejos?\b|nutrition(?:al)?(?! yeast)|n[aä]hrwerte?|(?:valor(?:es)?|informaci[oó]n) nutricional|macros|per (?:serving|portion|slice)|pro (?:portion|person|st[uü]ck)|por (?:raci[oó]n|porci[oó]n|persona)|energy \d|calories)\b/i

/** Parts of a list: `For the sauce`, `Für den Teig`, `Para la salsa`. */
const SECTION = /^(?:for|f[uü]r|para)\s+(?:the|den|die|das|el|la|los|las)\b/i

/** A line that says for how many, how long and how hard, and names nothing to eat. */
const ABOUT =
  /^(?:by\b|von\b|por\b|prep(?:aration)?\b|cook(?:ing)? (?:time|\d)|total(?: time|:|\s*\d+ ?(?:min|h))|ready in|time\b|difficulty|jump to|print\b|rating|updated|published|posted|re:|arbeitszeit|zeit\b|dauer|schwierigkeit|tiempo|dificultad|\d[\d.,]{0,12}\s?\(?[\d.,\s]{0,20}(?:kcal|kj|stars|reviews?|ratings?|comments?|votes?|sterne|bewertungen|kommentare|valoraciones|comentarios|opiniones)\b)/i
/** `35 min`, and no `2-minute noodles`. */
const TIME =
  /^\d+(?:\s*[-–]\s*\d+)?\s*(?:min(?:utes?|uten?|utos?|s)?|h(?:ours?|rs?)?|std|stunden?|horas?)\.?(?![\p{L}-])/iu
const MAX_TIME_WORDS = 4
const HEAT = /^\d+\s*(?:°|º|grad\b)/i

const fraction = '[½⅓⅔¼¾⅛]'
const NUMBERED = /^\d+[.)]\s+/
const STARTS_WITH_NUMBER = new RegExp(`^(?:(?:ca\\.?|about|etwa)\\s*)?(?:\\d|${fraction})`, 'iu')
const STARTS_WITH_WORD = new RegExp(
  `^(?:an?|${numberWord}|half|some|ein|eine|einen|etwas|una?|unas|unos|medi[oa])\\s+\\p{L}`,
  'iu',
)
const unit = '(?:g|kg|ml|l|oz|lb|tbsp|tsp|cups?|el|tl)'
/** `Oats - 100g`, `Honey: 40 g`. */
const ENDS_WITH_AMOUNT = new RegExp(
  `^\\p{L}[\\p{L}\\s,'’-]{1,40}?(?:\\s*[-–:]\\s*|\\s+)\\d+(?:[.,]\\d+)?\\s*${unit}\\.?$`,
  'iu',
)
/** What is taken without an amount. */
const WITHOUT_AMOUNT =
  /^(?:(?:a )?(?:pinch|handful|splash|dash|drizzle|knob|prise|schuss|handvoll|pizca|chorrito|pu[nñ]ado)\b|(?:freshly |sea |flaky |kosher )*(?:salt|pepper|salz|pfeffer|sal|pimienta)\b)/i

/** What to do stands first. */
const VERB =
  /^(?:(?:step|schritt|paso)\s*\d|(?:add|bake|beat|boil|bring|chill|combine|cook|cover|cut|divide|drain|fry|heat|knead|melt|place|pour|preheat|put|remove|serve|simmer|stir|toss|whisk|brown the|let|backen|mischen|verr[uü]hren|kochen|braten|batir|mezclar|hornear|triturar|pelar|cocer|fre[ií]r)\s)/i
/** Names of what to do that are names of food, too. */
const VERB_OR_FOOD = /^(?:cream|roast|mix|blend)\b/i
const MAX_FOOD_WORDS = 3
/** `Boil in the bag rice 125 g` is a name with its amount. */
const MAX_NAMED_WORDS = 7
const LIKE_A_STEP = /\b(?:then|until|for \d+ min|minutes?|minuten|minutos|grad|dazugeben|anbraten|k[oö]cheln)\b/i

const MAX_INGREDIENT = 300
const MAX_WORDS_LINE = 60
const wordsIn = (text: string): number => text.split(' ').length

/** Whether a line begins with its amount in figures, or ends with one. */
export const hasAmount = (text: string): boolean =>
  (STARTS_WITH_NUMBER.test(text) && !TIME.test(text) && !HEAT.test(text)) || ENDS_WITH_AMOUNT.test(text)

const isSentence = (text: string): boolean => /[.!?…]$/.test(text) && wordsIn(text) > MAX_FOOD_WORDS

function kindOfFood(text: string): LineKind {
  if (VERB.test(text) && !(ENDS_WITH_AMOUNT.test(text) && wordsIn(text) <= MAX_NAMED_WORDS)) return 'step'
  if (hasAmount(text)) return text.length <= MAX_INGREDIENT ? 'ingredient' : 'step'
  if (VERB_OR_FOOD.test(text) && (wordsIn(text) > MAX_FOOD_WORDS || /[.!]$/.test(text))) return 'step'
  if (isSentence(text)) return 'step'
  if (LIKE_A_STEP.test(text)) return 'doubtful'
  if (STARTS_WITH_WORD.test(text) || WITHOUT_AMOUNT.test(text)) return 'ingredient'
  return text.length <= MAX_WORDS_LINE ? 'words' : 'doubtful'
}

/** What the line is, for itself. */
export function kindOf(text: string): LineKind {
  if (INGREDIENTS.test(text) && !/[.!]$/.test(text)) return 'ingredients'
  if (SECTION.test(text) || text.endsWith(':')) return BEHIND.test(text) ? 'behind' : 'section'
  if (isYield(text) || ABOUT.test(text)) return BEHIND.test(text) ? 'behind' : 'about'
  if (BEHIND.test(text)) return 'behind'
  if (TIME.test(text)) return wordsIn(text) <= MAX_TIME_WORDS ? 'about' : 'step'
  return HEAT.test(text) ? 'step' : kindOfFood(text.replace(NUMBERED, ''))
}
