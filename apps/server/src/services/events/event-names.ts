/** A resource's place: pairs of kind and id, such as `['users', id]`, outermost first. */
export type ResourcePath = readonly (readonly [kind: string, id: string])[]

/** Every id concrete and as `*`, the earlier ones changing last. */
const withWildcards = (path: ResourcePath): string[] => {
  let names = ['']
  for (const [kind, id] of path) {
    const longer: string[] = []
    for (const name of names) {
      const head = name === '' ? kind : `${name}.${kind}`
      longer.push(`${head}.${id}`, `${head}.*`)
    }
    names = longer
  }
  return names
}

/** `update.name`, `update` and nothing: an action and every shorter form of it. */
const shorterActions = (action: string): string[] => {
  const parts = action.split('.')
  return [...parts.keys(), parts.length].map((length) => parts.slice(0, length).join('.')).reverse()
}

/** The names of an event: every id concrete and as `*`, with and without the action. The first is the fully concrete one. */
export const eventNames = (path: ResourcePath, action: string): string[] => {
  const names = withWildcards(path)
  return shorterActions(action).flatMap((shown) => (shown === '' ? names : names.map((name) => `${name}.${shown}`)))
}
