/**
 * What a dish is whose kind stands in no table: `Maronensuppe` is a soup, `tarta de moras` a cake. The kind is no food beside
 * it. Of texts without accents, in lower case; `kind = English words`, a whole name before its shorter ones.
 */

const rowsOf = (table: string): readonly (readonly [string, readonly string[]])[] =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [from = '', to = ''] = line.split(' = ')
      return from.split(', ').map((word) => [word, to.split(' ')] as const)
    })

/** How a German compound ends. */
const german = rowsOf(`
cremesuppe, rahmsuppe = dish:brokkolicremesuppe
suppe = mixed vegetable soup
eintopf = dish:gemuseeintopf
auflauf, gratin = dish:kartoffelauflauf
hackpfanne = dish:hahnchenpfanne
nudelpfanne = dish:bratnudeln
pfanne = vegetable stir fry
marmelade, konfiture, gelee = jam
sosse, sauce = dish:dillsauce
pizza = pizza
torte = dish:sahnetorte
kuchen = cake
pudding = pudding
schorle = apple spritzer
nektar, saft = apple juice
tee = herbal tea
brotchen, semmel, weckerl, weckle = bread roll
`)
/** `Reis` is no ice. */
const iceCream = /.{3}(?<!r|fl)eis$/
/** Shorter beginnings are rather another word. */
const MIN_KIND = 3

/** What a German compound is that stands in no table. */
export function germanKind(word: string): readonly string[] | undefined {
  if (iceCream.test(word)) return ['ice', 'cream']
  return german.find(([head]) => word.length >= head.length + MIN_KIND && word.endsWith(head))?.[1]
}

/** What is named before `de` and its kind. */
const spanish = new Map(
  rowsOf(`
crema, cremas = dish:crema-de-calabacin
sopa, sopas = mixed vegetable soup
mermelada = jam
zumo, jugo = juice
helado, helados, nieve = ice cream
batido, batidos = smoothie
licuado, licuados = dish:licuado
malteada, malteadas = milkshake
galleta, galletas, galletita, galletitas = dish:galletas
croqueta, croquetas = croquetas
empanada, empanadas = empanada
empanadilla, empanadillas = fried empanada
quesadilla, quesadillas, quesadillita = quesadilla
taco, tacos, taquito, taquitos = taco
burrito, burritos = burrito
enchilada, enchiladas = enchilada
tamal, tamales = tamale
torta, tortas = dish:torta-de-jamon
tarta, pastel = cake
pizza, pizzas = pizza
barrita, barritas, barra = cereal bar
tortilla = omelet with
yogur, yogures, yogurt, yogurts = fruit yogurt
gelatina = gelatin
pure = mashed potato
`),
)
/** What stands behind `de` and is no kind. */
const noKind = new Set(
  'la el los las mi mis tu su un una unos unas dos tres cuatro casa ayer hoy siempre aqui anoche desayuno comida cena postre cocido harina maiz trigo nopal'.split(
    ' ',
  ),
)
/** What was made into a dish beside its kind is told. */
const KEPT = 'with'

/** What a Spanish name of a dish and its kind is, `sopa de ajo`, by its first three words. */
export function spanishKind(
  head: string,
  of: string,
  kind: string,
): { readonly to: readonly string[]; readonly words: number } | undefined {
  const to = spanish.get(head)
  if (!to || of !== 'de' || kind.length < MIN_KIND || noKind.has(kind) || !/^[a-z]+$/.test(kind)) return undefined
  return { to, words: to.at(-1) === KEPT ? 2 : 3 }
}
