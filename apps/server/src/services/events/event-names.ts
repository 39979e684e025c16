/** A resource's place: pairs of kind and id, such as `['users', id]`, outermost first. */
export type ResourcePath = readonly (readonly [kind: string, id: string])[]

const withWildcards = ([first, ...rest]: ResourcePath): string[] => {
  if (first === undefined) return ['']
  const [kind, id] = first
  const tails = withWildcards(rest)
  return [id, '*'].flatMap((shown) => tails.map((tail) => [kind, shown, tail].filter((part) => part !== '').join('.')))
}

/** `update.name`, `update` and nothing: an action and every shorter form of it. */
const shorterActions = (action: string): string[] => {
  const parts = action.split('.')
  return [...parts.keys(), parts.length].map((length) => parts.slice(0, length).join('.')).reverse()
}

/** The names of an event: every id concrete and as `*`, with and without the action. The first is the fully concrete one. */
export const eventNames = (path: ResourcePath, action: string): string[] =>
  shorterActions(action).flatMap((shown) =>
    withWildcards(path).map((name) => (shown === '' ? name : `${name}.${shown}`)),
  )
