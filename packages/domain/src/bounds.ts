/** Numbers from `min` to `max`, both included. */
export interface Bounds {
  readonly min: number
  readonly max: number
}

/** True inside the bounds; a bound in other units may be missed by a rounding error, which is forgiven. */
export const isWithin = (value: number, { min, max }: Bounds): boolean => value >= min - 1e-9 && value <= max + 1e-9
