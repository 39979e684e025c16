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
