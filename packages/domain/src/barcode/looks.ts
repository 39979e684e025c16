import { type BarArea, findBars } from './find-bars.ts'
import { averagedDown, cutOut, evenedOut, type GreyPicture, inverted } from './grey-picture.ts'
import { evenedProfile, pictureOfProfile, profileOf, unblurred, uprightShear } from './profile.ts'

/** One way of looking at a frame. */
export interface Look {
  readonly name: string
  readonly picture: GreyPicture
  /** Its bars stand upright, so that the rows alone need to be read. */
  readonly isUpright: boolean
}

/** Widest picture that a decoder is given: more takes time and shows nothing new. */
const MAX_WIDTH = 1100
/** What is looked at beyond the bars, for the light margins beside them. */
const MARGIN = 1.35
const MARGIN_PIXELS = 40
/** Rows of a picture that is made of one profile. */
const PROFILE_ROWS = 48

/** Parts of the bars' height that are read for themselves: glare and dirt seldom cover all of it. */
const bands = [
  [0.2, 0.8],
  [0.12, 0.5],
  [0.5, 0.88],
  [0.38, 0.62],
] as const

/** Blur that is taken back, in pixels of the frame. */
const blurs = [0, 0.9, 1.5] as const

const widthOf = (area: BarArea): number => area.width * MARGIN + MARGIN_PIXELS

const upright = (picture: GreyPicture, area: BarArea, scale: number, turn: number): GreyPicture => {
  const width = Math.min(widthOf(area), Math.hypot(picture.width, picture.height))
  const height = Math.min(150, Math.max(36, area.height * 0.7))
  return cutOut(picture, { x: area.x, y: area.y, width, height, angle: area.angle + turn, scale })
}

/** Profiles of bands, with more and more blur taken back. */
function* profileLooks(name: string, cut: GreyPicture, shear: number, scale: number): Generator<Look> {
  for (const blur of blurs) {
    for (const [from, to] of bands) {
      const profile = profileOf(cut, from, to, shear)
      const steep = blur === 0 ? profile : unblurred(profile, blur * scale, 12)
      const picture = pictureOfProfile(evenedProfile(steep, Math.round(cut.width / 14)), PROFILE_ROWS)
      const words = `${name} rows ${from} to ${to}, blur ${blur}`
      yield { name: words, picture, isUpright: true }
      yield { name: `${words}, inverted`, picture: inverted(picture), isUpright: true }
    }
  }
}

/**
 * The frame as it is, and then each place with bars: upright, with grain averaged away along the bars, light evened out, and
 * blur taken back; light bars on dark, too. Made one by one, so that who has seen enough makes no more.
 */
export function* looksAt(picture: GreyPicture): Generator<Look> {
  yield { name: 'as it is', picture, isUpright: false }
  for (const [index, area] of findBars(picture).entries()) {
    const scale = Math.min(3, Math.max(0.5, MAX_WIDTH / widthOf(area)))
    const shear = uprightShear(upright(picture, area, scale, 0))
    const cut = upright(picture, area, scale, -Math.atan(shear))
    const even = evenedOut(averagedDown(cut, Math.round(3 * scale)), Math.round(cut.width / 16))
    yield { name: `place ${index}`, picture: even, isUpright: true }
    yield { name: `place ${index}, inverted`, picture: inverted(even), isUpright: true }
    const rough = evenedOut(averagedDown(cut, 1), Math.round(cut.width / 8))
    yield { name: `place ${index}, rough`, picture: rough, isUpright: true }
    yield { name: `place ${index}, rough, inverted`, picture: inverted(rough), isUpright: true }
    yield* profileLooks(`place ${index}`, cut, uprightShear(cut), scale)
  }
}
