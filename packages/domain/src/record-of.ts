/** A record with a value for each of the keys. */
export const recordOf = <K extends string, V>(keys: readonly K[], give: (key: K) => V): Record<K, V> =>
  // Of exactly these keys, which the library's own type for entries does not say.
  Object.fromEntries(keys.map((key) => [key, give(key)])) as Record<K, V>
