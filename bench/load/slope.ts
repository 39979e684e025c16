/** By how much y grows with one x: the slope of the line of least squares through the points; 0 with fewer than two. */
export const slopeOf = (points: readonly (readonly [x: number, y: number])[]): number => {
  const meanOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length
  const [meanX, meanY] = [meanOf(points.map(([x]) => x)), meanOf(points.map(([, y]) => y))]
  const spread = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0)
  return spread > 0 ? points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spread : 0
}
