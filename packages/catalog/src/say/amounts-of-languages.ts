import { CORRECTION, INSTEAD } from './phrases.ts'

/** Other languages' words for `about` before a figure, which have a meaning of their own elsewhere: `unos huevos`. */
const aboutFigure =
  /\b(?:c\.?a\.?|cca\.?|circa|cirka|zirka|etwa|ungefahr|schatzungsweise|rund|knapp|so (?:um die|ca\.?|circa)|unos|unas|aprox\.?|aproximadamente|mas o menos|alrededor de|como|casi)\s+(?=[\d.½¼¾])/gi

/** `zwei bis drei`: one or the other. */
const betweenCounts = /(?<=\b(?:eine?n?|zwei|drei|vier|funf|sechs|\d+) )bis (?=(?:zwei|drei|vier|funf|sechs|zehn|\d))/gi

/** `entre 100 y 150 g`, `zwischen 80 und 100 g`, `between 80 and 100 g`: one or the other. */
const betweenWeights =
  /\b(?:entre|zwischen|between) (\d+(?:[.,]\d+)?)(?: ?(?:g|gr|gramos|gramm|grams?|ml))? (?:y|und|and) (?=\d)/gi

const spanishCounts: Readonly<Record<string, number>> = { un: 1, una: 1, uno: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5 }
const spanishCount = (word: string): number => spanishCounts[word.toLowerCase()] ?? Number(word)

const germanCounts: Readonly<Record<string, number>> = { zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6 }
/** `2 halbe Brötchen`, of which so many halves were eaten; of beer it is a measure of its own. */
const halves =
  /\b(zwei|drei|vier|funf|sechs|[2-9]) halbe[nr]?(?= (?!bier|hell|dunkl|weiss|weiz|radler|pils|alster|liter|pfund|kilo)[a-z]{3})/gi

/** `ne halbe Gurke`: half of it; of beer, or with nothing behind it, it is a measure of its own. */
const oneHalf =
  /\b(?:['’]?n|ne|nur ne|noch ne) halbe[nr]?(?= (?!bier|hell|dunkl|weiss|weiz|radler|pils|alster|liter|pfund|kilo|und|mit|plus|dazu|im|in|am|bei|zum|nach|vom)[a-z]{3})/gi

/** `ne Halbe Helles`: half a litre of it, and no beer besides. */
const halfOfBeer =
  /\b(?:(zwei|drei|vier|\d) |(?:['’]?ne?|eine|a|noch ne) )?halbe[rn]? (?=(?:helles|dunkles|weissbier|weizen(?:bier)?|radler|pils|alster|bier|export|marzen)\b)/gi

/** Bare figures from here on are of a can's contents in millilitres: `a 330 can`. */
const bareContents = /\b(\d{3,4})\s+(?=(?:can|bottle|tin|carton)s?\b)/gi

/** `150er`, `0,5er`: what a thing holds, of less than this in litres. */
const MAX_LITRES = 2
const MIN_CONTENTS = 50
const contents = (whole: string, figure: string): string => {
  const value = Number(figure.replace(',', '.'))
  return value >= MIN_CONTENTS ? `${value} g` : value < MAX_LITRES && /\D/.test(figure) ? `${value} l` : whole
}

/** `2 vasos de 250 ml de leche`: of each glass. */
const packsOf =
  /(?<=\b(?:[2-9]|1\d|dos|tres|cuatro|cinco|seis) (?:vasos|tazas|yogures|latas|botellas|botes|cazos|raciones|porciones|tarrinas|sobres|rebanadas|lonchas|paquetes|barritas|piezas) )de (\d+(?:[.,]\d+)?) ?(g|gr|grs|gramos|ml|cl) de /gi

const numbers: Readonly<Record<string, number>> = {
  ...spanishCounts,
  ...germanCounts,
  ein: 1,
  eine: 1,
  eins: 1,
  einen: 1,
  seis: 6,
  siete: 7,
  sieben: 7,
  ocho: 8,
  acht: 8,
  nueve: 9,
  neun: 9,
  diez: 10,
  zehn: 10,
  doce: 12,
  zwolf: 12,
}
const numberOf = (word: string): number => numbers[word.toLowerCase()] ?? Number(word)
const someNumber = `(\\d{1,2}|${Object.keys(numbers).join('|')})`
const clauseEnd = '(?=\\s*(?:$|[,;.)\\n]))'

/** How many it were, said behind a name or another number: `empanadas, me comí 3`, `Maultaschen, waren 4 Stück`. */
const countBehind = new RegExp(
  `(?<=[a-z\\d)])\\s*,?\\s(?:pero |y |aber |und )?(?:solo |nur )?(?:me comi|me tome|comi|tome|fueron|eran|hatte ich|hatte|waren es|waren|diesmal)(?: solo| nur)? ${someNumber}(?: (?:de ellas|de ellos|davon|stuck|piezas|unidades|gegessen))*${clauseEnd}`,
  'gi',
)
/** Another amount of what was said last: `200 g Reis, Moment, 150`, `Lachs 200 g, also 150 eigentlich`. */
const anotherAmount =
  /(?<=[a-z\d)])\s*,\s*(?:(?:nee?|nein|ah+|ach|oh|no|ay|uy)[, ]+)*(?:moment(?: mal)?|warte(?: mal)?|halt|stop+|also|eigentlich|sagen wir|korrektur|doch nur|espera|perdon|o sea|mas bien|en realidad)[,:]?\s+(?:nur |solo |eigentlich |waren es |eran )*(\d+(?:[.,]\d+)? ?(?:g|gr|gramm|gramos|ml|stuck|scheiben|piezas)?)(?: eigentlich)?(?=\s*(?:$|[,;.\n]|mit\b|und\b|con\b|y\b))/gi
/** What it was not with after all: `Kaffee mit Zucker, stop, ohne Zucker`. */
const withoutAfterAll =
  /\b(?:mit|con) (?:(?:\d+|una?|dos|eine?m?|zwei) )?(?:stuck |teeloffel |cucharadas? de |cucharaditas? de )?([a-z]{3,20}),? (?:(?:stop+|nein|nee|no|quatsch|perdon|moment|digo|espera|correction)[, ]+){1,3}(ohne|sin) \1\b/gi
/** The food that came in place of another behind it: `en vez de papas ensalada`, `statt Reis mit Nudeln`. */
const placeOfSaid =
  /\b(mit|con|und|y) ([a-z]{3,20}),? (?:pero |aber )?(?:en vez de|en lugar de|anstatt|statt) \2,? (?:(?:con|mit|puse|pedi|lieber|mejor) )?(?=[a-z]{3})/gi
const placeOf =
  /\b(?:pero |aber )?(?:en vez de|en lugar de|anstatt|statt) ([a-z]{3,20}),? (?:(?:con|mit|puse|pedi|lieber|mejor) )?(?!(?:und|y|con|mit|o|oder|de|del|la|el|los|las|mehr|als|im|in|am|auf|gegessen|genommen|getrunken)\b)([a-z]{3,20})(?: (?:gegessen|genommen|getrunken))?(?=\s*(?:$|[,;.\n]))/gi
/** So many of the pieces that it was cut into: `drei von acht Stücken Pizza`, `tres de las ocho porciones de tarta`. */
const ofPieces = new RegExp(
  `\\b${someNumber} (?:von|de|aus) (?:den |der |las |los )?${someNumber} (?:stucken?|teilen?|porciones|trozos|pedazos|partes) (?:(?:de|del|von|vom) )?(?:(?:la|el|los|las|una?|der|einer?) )?(?=[a-z]{3})`,
  'gi',
)
const halfOf =
  /\b(?:la )?mitad de(?:l| la| los| las| un| una| mi)? (?!(?:eso|esto|lo|ello|ese|esa|la|el)\b)(?=[a-z]{3})/gi
/** A dish with something beside it, and what held both: `caldo de pollo con arroz tazón grande`. */
const vesselOfBoth =
  /(?<=^\s*|[\n;,:]\s*)((?!(?:una?|dos|tres|eine?n?|zwei|drei|plato|teller|bol|tazon)\b)[a-z]{3,20}(?: [a-z]{2,20}){0,3} (?:con|mit) (?:[a-z]{1,20} ){1,5}?)((?:grosser?|kleiner?|grosse[sn]?|kleine[sn]?) )?(plato|tazon|bol|cuenco|teller|schussel|portion|racion|porcion)( (?:grande|hondo|chico|pequeno|gross|klein))?(?=\s*(?:$|[,;.\n]))/gi

/** Amounts as other languages say them, in figures that are read alike in all; of a text without accents. */
export const amountsOfLanguages = (text: string): string =>
  text
    .replaceAll(aboutFigure, '')
    .replaceAll(withoutAfterAll, '$2 $1')
    .replaceAll(anotherAmount, ` , ${CORRECTION} $1`)
    .replaceAll(countBehind, (_all, count: string) => ` , ${CORRECTION} ${numberOf(count)}`)
    .replaceAll(placeOfSaid, '$1 ')
    .replaceAll(placeOf, ` , $2 ${INSTEAD} $1`)
    .replaceAll(ofPieces, (_all, some: string, all: string) => `${numberOf(some)}/${numberOf(all)} `)
    .replaceAll(halfOf, '1/2 ')
    .replaceAll(
      vesselOfBoth,
      (_all, dish: string, before = '', vessel: string, behind = '') =>
        `${before}${vessel}${behind} ${/^(?:teller|schussel|portion)$/i.test(vessel) ? '' : 'de '}${dish}`,
    )
    // `2 Würstchen je 80 g`, `dos hamburguesas de 120 g`: each of them.
    .replaceAll(/\b(?:zu )?je (\d+(?:[.,]\d+)?) ?(g|gr|gramm|kg|ml|cl|l)\b/gi, '$1 $2 each')
    .replaceAll(
      /(?<=[a-z]{3} )de (\d+(?:[.,]\d+)?) ?(g|gr|grs|gramos|ml|cl)\b(?! de\b)(?=\s*(?:$|[,;.+\n]|y |con |e ))/gi,
      '$1 $2 each',
    )
    .replaceAll(packsOf, '$1 $2 each ')
    .replaceAll(betweenCounts, 'oder ')
    .replaceAll(betweenWeights, '$1-')
    .replaceAll(/\btres cuartos de (?=(?:una? )?[a-z]{3})(?!kilo)/gi, '3/4 ')
    .replaceAll(/\bdocenas\b/gi, 'docena')
    .replaceAll(/\b(\d+(?:[.,]\d+)?)er\b(?= [a-z]|\s*\))/gi, contents)
    .replaceAll(bareContents, '$1 ml ')
    .replaceAll(/\b(un|una|uno|dos|tres|cuatro|cinco|\d+) y medi[oa]\b/gi, (_all, count: string) =>
      String(spanishCount(count) + 0.5),
    )
    .replaceAll(/\b(?:un )?(tres cuartos|cuarto) de kilo\b/gi, (_all, part: string) =>
      /tres/i.test(part) ? '750 g' : '250 g',
    )
    .replaceAll(/\b(?:ein )?(dreiviertel|viertel) ?liter\b/gi, (_all, part: string) =>
      /drei/i.test(part) ? '750 ml' : '250 ml',
    )
    .replaceAll(/\b(?:ein )?halbes pfund\b/gi, '250 g')
    .replaceAll(
      halfOfBeer,
      (_all, count?: string) =>
        `${count === undefined ? '' : `${germanCounts[count.toLowerCase()] ?? count} x `}500 ml `,
    )
    .replaceAll(oneHalf, '1/2')
    .replaceAll(halves, (_all, count: string) => String((germanCounts[count.toLowerCase()] ?? Number(count)) / 2))
