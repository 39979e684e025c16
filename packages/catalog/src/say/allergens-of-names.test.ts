import { describe, expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { expandClasses, type IngredientClass } from '../classes.ts'
import { dietRules, findBrokenRule } from '../diets.ts'
import { soldRows } from './sold/sold-rows.ts'
import { dishRows, regionalRows } from './spoken-rows.ts'

const catalog = openCatalog()

/** Every name that a reading may take for a dish or a product, with the classes of what it is made of. */
const rows = [
  ...soldRows(catalog).map(({ called, parts }) => ({ name: called, parts })),
  ...[...dishRows(catalog), ...regionalRows(catalog)].flatMap(({ names, parts, recipe }) =>
    recipe === undefined ? names.map((name) => ({ name: name.toLowerCase(), parts })) : [],
  ),
].map(({ name, parts }) => ({ name, classes: parts.flatMap(({ food }) => catalog.requireFood(food).classes) }))

const isDoubt = (leaf: string): boolean =>
  leaf.endsWith('_possible') || leaf === 'spice_blend' || leaf === 'gluten_trace'

/** What a name says is in it, whatever else: the class that has to be warned of, and names in which the word is none. */
const holds: readonly (readonly [says: RegExp, of: IngredientClass, but?: RegExp])[] = [
  [
    /hazelnut|almond|walnut|pecan|cashew|pistachio|macadamia|marzipan|frangipane|praline|nutella|\bkaju|mandel|nuss(?!schinken)|almendra|nuez|avellana|korma|pasanda|pesto|baklava|cantuccini|biscotti|amaretti/,
    'tree_nut',
    /latte|creamer|syrup|coffee|cappuccino|erdnuss|amaretto/,
  ],
  [
    /peanut|kung pao|snickers|reese|satay|pad thai|erdnuss|cacahuate|\bmaní\b|\bbamba\b|payday|butterfinger|nutter butter|salsa macha/,
    'peanut',
  ],
  [/sesame|hummus(?! chip)|houmous|tahini|halva\b|sesam|ajonjolí/, 'sesame'],
  [/caesar/, 'fish', /little caesars/],
  [/caesar/, 'milk', /little caesars/],
  [
    /\bprawn|\bshrimp|scampi|\bcrab|lobster|crawfish|langostino|gambas?\b|camarón|camarones|garnele|bogavante|tempura roll/,
    'crustacean',
    /foam shrimp/,
  ],
  [
    /mussel|\bclam\b|\bclams\b|oyster|squid|calamari|calamares|octopus|scallop(?!ed| potato)|pulpo|mejillon|almejas|marisco/,
    'mollusc',
    /potato scallop|oyster cracker/,
  ],
  [
    /\btofu|\bsoya?\b|edamame|\bmiso\b|tempeh|teriyaki|katsudon|\bramen\b|bulgogi|stir fry|fried rice|chow mein|\blo mein/,
    'soy',
    /tomato egg stir fry/,
  ],
  [/mustard|\bsenf\b|mostaza|piccalilli/, 'mustard'],
  [
    /\bbeer\b|lager|\bale\b|guinness|\bipa\b|\bbier|cerveza|horlicks|malteser|ovomaltine|\bbarley\b/,
    'gluten',
    /ginger beer|root beer|ginger ale|beer nut|baby guinness|barley sugar|lemon barley/,
  ],
  [
    /\bbread\b|\btoast|\bpasta\b|spaghetti|lasagn|couscous|bulgur|tabb?oul|\bcake\b|cookie|biscuit|muffin|croissant|pizza|sandwich|burrito|crouton|brownie|pastry|\bpie\b|samosa|gyoza|doughnut|\bdonut|pretzel|\bbagel|\bramen\b|\budon|semolina|\brava\b|upma|brot\b|brötchen|kuchen|torte|nudel|semmel|empanada|\bpan\b|galleta|fideo|tarta\b|schnitzel|milanesa|bocadillo de (?!guay)/,
    'gluten',
    /banza|oat cake|nakd|larabar|pulsin|quest|kendal|marshmallow|baby guinness|sheet pan|muffin cup|spaghettieis|a la pizza|pan de bono|egg ?bite|rice cake|fish ?cake|burrito bowl|cinnamon toast|cottage pie|shepherd|fish pie|fishermans|tamale pie|frito pie|cookie dough ice|corn cake|french toast crunch|glasnudel|cookie butter|colombiana|valluna|tarta de santiago|pizza shapes|milk|shake|crab ?cake|potato cake|yogurt/,
  ],
  [
    /noodle|dumpling|gyoza|wonton|spring roll|katsu|tempura|breaded|battered|nugget|fried chicken|\bkiev|\broti\b|chapati|naan\b|paratha|strudel|knödel|croqueta|croquette|churro|seitan|yakisoba|digestive|oreo|kitkat|kit kat|twix/,
    'gluten',
    /rice noodle|glass noodle|vermicelli|vietnamese noodle|noodle salad bowl|beef noodle soup|potato dumpling|grilled nugget|mit knödel|jowar|bajra|ragi|akki|makk?i/,
  ],
  [
    /cheese(?!cake)|mozzarella|parmesan|cheddar|halloumi|paneer|\bbrie\b|\bfeta\b|queso\b|käse|yogh?urt|joghurt|yogur\b|custard|ice cream|mousse|lassi|raita|tzatziki/,
    'milk',
    /vegan|wingstop classic|collaborative yogurt|cocos yogurt|coconut yogh?urt|oat yogurt|almond.* yogurt|soy |oat |fleischkäse|leberkäs/,
  ],
  [
    /\begg\b|omelet|carbonara|frittata|quiche|meringue|pavlova|mayonnaise|huevo|tortilla de patat|tiramisu|profiterole|soufflé/,
    'egg',
    /vegan|egg free|kinder|easter egg|mini egg|reeses? egg|fried egg sweet|egg ?plant|egg roll|huevo kinder/,
  ],
  [/celery|sellerie|waldorf/, 'celery'],
  [
    /marshmallow|gummi|gummy|jelly baby|jelly babies|haribo|goldbären|wine gum|collagen/,
    'gelatin',
    /fluff|energy gumm/,
  ],
]

const meats: readonly (readonly [says: RegExp, of: IngredientClass, but?: RegExp])[] = [
  [
    /\bpork\b|bacon|pepperoni|chorizo|carnitas|prosciutto|pancetta|jamón|schinken|speck\b|cerdo|tocino/,
    'pork',
    /bife de chorizo|palatschinken|turkey bacon|vegan|bacon fries|marillen|tocino de cielo/,
  ],
  [/\bbeef\b|\bsteak\b|brisket|pastrami|ternera|\bres\b|rinds?\b|rindfleisch/, 'meat', /steak sauce|tamarind/],
  [
    /\bchicken\b|\bturkey\b|pollo\b|hähnchen|poulet\b|geflügel/,
    'poultry',
    /vegan|plant based|isnt chicken|chicken fried steak|chicken pot noodle|chicken ramen/,
  ],
  [/\blamb\b|cordero|lamm\b/, 'lamb'],
]

const missing = (rules: typeof holds): readonly string[] =>
  rows.flatMap(({ name, classes }) =>
    rules.flatMap(([says, of, but]) =>
      says.test(name) && !but?.test(name) && !expandClasses(classes).has(of) ? [`${name} has no ${of}`] : [],
    ),
  )

describe('the name of a dish or product', () => {
  test('is warned of with the allergens that it says', () => {
    expect(rows.length).toBeGreaterThan(13_000)
    expect(missing(holds)).toEqual([])
  })

  test('is warned of with the animals that it says', () => expect(missing(meats)).toEqual([]))

  test.each<readonly [string, RegExp, Parameters<typeof findBrokenRule>[0]]>([
    ['vegan', /\bvegan[eosr]?\b|plant based|\boatly\b|\bbeyond (?:meat|burger|sausage)/, dietRules.vegan],
    [
      'vegetarian',
      /\bvegetarian|\bveggie (?!gravy|stir fry)|vegetarisch|vegetariano/,
      dietRules.vegetarian.filter(({ forbids }) => forbids !== 'animal_rennet'),
    ],
    [
      'of oat milk',
      /\boat ?milk\b|\boat (?:latte|flat white|cappuccino|chai|matcha|mocha)|leche de avena/,
      dietRules['dairy-free'],
    ],
    ['of soy milk', /\bsoya? (?:milk|latte|cappuccino|flat white)/, dietRules['dairy-free']],
    ['of almond milk', /\balmond (?:milk|latte|cappuccino|flat white)/, dietRules['dairy-free']],
    ['gluten free', /gluten ?free|sin gluten|glutenfrei|\bbanza\b/, dietRules['gluten-free']],
  ])('that is %s surely holds nothing that speaks against it', (_, says, rules) => {
    const said = rows.filter(({ name }) => says.test(name))
    expect(said.length).toBeGreaterThan(0)
    const wrong = said.filter(({ classes }) =>
      findBrokenRule(
        rules,
        classes.filter((leaf) => !isDoubt(leaf)),
      ),
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
  })
})
