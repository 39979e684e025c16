/** Letters that Unicode does not take apart into a letter and an accent. */
const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' }

/** Lower case, no accents, letters and digits only; the words of a name or of what somebody typed. */
export const wordsOf = (text: string): readonly string[] => lettersOf(text).match(/[a-z0-9%]+/g) ?? []

/** Small letters without accents and apostrophes. Nearly all names are ASCII, and there are thousands of them. */
const lettersOf = (text: string): string => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII begins with them.
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase().replaceAll("'", '')
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[œæßøłđ]/g, (letter) => ligatures[letter] ?? letter)
    .replaceAll(/['’]/g, '')
}

/** A table that is looked up by what somebody typed: a word like `constructor`, which every object has, is not in it. */
export const tableOf = <T>(entries: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.assign(Object.create(null), entries)

const irregular: Readonly<Record<string, string>> = tableOf({
  leaves: 'leaf',
  halves: 'half',
  loaves: 'loaf',
  molluscs: 'mollusc',
  mollusks: 'mollusc',
  mollusk: 'mollusc',
  hummus: 'hummus',
  couscous: 'couscous',
  asparagus: 'asparagus',
  citrus: 'citrus',
  molasses: 'molasses',
  swiss: 'swiss',
  fries: 'fries',
  cookies: 'cookie',
  calories: 'calorie',
})

/** The singular of an English food word, good enough to compare two words; not for display. */
export const singularOf = (word: string): string => {
  const known = irregular[word]
  if (known) return known
  if (word.length <= 3 || word.endsWith('ss') || word.endsWith('us')) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:oes|ches|shes|sses|xes)$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/** Words in singular form, as a phrase to look up: `Tree Nuts` and `tree-nut` both give `tree nut`. */
export const phraseOf = (text: string): string => wordsOf(text).map(singularOf).join(' ')
