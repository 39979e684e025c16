import type { GreyPicture } from './grey-picture.ts'

/** Shears that are tried, as pixels across for each pixel down: up to six degrees to each side. */
const MAX_SHEAR = 0.11
const SHEAR_STEP = 0.01
/** Of how many rows one is looked at while the shear is searched. */
const ROW_STEP = 3

/** The mean of each column of some rows, which are shifted against each other by a shear. */
function columnsOf(
  { width, height, data }: GreyPicture,
  from: number,
  to: number,
  shear: number,
  step = 1,
): Float64Array {
  const sums = new Float64Array(width)
  let rows = 0
  for (let y = from; y < to; y += step) {
    const shift = (y - height / 2) * shear
    const whole = Math.floor(shift)
    const rest = shift - whole
    rows += 1
    for (let x = 0; x < width; x += 1) {
      const at = Math.min(width - 2, Math.max(0, x + whole))
      const start = y * width + at
      sums[x] = (sums[x] ?? 0) + (data[start] ?? 0) * (1 - rest) + (data[start + 1] ?? 0) * rest
    }
  }
  return sums.map((sum) => sum / Math.max(1, rows))
}

const edgesOf = (profile: Float64Array): number => {
  let sum = 0
  for (let at = 1; at < profile.length; at += 1) sum += ((profile[at] ?? 0) - (profile[at - 1] ?? 0)) ** 2
  return sum
}

/** The shear at which the columns' edges are strongest: the bars stand upright in it. */
export function uprightShear(picture: GreyPicture): number {
  const from = Math.round(picture.height * 0.25)
  const to = Math.round(picture.height * 0.75)
  let best = 0
  let most = -1
  for (let shear = -MAX_SHEAR; shear <= MAX_SHEAR; shear += SHEAR_STEP) {
    const edges = edgesOf(columnsOf(picture, from, to, shear, ROW_STEP))
    if (edges > most) {
      most = edges
      best = shear
    }
  }
  return best
}

const blurredBy = (profile: Float64Array, kernel: readonly number[]): Float64Array => {
  const reach = (kernel.length - 1) / 2
  const last = profile.length - 1
  return profile.map((_, at) => {
    let sum = 0
    for (const [place, weight] of kernel.entries()) {
      sum += weight * (profile[Math.min(last, Math.max(0, at + place - reach))] ?? 0)
    }
    return sum
  })
}

/** What the profile was before a blur of this standard deviation, as far as it can be told (Van Cittert 1931, bounded). */
export function unblurred(profile: Float64Array, sigma: number, rounds: number): Float64Array {
  const reach = Math.ceil(2.5 * sigma)
  const raw = Array.from({ length: 2 * reach + 1 }, (_, at) => Math.exp(-((at - reach) ** 2) / (2 * sigma * sigma)))
  const total = raw.reduce((sum, one) => sum + one, 0)
  const kernel = raw.map((one) => one / total)
  let guess = profile
  for (let round = 0; round < rounds; round += 1) {
    const seen = blurredBy(guess, kernel)
    guess = guess.map((value, at) => Math.min(255, Math.max(0, value + (profile[at] ?? 0) - (seen[at] ?? 0))))
  }
  return guess
}

/** Shades spread over the whole range around each place. */
export function evenedProfile(profile: Float64Array, reach: number): Float64Array {
  const low = new Float64Array(profile.length)
  const high = new Float64Array(profile.length)
  const last = profile.length - 1
  // The extremes of pieces, and of the three pieces around each place.
  const pieces = Math.ceil(profile.length / reach)
  const extremes = Array.from({ length: pieces }, (_, piece) => {
    const part = profile.subarray(piece * reach, Math.min(last + 1, (piece + 1) * reach))
    return [Math.min(...part), Math.max(...part)] as const
  })
  const around = Array.from({ length: pieces }, (_, piece) => {
    const near = extremes.slice(Math.max(0, piece - 1), piece + 2)
    return [Math.min(...near.map(([least]) => least)), Math.max(...near.map(([, most]) => most))] as const
  })
  for (let at = 0; at <= last; at += 1) {
    // Between the middles of two pieces the extremes pass over into each other.
    const place = at / reach - 0.5
    const piece = Math.min(pieces - 1, Math.max(0, Math.floor(place)))
    const next = Math.min(pieces - 1, piece + 1)
    const share = Math.min(1, Math.max(0, place - piece))
    const [leastHere, mostHere] = around[piece] ?? [0, 255]
    const [leastNext, mostNext] = around[next] ?? [0, 255]
    low[at] = leastHere * (1 - share) + leastNext * share
    high[at] = mostHere * (1 - share) + mostNext * share
  }
  return profile.map((value, at) => {
    const range = Math.max(10, (high[at] ?? 255) - (low[at] ?? 0))
    return ((value - (low[at] ?? 0)) * 255) / range
  })
}

/** The profile of a part of the picture's height (shares from 0 to 1). */
export const profileOf = (picture: GreyPicture, from: number, to: number, shear: number): Float64Array =>
  columnsOf(picture, Math.round(picture.height * from), Math.round(picture.height * to), shear)

/** A picture that holds the profile in each of its rows. */
export function pictureOfProfile(profile: Float64Array, height: number): GreyPicture {
  const data = new Uint8ClampedArray(profile.length * height)
  for (let row = 0; row < height; row += 1) data.set(profile, row * profile.length)
  return { width: profile.length, height, data }
}
