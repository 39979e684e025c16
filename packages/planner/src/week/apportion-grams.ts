/** Lighter ingredients than this are shared out to a hundredth of a gram, all others to a tenth. */
const FINE_BELOW = 3

/** Parts of a gram that an ingredient is shared out in. */
const unitsOf = (grams: number): number => (grams < FINE_BELOW ? 100 : 10)

/** Grams as they are kept: to a tenth, a spice to a hundredth. */
export const keptGrams = (grams: number): number => Math.round(grams * unitsOf(grams)) / unitsOf(grams)

/** Shares kept grams out by weights; what everybody gets adds up to exactly what there is. */
export const apportionGrams = (grams: number, weights: readonly number[]): readonly number[] => {
  const units = unitsOf(grams)
  const whole = Math.round(grams * units)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  let passed = 0
  let given = 0
  return weights.map((weight) => {
    passed += weight
    const until = total > 0 ? Math.round((whole * passed) / total) : 0
    const own = until - given
    given = until
    return own / units
  })
}

/** A sum of kept grams without the noise of adding tenths and hundredths. */
export const sumGrams = (grams: readonly number[]): number =>
  Math.round(grams.reduce((sum, one) => sum + Math.round(one * 100), 0)) / 100
