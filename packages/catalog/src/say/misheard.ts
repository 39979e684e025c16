import { typosBetween } from '../edit-distance.ts'
import { singularOf } from '../words.ts'

/**
 * Words that a dictation writes for others that sound the same, where no meal has the first: said, and meant. A number behind
 * `to` and `for` is told by what follows it.
 */
const table = `
serial, cerial = cereal
serials = cereals
hunny = honey
wait protein, way protein, weigh protein, why protein, weight protein = whey protein
all mond = almond
chair seeds, cheer seeds, chai seeds, gia seeds = chia seeds
keen wah, keen war, keen wa, kin wah, queen wa, queen oa, keynoa, kinwa = quinoa
fetter, fetta, feather cheese = feta
all lives, all of's = olives
flat wide, flat why = flat white
pan oh shock oh la, pan o chocolate, pan au chocolate, pain o chocolate, pano chocolate, pan oh chocolate = pain au chocolat
poached ache, poached ag, poached eg = poached egg
fried ache, fried eg = fried egg
stake = steak
stakes = steaks
tuner = tuna
place and chips = plaice and chips
quest aunt, cross aunt, crow sant, cross on, crow song, cress aunt = croissant
cap a chino, cappa chino, cup a chino, cuppa chino, cup of chino, cap you chino = cappuccino
lay tay, la tay, lattay, latay = latte
hum us, who mess, hummers = hummus
yog hurt, yo gurt, yoga hurt = yogurt
greek yoga = greek yogurt
court jet, core jet, cor jet = courgette
ova jean, over gene, auber jean = aubergine
gwack a mole, walk a mole, guac a mole, quack a mole = guacamole
case a dear, case idea, kay sa dia, case a dia = quesadilla
for heaters, fah heaters, fa he tas = fajitas
a spare a gus, spare a gus, sparrow grass = asparagus
pro shoot o, pro shooto, pro shoe toe = prosciutto
brew shetta, bru sketta, brew sketa = bruschetta
lass on ya, la sanya, lazanya, laz on ya = lasagna
mew slee, muse lee, moose lee, mews lee = muesli
poor ridge = porridge
key fur, kef ear = kefir
weet a bix, wheat a bix, wheat a bits, we to bix = weetabix
skier yogurt, skier yoghurt, skeer = skyr
black beings, kidney beings, baked beings, green beings = beans
nan bread, nun bread, non bread = naan bread
edam army, ed a mommy, eddie mame = edamame
sir up, see rup = syrup
brock lee, brock ali, broc lee = broccoli
spag hetty, spa getty = spaghetti
tack os, tack oh's = tacos
sour doe, sour dow, sauer dough = sourdough
see a batter, chair batter, chia batter, sia batta = ciabatta
tea ramisu, tear a me sue, tier a misu = tiramisu
moose cake = mousse cake
`

/** Words of which the kind in front stays: `black beings` are black beans. */
const keptKind = new Set(['beans'])

const heard: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [said = '', meant = ''] = line.split(' = ')
      return said
        .split(', ')
        .map((one) => [one, keptKind.has(meant) ? `${one.split(' ')[0]} ${meant}` : meant] as const)
    }),
)
const heardWords = new RegExp(
  `\\b(?:${[...heard.keys()].toSorted((a, b) => b.length - a.length).join('|')})\\b(?!['’])`,
  'gi',
)

const pieces =
  '(?:(?:small|large|big|medium|more|whole|fried|boiled|poached|scrambled|hard boiled|chicken|rice|corn|pork|beef|turkey|protein|cereal|granola) )?(?:eggs|slices|cups|scoops|spoons|tablespoons|teaspoons|pieces|bananas|apples|oranges|sausages|rashers|biscuits|cookies|crackers|pancakes|waffles|wings|tenders|nuggets|tacos|burgers|fillets|breasts|thighs|potatoes|tomatoes|carrots|cakes|rolls|wraps|glasses|bowls|cans|bottles|bars|gels|handfuls|toasts|dates|muffins|crumpets|tortillas|yogurts|squares|ounces|pints)'
const clause = '(?<=^|[,;.\\n]\\s*|\\b(?:and|plus|had|ate|have|with|then|got|just|maybe|like|was)\\s+)'

/** Numbers and measures that are heard as other words, and how they are told apart. */
const figures: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`\\btoo (?=${pieces}\\b|hundred\\b|thousand\\b)`, 'gi'), 'two '],
  [new RegExp(`${clause}to (?=${pieces}\\b|hundred\\b)`, 'gi'), 'two '],
  [new RegExp(`${clause}(?:for|fore) (?=${pieces}\\b|hundred\\b)`, 'gi'), 'four '],
  [/\b(?:too|to) hundred\b/gi, 'two hundred'],
  [/\bwon (?=(?:cup|slice|scoop|egg|apple|banana|bowl|glass|piece|tablespoon|teaspoon|hundred)\b)/gi, 'one '],
  [/\bate (?=(?:ounces?|oz|hundred)\b)/gi, 'eight '],
  [/\b(one|two|three|four|\d|cup|slice|scoop) in a half\b/gi, '$1 and a half'],
  [
    /(?<=\b(?:\d+|hundred|fifty|twenty|thirty|forty|sixty|seventy|eighty|ninety) )(?:grahams?|gramps|grands|gram's)\b/gi,
    'grams',
  ],
  [/(?<=\b(?:\d+|hundred|fifty|twenty|thirty|forty|sixty|seventy|eighty|ninety) )mills?\b/gi, 'ml'],
  [/\b(table|tea|tee|desert|dessert) (spoons?|spoonfuls?)\b/gi, '$1$2'],
  [/\btee(spoons?)/gi, 'tea$1'],
  [/\bdesertspoon/gi, 'dessertspoon'],
  [/(?<=\b(?:of|some|steamed|grams|garlic|thai) )muscles\b/gi, 'mussels'],
  [/(?<=\b(?:tomato|soy|hot|pasta|bbq|brown|chill?i|apple|curry|cheese|sweet) )source\b/gi, 'sauce'],
  [
    /(?<=\b(?:chicken|turkey|falafel|tuna|ham|veggie|salad|cheese|egg|caesar|bean|hummus|lunch|a) )rap(?=s?\b)/gi,
    'wrap',
  ],
  [/(?<=\b(?:brown|white|fried|basmati|jasmine|pilau|sticky|boiled|cups? of|bowl of|grams of) )rise\b/gi, 'rice'],
  // One word that was torn.
  [/\b(blue|black|rasp|straw|goose|cran|boysen) (berr(?:y|ies))\b/gi, '$1$2'],
  [/\b(pea|wal|butter|hazel) (nuts?)\b/gi, '$1$2'],
  [/\b(pan|cup) (cakes?)\b/gi, '$1$2'],
  [/\b(oat) (meal)\b/gi, '$1$2'],
  [/\b(water) (melon)\b|\b(pop) (corn)\b|\b(grape) (fruit)\b|\b(egg) (plant)\b/gi, '$1$2$3$4$5$6$7$8'],
  // A fruit at the end of what is said of it, and no two of anything.
  [/\ba pair(?=\s*(?:$|[,;.]|\b(?:and|with|then|plus)\b))/gi, 'a pear'],
  [/(?<=\b(?:\d+|two|three) )pairs(?=\s*(?:$|[,;.]|\b(?:and|with|then|plus)\b))/gi, 'pears'],
]

/** A text with what a dictation took for other words, where these make no meal. */
export const asMeant = (text: string): string =>
  figures.reduce(
    (said, [way, meant]) => said.replace(way, meant),
    text.replace(heardWords, (words) => heard.get(words.toLowerCase()) ?? words),
  )

/** How letters sound, in their order: vowels behind the first letter are left out, and voiced ones are as their others. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/[^a-z]/g, ''],
  [/^(?:kn|gn)/, 'n'],
  [/^wr/, 'r'],
  [/^ps/, 's'],
  [/ph/g, 'f'],
  [/(?:tch|sch|sh|ch|cci)/g, 'x'],
  [/gh(?=[^aeiouy]|$)/g, ''],
  [/gh/g, 'g'],
  [/wh/g, 'w'],
  [/ck|cq/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/qu?/g, 'k'],
  [/c/g, 'k'],
  [/z/g, 's'],
  [/x(?=$)/g, 'x'],
  [/dge|g(?=[ei])|j/g, 'j'],
  [/th/g, 't'],
  // An r before a consonant or at the end is not heard by half of those who speak English.
  [/r(?=[^aeiouy]|$)|re$/g, ''],
  [/d/g, 't'],
  [/b/g, 'p'],
  [/v/g, 'f'],
  [/(?<=.)g/g, 'k'],
  [/^[aeiou]/, '0'],
  [/(?<=.)[aeiouyhw]/g, ''],
  [/(.)\1+/g, '$1'],
]

/** The sound of a word, in letters that differ where words are told apart by ear. */
export const soundOf = (word: string): string => sounds.reduce((said, [way, to]) => said.replace(way, to), word)

/** From so many sounds on a word is told by them. */
const MIN_SOUNDS = 3
const MIN_LETTERS = 5

/** Known words, and names of two words, by their sound: the likeliest of each. */
export interface Sounds {
  readonly words: ReadonlyMap<string, string>
  readonly pairs: ReadonlyMap<string, string>
}

/** The sounds of a vocabulary (words by the number of their names) and of names. */
export function soundsOf(vocabulary: ReadonlyMap<string, number>, names: Iterable<string>): Sounds {
  const words = new Map<string, string>()
  for (const [word] of [...vocabulary].toSorted(([, a], [, b]) => a - b)) {
    const sound = soundOf(word)
    if (word.length >= MIN_LETTERS && sound.length >= MIN_SOUNDS) words.set(sound, word)
  }
  const pairs = new Map<string, string>()
  for (const name of names) {
    const two = name.split(' ')
    const key = two.map(soundOf).join(' ')
    if (two.length === 2 && key.length > MIN_SOUNDS && !pairs.has(key)) pairs.set(key, name)
  }
  return { words, pairs }
}

/** Words that follow each other in a text. */
export interface HeardWord {
  readonly said: string
  /** Whether it means something, may be a misspelt food, is known to nobody, or is the word of a food. */
  readonly kind: 'word' | 'misspelt' | 'unknown' | 'food'
}

/** What was meant by the words that begin a run, and how many of them it stands for. */
interface Meant {
  readonly words: readonly string[]
  readonly count: number
}

const MAX_JOINED = 3

/** Of what is heard as another word about half of the letters are the same. */
function isNear(one: string, other: string): boolean {
  const most = Math.ceil(Math.max(one.length, other.length) / 2)
  return typosBetween(one, other, most) <= most
}

/**
 * What the first words of a run were heard for, of which nobody knows one: two or three that are no food are one word
 * (`brock lee`), or two are a name of two words of the same sound, one of which was heard right (`pillow rice`).
 */
export function meantIn(run: readonly HeardWord[], { words, pairs }: Sounds): Meant | undefined {
  for (let count = Math.min(MAX_JOINED, run.length); count > 1; count -= 1) {
    const some = run.slice(0, count)
    if (some.every(({ kind }) => kind === 'word' || kind === 'food')) continue
    const joined = some.map(({ said }) => said).join('')
    const sound = soundOf(joined)
    const word = some.every(({ kind }) => kind === 'unknown') ? words.get(sound) : undefined
    if (word !== undefined && isNear(joined, word)) return { words: [word], count }
    const [first = '', second = ''] = some.map(({ said }) => singularOf(said))
    const pair = count === 2 ? pairs.get(`${soundOf(first)} ${soundOf(second)}`)?.split(' ') : undefined
    if (pair === undefined) continue
    const [one = '', other = ''] = pair
    if ((first === one && isNear(second, other)) || (second === other && isNear(first, one)))
      return { words: pair, count }
  }
  return undefined
}
