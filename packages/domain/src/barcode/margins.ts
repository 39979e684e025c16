import type { GreyPicture } from './grey-picture.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** The modules of light margin that are asked for: the standards want 7 to 11, and packs are cut closer. */
const MARGIN_MODULES = 5

/**
 * Whether nothing stands beside a symbol from its start to its end: the shades there are all like those of its light bars.
 * `modules` is how many of its narrowest bars the symbol is wide.
 */
export function hasLightMargins(
  { width, height, data }: GreyPicture,
  start: Point,
  end: Point,
  modules: number,
  isInverted: boolean,
): boolean {
  const shadeAt = (share: number): number | undefined => {
    const x = Math.round(start.x + (end.x - start.x) * share)
    const y = Math.round(start.y + (end.y - start.y) * share)
    if (x < 0 || y < 0 || x >= width || y >= height) return undefined
    const shade = data[y * width + x] ?? 0
    return isInverted ? 255 - shade : shade
  }
  const inside: number[] = []
  for (let share = 0; share <= 1; share += 0.25 / modules) {
    const shade = shadeAt(share)
    if (shade !== undefined) inside.push(shade)
  }
  inside.sort((a, b) => a - b)
  const dark = inside[Math.floor(inside.length * 0.1)] ?? 0
  const light = inside[Math.floor(inside.length * 0.9)] ?? 255
  const threshold = dark + (light - dark) * 0.45
  const isClear = (from: number, to: number): boolean => {
    for (let share = from; share <= to; share += 0.25 / modules) {
      const shade = shadeAt(share)
      // What lies outside the picture may be anything.
      if (shade === undefined || shade < threshold) return false
    }
    return true
  }
  const near = 1.2 / modules
  const far = MARGIN_MODULES / modules
  return isClear(-far, -near) && isClear(1 + near, 1 + far)
}
