/** Works something out of an object once and remembers it for as long as the object is in use. */
export const oncePer = <Of extends object, Value>(workOut: (of: Of) => Value): ((of: Of) => Value) => {
  const known = new WeakMap<Of, Value>()
  return (of) => {
    const before = known.get(of)
    if (before !== undefined) return before
    const value = workOut(of)
    known.set(of, value)
    return value
  }
}

/** As {@link oncePer} for a list that only ever grows: worked out anew when it is longer than before. */
export const oncePerLength = <Item, Value>(
  workOut: (of: readonly Item[]) => Value,
): ((of: readonly Item[]) => Value) => {
  const known = new WeakMap<readonly Item[], { readonly length: number; readonly value: Value }>()
  return (of) => {
    const before = known.get(of)
    if (before?.length === of.length) return before.value
    const value = workOut(of)
    known.set(of, { length: of.length, value })
    return value
  }
}
