import type { FieldRefusal } from '../field-refusal.ts'
import { ok, type Result, refused } from '../result.ts'
import { readFigure } from '../typed-figure.ts'

/** Inches of a height kept as feet and inches. */
export const heightInInches = (feet: number, inches: number): number => feet * 12 + inches

/** `5'11"` for a height in inches, rounded to the whole inch. */
export function heightText(totalInches: number): string {
  const whole = Math.round(totalInches)
  return `${Math.floor(whole / 12)}'${whole % 12}"`
}

/** Accepts inches with decimals, straight and curly marks; the closing inch mark may be left off, and whole feet may stand alone. */
const HEIGHT = /^\s*(\d)\s*['’′]\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["”″]|''|’’)?)?\s*$/

/** Total inches of `5'11"`; refused when it is not feet'inches" with inches below 12. */
export function parseHeight(text: string): Result<number, FieldRefusal<'height-unreadable'>> {
  const match = HEIGHT.exec(text)
  const inches = readFigure(match?.[2] ?? '0')
  if (match === null || inches >= 12) return refused({ field: 'height', code: 'height-unreadable' })
  return ok(heightInInches(Number(match[1]), inches))
}
