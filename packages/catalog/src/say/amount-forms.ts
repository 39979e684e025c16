/** What ends what is said of one food. */
const end = '(?=\\s*(?:$|[,;.+&()\\n]|\\b(?:and|with|plus|und|mit|dazu|y|con)\\b))'
const half = '(?:half|halbe[rsn]?|halb|media|medio|zur halfte|die halfte|la mitad|mitad)'
const size = '(small|large|big|medium|mini|tiny|huge)'
const number = '(\\d+|an?|one|two|three|four|five|six|eight|ten|twelve)'
const state = '(dry|cooked|raw|uncooked|boiled|roh|trocken|gekocht|crudo|cruda|cocido|cocida)'

/** A name that a clause begins with, without an amount of its own. */
const ofClause =
  "(?<=^|[,;+\\n]\\s*|\\b(?:and|und|y|plus)\\s+)((?!(?:\\d|an? |one |two |half |some |the other|und |and |y |ein|una? |dos |zwei ))(?:(?!\\b(?:and|with|plus|und|mit|y|con|or|in|on)\\b)[a-z' -]){3,40}?)"
const vessels =
  'cups?|pints?|lit(?:er|re)s?|bottles?|cans?|tins?|bags?|pack(?:et)?s?|tubs?|pots?|jars?|glass|carton|bowl|mug|scoop|bar|tablespoon|teaspoon|tbsp|tsp'
const germanVessels = 'liter|becher|glas|flasche|dose|tute|packung|packerl|tafel|teller|tasse|schale|glaschen'
const spanishVessels = 'litro|vaso|taza|botella|lata|bolsa|paquete|tarro|tableta|plato|copa|cucharada'

/** The number of a meal is a heading, and those of a list are no amounts. */
const headings: readonly (readonly [RegExp, string])[] = [
  [/(?<=^|[\n;,.]\s*)(?:meal|snack|mahlzeit|comida)\s*#?\d{1,2}\s*[-:.)–]\s*/gi, ''],
  [/(?<=^|\n)\s*(?:[1-9]|1\d)\)\s*(?=[^\n)]{2,}\s[2-9]\))/g, ' '],
  [/(?<=[a-z\d])\s+(?:[2-9]|1\d)\)\s*(?=[a-z\d])/gi, ' , '],
]

const weight = '(\\d+(?:[.,]\\d+)? ?(?:g|gr|grams?|gramm|gramos|oz|ounces?|ml))'
/** A name of one or two words, without an amount of its own. */
const plainName = "((?!(?:and|und|y|each|of)\\b)[a-z][a-z'-]{2,20}(?: (?!(?:and|und|y|each|of)\\b)[a-z][a-z'-]{2,20})?)"

/** A form, and what it is read as. */
type Form = readonly [RegExp, string | ((whole: string, ...groups: (string | undefined)[]) => string)]

/** Forms in which amounts are written, and how the reader knows them; of texts without accents. */
const forms: readonly Form[] = [
  [/\b(with|w\/?|and|plus) sweet (?:and|n|&) sour(?=\s*(?:$|[,;.)]|\band\b|\bplus\b))/gi, '$1 sweet and sour sauce'],
  [/\bchicken salt\b/gi, 'salt'],
  [
    /\b(?:a |1\/4 |¼ )?quarter (?:of a )?(?:(?:roast|rotisserie|bbq|grilled) )?(?:chicken|chook)\b(?! (?:breast|thigh|leg|burger|wrap|soup|curry|pie|salad|sandwich))/gi,
    'quarter chicken',
  ],
  // One name, of which no amount behind it takes the cheese alone.
  [/\bmac(?:aroni)?(?: and | n | ?& ?| ?'n'? ?)(?:cheese|chz|chs)\b/gi, 'macaroni cheese'],
  // How something was weighed, between its weight and its name.
  [new RegExp(`(\\d ?(?:g|gr|gramm|oz|kg)|cups?) \\(${state}(?: weight)?\\) (?=[a-z])`, 'gi'), '$1 $2 '],
  // A half behind its food: `pizza salami halbe`, `the burger, half`; no half and half.
  [
    new RegExp(
      `(?<=^|[,;+\\n]\\s*)((?!(?:\\d|an? |one |two |half |the other|und |and |y ))[a-z][a-z' -]{2,40}?),? \\(?(?<!\\b(?:and|und|y|n|with|a|the|one|other|or|first|second|die|la|e) )${half}\\)?${end}(?! (?:and|und|y) half)`,
      'gi',
    ),
    'half $1',
  ],
  // Half of what it comes in, behind its food: `rice half a cup`, `milch ein halber liter`, `leche medio vaso`.
  [new RegExp(`${ofClause},? (half an?) (${vessels})${end}`, 'gi'), '$2 $3 of $1'],
  [new RegExp(`${ofClause},? ((?:eine? |einen )?halbe[rsn]?) (${germanVessels})${end}`, 'gi'), '$2 $3 $1'],
  [new RegExp(`${ofClause},? (medi[ao]) (${spanishVessels})${end}`, 'gi'), '$2 $3 de $1'],
  [new RegExp(`${ofClause},? half of (?:it|that|them)${end}`, 'gi'), 'half $1'],
  // How large one is, behind it: `haribo, the small one`, `a watermelon (small one)`.
  [new RegExp(`,? \\(?(?:the |an? )?${size} (?:one|1)s?\\)?${end}`, 'gi'), ' $1'],
  [/\b(?:gr|gross)\.? (?=(?:portion|teller|schussel|stuck|schale|glas|becher)\b)/gi, 'grosse '],
  [/\bkl\.? (?=(?:portion|teller|schussel|stuck|schale|glas|becher)\b)/gi, 'kleine '],
  // So many pieces of one, behind both: `orange wedge x3`.
  [
    /(?<=^|[,;+\n]\s*|\b(?:and|with|plus)\s+)(?!potato)([a-z]{3,20}) (wedge|segment|slice|piece|square|rasher)(?:s|es)? ?x ?(\d{1,2})\b/gi,
    '$3 $2 of $1',
  ],
  // What it comes in and its weight behind it: the weight is all of it.
  [
    /(?<=[a-z%] )(?<!\b(?:an?|one|two|three|the|of|half|each|per|eine?|zwei|una?|dos|del?) )(?:tub|pot|can|tin|pack|packet|carton|jar|pouch|becher|packung|tarrina|lata|bote)s?,? (?:of )?(?=\d+(?:\.\d+)? ?(?:g|gr|ml|oz|kg|l)\b)/gi,
    '',
  ],
  // Links are of sausage, and smaller than those of a grill.
  [new RegExp(`\\b${number} (?:(?:breakfast|pork) )?(?:sausage|saus) links?\\b`, 'gi'), '$1 links of pork sausage'],
  // How it was weighed, behind its name: `pasta - dry weight 90 g`.
  [new RegExp(`\\s*[-–(,]\\s*${state} weight:?\\s*(\\d+ ?(?:g|gr|oz|kg)\\b)\\)?`, 'gi'), ' $1 $2'],
  // So much of each: `120 g each of chicken and rice`, `100 g chicken and rice each`.
  [
    new RegExp(`\\b${weight} each(?: of)? ${plainName},? (?:and|und|y|&|\\+) ${plainName}${end}`, 'gi'),
    '$1 $2 , $1 $3',
  ],
  [new RegExp(`\\b(?:zu )?je ${weight} ${plainName} und ${plainName}${end}`, 'gi'), '$1 $2 , $1 $3'],
  [new RegExp(`\\b${weight}(?: of)? ${plainName} (?:and|und|y|&|\\+) ${plainName} each${end}`, 'gi'), '$1 $2 , $1 $3'],
  // What was weighed in two parts: `200 + 50 g rice`; behind a name the first weight is of that.
  [
    /(?<=^|[,;\n]\s*)(\d+) ?(g|gr|ml|oz)? ?\+ ?(\d+) ?(g|gr|ml|oz)\b/gi,
    (whole, first, unit, second, other) =>
      unit === undefined || unit === other ? `${Number(first) + Number(second)} ${other}` : whole,
  ],
  // Whole eggs beside whites of eggs.
  [
    new RegExp(
      `\\b(egg ?whites?|whites)(?:,| and| plus| \\+|) ?${number} whole(?! (?:egg|wheat|grain|milk|meal|food))s?\\b(?! (?:egg|wheat|grain|milk|meal|food))`,
      'gi',
    ),
    '$1 , $2 eggs',
  ],
  [new RegExp(`\\b${number} whole(?: eggs?)?,? (?:and |plus |\\+ ?)?(?=\\d+ (?:egg )?whites\\b)`, 'gi'), '$1 eggs , '],
  [/\b(\d+ ?g? )whites\b(?! (?:fish|bread))/gi, '$1egg whites'],
  // Dried pulses and grains are dry ones.
  [
    /\bdried (?=(?:(?:red|green|brown|black|white|kidney|pinto|split|butter|egg|rice) )?(?:lentils?|beans?|chick ?peas?|peas|pasta|spaghetti|penne|noodles|rice|quinoa|couscous|bulgur|barley)\b)/gi,
    'dry ',
  ],
  // A cup and a half, in short.
  [
    /\b(cup|spoon|scoop|slice|tbsp|tsp|glass|bowl)s? (?:n|and|&|y) (?:a )?(half|1\/2)\b(?! (?:an?|the|of an?)\b)/gi,
    '1.5 $1',
  ],
  [/\b(an?|1|one) 1\.5 (cup|spoon|scoop|slice|tbsp|tsp|glass|bowl)\b/gi, '1.5 $2'],
  // A spoon of what lies on bread is of that, and the bread is besides.
  [
    /\b((?:\d+|an?|one|two|half an?|heaped|level|generous)?\s*(?:tbsps?|tsps?|tablespoons?|teaspoons?|spoons?|spoonfuls?|dollops?|smears?|thin layer) (?:of )?[a-z ]{3,24}?) on (?=(?:(?:a|one|two|1|2|my|some|wholemeal|white|brown|sourdough|rye|slices?|of|whole ?wheat) )*(?:toast|bread|bagel|crackers?|ricecakes?|rice cakes?)\b)/gi,
    '$1 , ',
  ],
  // Without gluten, lactose or dairy, in short.
  [
    /\bgf (?=(?:pasta|spaghetti|penne|bread|toast|oats|wrap|roll|bun|flour|crackers?|pizza|cake|brownie|muffin)\b)/gi,
    'gluten free ',
  ],
  [/\b(?:lf|lactofree) (?=milk\b)/gi, 'lactose free '],
  // Meat from the grill, and no way of cooking.
  [/(?<=(?:^|[,;\n]\s*|\b(?:un|el|mucho|poco) ))asado (?=\d|con\b|y\b|$)/gi, 'asado argentino '],
  // For `por` in short; before a figure it says how many.
  [/\bx (?=(?:la|el|las|los) (?:manana|tarde|noche|medio ?dia)\b)/gi, 'por '],
  // Eggs are counted on toast, and not plates of them.
  [
    /\b(\d|one|two|three|four) ((?:(?:soft|hard|scrambled|poached|fried|boiled) ?){0,2})eggs? on (?=(?:(?:sourdough|rye|wholemeal|wholegrain|white|brown|whole wheat|granary|seeded|buttered) )?(?:toast|bread)\b(?! ?x ?\d| slices))/gi,
    (_, many = '', way = '') => `${many} ${way}eggs , ${/^(?:1|one)$/i.test(many) ? 1 : 2} slices of `,
  ],
  // `overnight oats 60 g oats, 200 ml milk`: the name is what the oats were made into.
  [
    /\b(?:overnight oats|bircher ?muesli|porridge|oatmeal)\b(?: with| w\/?| mit| con)?[ :,-]*(?=\d+(?:\.\d+)? ?(?:g|gr|grams?|gramm|oz|cups?)\b (?:of |de )?(?:[a-z]+ ){0,2}(?:oats|haferflocken|avena)\b)/gi,
    '',
  ],
  // A pack by its weight: `eine Tüte Nüsse 200er`.
  [
    /\b(?:(?:eine?|ne|ner|die|der) )?(?:tute|packung|packerl|becher|tafel|beutel|glas|pack)s? ([a-z]{3,20}(?: [a-z]{3,20})?)((?: zur halfte)?),? \(?(\d{2,4})er\)?(?=\s|$|[,;.])/gi,
    (_, name = '', half = '', grams = '') => `${grams} g ${name.replace(/^chips$/i, 'crisps')}${half}`,
  ],
  // Tools of the mouth: `peanut butter from the spoon, 2 tbsp`.
  [/\b(?:vom loffel|off the spoon|straight off a spoon|a cucharadas)\b/gi, ''],
]

const inForms = (text: string, table: readonly Form[]): string =>
  table.reduce(
    (said, [form, known]) => (typeof known === 'string' ? said.replace(form, known) : said.replace(form, known)),
    text,
  )

/** A text without the numbers of its meals and its list. */
export const withoutHeadings = (text: string): string => inForms(text, headings)

/** A text with amounts in the forms that the reader knows. */
export const inKnownForms = (text: string): string => inForms(text, forms)
