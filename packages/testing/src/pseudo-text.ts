const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ'
const letters = new Map([...plain].map((letter, at) => [letter, [...accented][at] ?? letter]))

/** An element of a message, as translators see it: `<0>`. */
const ELEMENT = /(<\/?\d+\/?>)/

/**
 * A text of a language that nobody speaks, to try what any other language will ask for: every letter is accented, so that
 * a text without a translation is seen, and vowels stand twice, so that it is at least 35% longer.
 */
export const pseudoText = (text: string): string =>
  text
    .split(ELEMENT)
    .map((part) =>
      ELEMENT.test(part)
        ? part
        : [...part].map((letter) => (letters.get(letter) ?? letter).repeat(/[aeiouy]/i.test(letter) ? 2 : 1)).join(''),
    )
    .join('')

/** Words of a catalogue in that language: each text, and what each function gives. */
export const pseudoWords = <Words>(words: Words): Words => {
  const change = (value: unknown): unknown => {
    if (typeof value === 'string') return pseudoText(value)
    if (typeof value === 'function') return (...args: readonly unknown[]): unknown => change(value(...args))
    if (Array.isArray(value)) return value.map(change)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, change(one)]))
  }
  return change(words) as Words
}
