/** As many as a profile can keep. */
export const MAX_RESTRICTIONS = 50

/** The foods to avoid with a typed one among them: once, whatever its case, and as many as a profile can keep. */
export function withRestriction(restrictions: readonly string[], typed: string): readonly string[] {
  const food = typed.trim()
  const isKnown = restrictions.some((one) => one.toLowerCase() === food.toLowerCase())
  return food === '' || isKnown || restrictions.length >= MAX_RESTRICTIONS ? restrictions : [...restrictions, food]
}
