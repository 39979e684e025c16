/** A record with a value for each of the keys. Written in a loop: lists of entries take several times as long, once for every log. */
export const recordOf = <K extends string, V>(keys: readonly K[], give: (key: K) => V): Record<K, V> => {
  // Of exactly these keys once the loop is through.
  const record = {} as Record<K, V>
  for (const key of keys) record[key] = give(key)
  return record
}
