import type { Grey } from '../grey.ts'

/** A turned rectangle of a picture. `angle` is by how much its text runs downhill, in radians. */
export interface TextBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly angle: number
}

type Point = readonly [number, number]

const cross = (o: Point, a: Point, b: Point): number => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])

/** One half of the convex hull of points in their order (Andrew, 1979). */
const halfHull = (points: readonly Point[]): Point[] => {
  const hull: Point[] = []
  for (const point of points) {
    for (;;) {
      const [before, last] = [hull.at(-2), hull.at(-1)]
      if (before === undefined || last === undefined || cross(before, last, point) > 0) break
      hull.pop()
    }
    hull.push(point)
  }
  return hull.slice(0, -1)
}

const hullOf = (points: readonly Point[]): readonly Point[] => {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  return [...halfHull(sorted), ...halfHull(sorted.toReversed())]
}

/** The bounds of points in a picture turned by `angle`. */
const boundsAt = (points: readonly Point[], angle: number): TextBox => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const [x, y] of points) {
    const [u, v] = [x * cos + y * sin, y * cos - x * sin]
    left = Math.min(left, u)
    right = Math.max(right, u)
    top = Math.min(top, v)
    bottom = Math.max(bottom, v)
  }
  const [u, v] = [(left + right) / 2, (top + bottom) / 2]
  return { x: u * cos - v * sin, y: v * cos + u * sin, width: right - left, height: bottom - top, angle }
}

/** The smallest turned rectangle around points: one of its sides lies along a side of their hull. Turned by at most 45 degrees. */
export const smallestBox = (points: readonly Point[]): TextBox => {
  const hull = hullOf(points)
  let best = boundsAt(points, 0)
  for (const [at, from] of hull.entries()) {
    const to = hull[(at + 1) % hull.length] ?? from
    const along = Math.atan2(to[1] - from[1], to[0] - from[0])
    const angle = along - Math.round(along / (Math.PI / 2)) * (Math.PI / 2)
    const box = boundsAt(hull, angle)
    if (box.width * box.height < best.width * best.height - 1e-6) best = box
  }
  return best
}

/** The box as an upright picture of the given size; parts beyond the edges repeat the edge. */
export const cropBox = (grey: Grey, box: TextBox, width: number, height: number): Uint8Array => {
  const { pixels, width: across, height: down } = grey
  const cropped = new Uint8Array(width * height)
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)]
  const [stepX, stepY] = [box.width / width, box.height / height]
  // Where many pixels become one, their mean is taken.
  const [manyX, manyY] = [Math.min(4, Math.max(1, Math.round(stepX))), Math.min(4, Math.max(1, Math.round(stepY)))]
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      let sum = 0
      for (let i = 0; i < manyY; i += 1) {
        const v = (row + (i + 0.5) / manyY) * stepY - box.height / 2
        for (let j = 0; j < manyX; j += 1) {
          const u = (column + (j + 0.5) / manyX) * stepX - box.width / 2
          const x = Math.min(across - 1.001, Math.max(0, box.x + u * cos - v * sin - 0.5))
          const y = Math.min(down - 1.001, Math.max(0, box.y + u * sin + v * cos - 0.5))
          const [left, top] = [Math.floor(x), Math.floor(y)]
          const [right, below] = [x - left, y - top]
          const at = top * across + left
          const upper = (pixels[at] ?? 0) * (1 - right) + (pixels[at + 1] ?? 0) * right
          const lower = (pixels[at + across] ?? 0) * (1 - right) + (pixels[at + across + 1] ?? 0) * right
          sum += upper * (1 - below) + lower * below
        }
      }
      cropped[row * width + column] = sum / (manyX * manyY)
    }
  }
  return cropped
}
