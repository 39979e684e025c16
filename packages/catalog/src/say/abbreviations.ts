const MIN_PREFIX_LENGTH = 4
const MIN_SKELETON_LENGTH = 3

const skeletonOf = (word: string): string =>
  (word.slice(0, 1) + word.slice(1).replaceAll(/[aeiouy]/g, '')).replaceAll('ck', 'k').replaceAll(/(.)\1/g, '$1')
const vowelsIn = (word: string): number => word.replaceAll(/[^aeiouy]/g, '').length

/**
 * The known word that a hasty one stands for: its consonants (`chckn`, `scrmbld`) or its beginning (`cott`, `broc`), when one
 * known word is clearly the commonest of those that fit.
 */
export function findAbbreviated(word: string, vocabulary: ReadonlyMap<string, number>): string | undefined {
  const skeleton = skeletonOf(word)
  const isSkeleton = skeleton.length >= MIN_SKELETON_LENGTH && vowelsIn(word) <= 1
  const isPrefix = word.length >= MIN_PREFIX_LENGTH
  const fits = [...vocabulary].filter(
    ([known]) =>
      known.length > word.length &&
      known[0] === word[0] &&
      ((isPrefix && known.startsWith(word)) ||
        (isSkeleton && vowelsIn(word) < vowelsIn(known) && skeletonOf(known) === skeleton)),
  )
  const [best, next] = fits.toSorted((a, b) => b[1] - a[1])
  return best && best[1] >= 2 * (next?.[1] ?? 0) ? best[0] : undefined
}
