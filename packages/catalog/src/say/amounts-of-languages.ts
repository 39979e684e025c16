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

/** Amounts as other languages say them, in figures that are read alike in all; of a text without accents. */
export const amountsOfLanguages = (text: string): string =>
  text
    .replaceAll(aboutFigure, '')
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
