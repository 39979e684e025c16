/** Samples of a series that are kept: one every 15 seconds of an hour. */
export const MAX_SAMPLES = 240
/** Samples of a series that are looked at: a day has 86,400 by the second, and to check them all holds everybody else up. */
export const MAX_CHECKED = 10 * MAX_SAMPLES

/** At most so many of a list, evenly spread. */
export const thinned = <T>(list: readonly T[], most: number): readonly T[] => {
  const step = Math.max(1, Math.ceil(list.length / most))
  return step === 1 ? list : list.filter((_, index) => index % step === 0)
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A record with no more samples in each of its series than are looked at; everything else is as it was. */
export const withThinSeries = (value: unknown): unknown => {
  if (Array.isArray(value)) return thinned(value, MAX_CHECKED)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withThinSeries(part)]))
}
