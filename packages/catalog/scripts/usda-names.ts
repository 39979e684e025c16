import { readFileSync } from 'node:fs'

const linesOf = (url: URL): readonly string[] =>
  readFileSync(url, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))

const splitOnce = (line: string): readonly [string, string] => {
  const at = line.indexOf(' ')
  return at < 0 ? [line.trim(), ''] : [line.slice(0, at), line.slice(at + 1).trim()]
}

/** Whole phrases that the single words would read wrongly. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\bFR FR\b/g, 'FRENCH FRIED'],
  [/\bFRENCH FR\b/g, 'FRENCH FRIES'],
  [/\bM AND M'S\b/g, "M&M'S"],
  [/\bFST FD\b|\bFAST FDS?\b/g, 'FAST FOOD'],
  [/\bRED FAT\b/g, 'REDUCED FAT'],
  [/\bRED NA\b/g, 'REDUCED SODIUM'],
  [/\bRED CAL\b/g, 'REDUCED CALORIE'],
  [/\bLOW NA\b/g, 'LOW SODIUM'],
  [/\bLN\s*(?:&|AND)\s*FAT\b/g, 'LEAN AND FAT'],
  [/\bLN ONLY\b/g, 'LEAN ONLY'],
  [/\bVAR MEATS\b/g, 'VARIETY MEATS'],
  [/\bSPL K\b/g, 'SPECIAL K'],
  [/\bWITHOUT\b|\bWO\/?(?=\s)/g, 'WITHOUT'],
  [/\bINF FORMULA\b|\bINF FORM\b/g, 'INFANT FORMULA'],
  [/\bSOL AND LIQUIDS?\b/g, 'SOLIDS AND LIQUIDS'],
  [/\bMILK-?SHK\b/g, 'MILKSHAKE'],
  [/\bSTK(?= ?\/| MARG|, WITHOUT SALT)/g, 'STICK'],
  [/"(?=FAT\b)/g, '" '],
]

/** Openings that say in which drawer a row lies and not what it is; search knows the drawer anyway. */
const openings =
  /^(?:beverages?|snacks?|candies|cereals? ready-to-eat|cereals|spices|fish|mollusks|crustaceans|fast foods?|restaurant|nuts|leavening agents|alcoholic beverage|sweeteners|game meat|desserts|cookies(?=, brownies)|finfish|school lunch|mars snackfood us|mars snackfood|the coca-cola company|formulated bar(?=, mars)|cake(?=, cheesecake))[,:] */

/** What says nothing to somebody who logs food. */
const needless: readonly RegExp[] = [
  /,? broilers? or fryers?/g,
  /, all grades/g,
  /, with added vitamins? a and (?:vitamin )?d(?: \(fat free or skim\))?/g,
  /, with added vitamin d/g,
  /, mature seeds/g,
  /, (?:atlantic|pacific) and (?:atlantic|pacific)/g,
  /, 0" fat/g,
  /, separable/g,
  /, mixed species/g,
  /, year round average/g,
  /, all commercial varieties/g,
  /, domesticated/g,
  /, fluid(?=,|$)/g,
]

/** Gives a USDA description, capitals and abbreviations, in plain words. */
interface UsdaName {
  readonly name: string
  /** The same with the drawer that it lies in, for two rows that are called alike without it. */
  readonly whole: string
}

const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Turns USDA descriptions into plain names. */
export function usdaNames(folder: URL): (ndb: string, description: string) => UsdaName {
  const words = new Map(linesOf(new URL('abbreviations.txt', folder)).map(splitOnce))
  const names = new Map(linesOf(new URL('names.txt', folder)).map(splitOnce))
  const proper = new Map(
    linesOf(new URL('proper-names.txt', folder))
      .flatMap((line) => line.split(' '))
      .map((name) => [name.toLowerCase(), name]),
  )
  const plainWord = (word: string): string => {
    const plain = words.get(word.toUpperCase())
    const read = plain ?? word.toLowerCase()
    return proper.get(read.toLowerCase()) ?? read
  }
  return (ndb, description) => {
    const spelled = phrases.reduce((text, [from, to]) => text.replace(from, to), ` ${description.toUpperCase()} `)
    const plain = spelled
      .replaceAll(/[A-Z0-9.&'/-]+[A-Z0-9]|[A-Z]/g, plainWord)
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/ ?, ?/g, ', ')
      .trim()
      .replace(/[,. ]+$/, '')
    const cut = (text: string): string =>
      begun(needless.reduce((shorter, what) => shorter.replaceAll(what, ''), text).trim())
    return { name: names.get(ndb) ?? cut(plain.replace(openings, '') || plain), whole: cut(plain) }
  }
}
