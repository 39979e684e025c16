/**
 * Other forms of a word in a language of which only one stands in its table: small ones (`frijolitos`, `Würstli`) and those of a
 * region as parts of longer words (`Erdäpfelgulasch`). Of texts without accents, in lower case.
 */

/** How a Spanish word ends before it is made small: `panecito` of `pan`, `arrocito` of `arroz`, `juguito` of `jugo`. */
const spanish: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ecit[oa](s?)$/, ['', 'e']],
  [/ecill[oa](s?)$/, ['', 'e']],
  [/cit[oa](s?)$/, ['', 'z', 'co', 'ca']],
  [/guit[oa](s?)$/, ['go', 'ga']],
  [/quit[oa](s?)$/, ['co', 'ca']],
  [/it[oa](s?)$/, ['o', 'a', 'e', '']],
]

/** Shorter words are made of no other. */
const MIN_LETTERS = 5

/** What a small Spanish word may be made of, likeliest first. */
export const spanishBases = (word: string): readonly string[] =>
  (word.length < MIN_LETTERS ? [] : spanish).flatMap(([ending, before]) => {
    const found = ending.exec(word)
    return found ? before.map((letters) => `${word.slice(0, found.index)}${letters}`) : []
  })

/** Words of Austria and Switzerland, and the ones that the table knows in longer words. */
const regional: readonly (readonly [string, string])[] = [
  ['erdapfel', 'kartoffel'],
  ['hardopfel', 'kartoffel'],
  ['paradeis(?:er)?', 'tomaten'],
  ['karfiol', 'blumenkohl'],
  ['fisolen', 'bohnen'],
  ['marillen', 'aprikosen'],
  ['zwetschken', 'zwetschgen'],
  ['topfen', 'quark'],
  ['schwammerl', 'pilz'],
  ['eierschwammerl', 'pfifferling'],
  ['melanzani', 'aubergine'],
  ['kukuruz', 'mais'],
  ['rue?bli', 'karotten'],
  ['poulet', 'hahnchen'],
  ['hendl', 'hahnchen'],
  ['semmel', 'brotchen'],
  ['weckerl', 'brotchen'],
  ['chas', 'kase'],
  ['rahm', 'sahne'],
  ['gurkerl', 'gurken'],
  ['faschiert', 'hackfleisch'],
]
const inCompounds = regional.flatMap(([part, standard]) =>
  [`^(?:${part})`, `(?<=.{3})(?:${part})$`].map((way) => [new RegExp(way), standard] as const),
)
const small = /(?:erl|li|chen|lein)$/

/** What a German word may be elsewhere: a regional part in it, or the word that it is the small one of. */
export const germanBases = (word: string): readonly string[] => [
  ...(word.length < MIN_LETTERS ? [] : inCompounds).flatMap(([way, standard]) =>
    way.test(word) ? [word.replace(way, standard)] : [],
  ),
  ...(word.length >= MIN_LETTERS && small.test(word) ? [word.replace(small, ''), `${word.replace(small, '')}e`] : []),
]
