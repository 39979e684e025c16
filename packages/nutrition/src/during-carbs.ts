import type { Intensity } from '@pacemeal/domain'

/** Shorter sessions need nothing on the way. Minutes. */
const FUEL_FROM_MINUTES = 75
const LONG_ABOVE_MINUTES = 150
/** Carbohydrate by length and intensity, g/h (B11, J14, ACSM16): nothing, sips, one sugar, two sugars. */
const MEDIUM: Record<Intensity, number> = { Light: 0, Moderate: 30, Intense: 45 }
const LONG: Record<Intensity, number> = { Light: 30, Moderate: 60, Intense: 90 }

/** Above this only glucose with fructose is taken up, about 1 : 0.8. g/h (J14). */
export const MIXED_SUGARS_ABOVE = 60

/** Carbohydrate that a session or race of that length asks for on the way, g/h (B11, J14, ACSM16). */
export const duringCarbs = (minutes: number, intensity: Intensity): number => {
  if (minutes < FUEL_FROM_MINUTES) return 0
  return (minutes > LONG_ABOVE_MINUTES ? LONG : MEDIUM)[intensity]
}
