/** What is found for words, found once: a long text may hold the same ones many times. */
export function remembered<T>(find: (words: string) => T): (words: string) => T {
  const found = new Map<string, { readonly value: T }>()
  return (words) => {
    const known = found.get(words)
    if (known) return known.value
    const value = find(words)
    found.set(words, { value })
    return value
  }
}
