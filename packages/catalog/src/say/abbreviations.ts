const MIN_PREFIX_LENGTH = 4
const MIN_SKELETON_LENGTH = 3

const skeletonOf = (word: string): string =>
  (word.slice(0, 1) + word.slice(1).replaceAll(/[aeiouy]/g, '')).replaceAll('ck', 'k').replaceAll(/(.)\1/g, '$1')
const vowelsIn = (word: string): number => word.replaceAll(/[^aeiouy]/g, '').length

interface Known {
  readonly word: string
  readonly weight: number
  readonly skeleton: string
  readonly vowels: number
}

type Vocabulary = ReadonlyMap<string, number>

const indexes = new WeakMap<Vocabulary, ReadonlyMap<string, readonly Known[]>>()

/** Known words by their first letter, which is seldom left out. */
function indexOf(vocabulary: Vocabulary): ReadonlyMap<string, readonly Known[]> {
  const made = indexes.get(vocabulary)
  if (made) return made
  const known = [...vocabulary].map(([word, weight]) => ({
    word,
    weight,
    skeleton: skeletonOf(word),
    vowels: vowelsIn(word),
  }))
  const index = Map.groupBy(known, ({ word }) => word.slice(0, 1))
  indexes.set(vocabulary, index)
  return index
}

/**
 * The known word that a hasty one stands for: its consonants (`chckn`, `scrmbld`) or its beginning (`cott`, `broc`), when one
 * known word is clearly the commonest of those that fit.
 */
export function findAbbreviated(word: string, vocabulary: Vocabulary): string | undefined {
  const skeleton = skeletonOf(word)
  const vowels = vowelsIn(word)
  const isSkeleton = skeleton.length >= MIN_SKELETON_LENGTH && vowels <= 1
  const isPrefix = word.length >= MIN_PREFIX_LENGTH
  const fits = (indexOf(vocabulary).get(word.slice(0, 1)) ?? []).filter(
    (known) =>
      known.word.length > word.length &&
      ((isPrefix && known.word.startsWith(word)) ||
        (isSkeleton && vowels < known.vowels && known.skeleton === skeleton)),
  )
  const [best, next] = fits.toSorted((a, b) => b.weight - a.weight)
  return best && best.weight >= 2 * (next?.weight ?? 0) ? best.word : undefined
}
