/** Folds `key[0]=a&key[1]=b` and `key[]=a` into lists, in the order of their numbers; a plain key keeps its last value. */
export const parseQueryString = (text: string): Record<string, string | string[]> => {
  if (text === '') return {}
  const plain = new Map<string, string>()
  const lists = new Map<string, { at: number; value: string }[]>()
  for (const [key, value] of new URLSearchParams(text)) {
    const match = /^([^[\]]+)\[(\d{0,6})\]$/.exec(key)
    const name = match?.[1]
    if (name === undefined) {
      plain.set(key, value)
      continue
    }
    const items = lists.get(name) ?? []
    items.push({ at: match?.[2] ? Number(match[2]) : items.length, value })
    lists.set(name, items)
  }
  // A map becomes the object in one step, so that a key named __proto__ stays an ordinary key.
  return Object.fromEntries<string | string[]>([
    ...plain,
    ...[...lists].map(([name, items]): [string, string[]] => [
      name,
      items.toSorted((a, b) => a.at - b.at).map((item) => item.value),
    ]),
  ])
}
