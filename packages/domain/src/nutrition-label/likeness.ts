const unaccented = new Map([
  ['ß', 'ss'],
  ['ł', 'l'],
  ['ø', 'o'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['0', 'o'],
  ['1', 'l'],
  ['|', 'l'],
  ['!', 'l'],
  ['5', 's'],
  ['$', 's'],
  ['8', 'b'],
  ['6', 'o'],
])

/** Letters only, in lower case, without accents; digits that a recogniser takes for letters become those. */
export const plainWord = (text: string): string =>
  [...text.toLowerCase().normalize('NFD')]
    .map((char) => unaccented.get(char) ?? char)
    .join('')
    .replace(/[^a-z]/g, '')

/** Edits between two words (Levenshtein); stops counting beyond `most`. */
export const editsBetween = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i += 1) {
    const now = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = (before[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      now.push(Math.min(change, (before[j] ?? 0) + 1, (now[j - 1] ?? 0) + 1))
    }
    before = now
  }
  return before[b.length] ?? most + 1
}

/** Misread letters that a word of this length may have and still be known: none in three, one in four to six, then a quarter. */
const editsAllowed = (length: number): number => (length <= 3 ? 0 : length <= 6 ? 1 : Math.floor(length / 4))

/** Whether a read word is the known one, with a few misread letters. */
export const isLike = (read: string, known: string): boolean => {
  const allowed = editsAllowed(known.length)
  return editsBetween(read, known, allowed) <= allowed
}

/** Whether words in sequence, run together or not, are the known phrase. Gives the letters matched, 0 for no match. */
export const phraseLetters = (words: readonly string[], phrase: string): number => {
  const parts = phrase.split(' ')
  const joined = parts.join('')
  for (let from = 0; from < words.length; from += 1) {
    for (const count of new Set([parts.length, 1, parts.length + 1])) {
      const run = words.slice(from, from + count).join('')
      if (isLike(run, joined)) return joined.length
    }
  }
  return 0
}
