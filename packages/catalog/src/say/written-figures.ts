/** Units so small that nobody weighs food in thousandths of them: `1.000 g` is a thousand, `1.500 kg` is one and a half. */
const smallUnit = '(?=\\s*(?:g|gr|grs|gramm|gramos|grams?|ml|mg|kcal|kj)\\b)'
/** A figure in groups of three with a point, an apostrophe or a narrow space, as German, Swiss and Spanish sheets write it. */
const grouped = new RegExp(
  `(?<![\\d.,])([1-9]\\d{0,2})((?:[.'’\\u00A0\\u202F\\u2009]\\d{3})+|(?: 000)+)(,\\d{1,2})?${smallUnit}`,
  'gi',
)

/** Signs that stand for plain letters and have no accent to take off. */
const letters: Readonly<Record<string, string>> = { ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', æ: 'ae', Æ: 'Ae', œ: 'oe', Œ: 'Oe' }

const unit = '(?:kg|g|gr|grs|gramm|gramos|grams?|ml|cl|l|oz|pcs?|stk|st|ud|uds|x)'
/** An amount in columns of its own behind a name, as a spreadsheet with semicolons or bars has it: `Oats;80;g`. */
const columns = new RegExp(
  `(?<=[\\p{L})])[ \\t]*[;|][ \\t]*(\\d+(?:[.,]\\d+)?)(?:[ \\t]*[;|]?[ \\t]*(${unit})\\b)?(?=[ \\t]*(?:$|[\\n;|]))`,
  'giu',
)

const measure = '(\\d+(?:[.,]\\d+)?)\\s?(kg|g|gr|grs|gramm|gramos|grams?|ml|cl|l|oz)'
/** How often behind a weight: `125 g x 2`; `125 g x 2 kg` says nothing. */
const timesBehind = new RegExp(
  `\\b${measure}\\s?[x×✕*]\\s?(\\d{1,2})(?![\\d.,]*\\d|\\s?(?:kg|g|gr|ml|cl|l|oz)\\b)`,
  'gi',
)

/** Energy that somebody knows is no weight: `500 kcal pizza`, `yogurt 800 kJ`. What is eaten stands in its usual portion, to be checked. */
const energyBefore = /(?<=^|[\s,;:(])\d+(?:[.,]\d+)?\s?(?:kcals?|kj)\s(?:(?:of|de|von)\s)?(?=\p{L})/giu
const kilojoulesBehind = /(?<=\p{L})\s\(?\d+(?:[.,]\d+)?\s?kj\b\)?/giu

/** Figures, fractions and columns as people and spreadsheets write them, in the one way that the reader knows. */
export const inPlainFigures = (text: string): string =>
  text
    .replaceAll(/[øłæœ]/gi, (sign) => letters[sign] ?? sign)
    .replaceAll('⁄', '/')
    .replaceAll(
      grouped,
      (_all, first: string, groups: string, decimals = '') =>
        `${first}${groups.replaceAll(/\D/g, '')}${decimals.replace(',', '.')}`,
    )
    // One and a half, as American recipes write it.
    .replaceAll(/(?<![\d/-])(\d{1,2})-([1-7]\/[2-8])(?!\d|\/)/g, '$1 $2')
    .replaceAll(columns, (_all, figure: string, of = '') => ` ${figure} ${of}`.trimEnd())
    .replaceAll(timesBehind, '$3 x $1 $2')
    .replaceAll(energyBefore, '')
    .replaceAll(kilojoulesBehind, '')
