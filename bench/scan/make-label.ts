import { seededRandom } from '@pacemeal/testing'
import { type Distortion, distort, distortions } from './distort.ts'
import { photograph, pickLook } from './draw-panel.ts'
import { euPanel } from './eu-panel.ts'
import { makeUpFood } from './food.ts'
import type { Panel } from './panel.ts'
import { usPanel } from './us-panel.ts'
import type { Language } from './wordings.ts'

export interface MadeLabel {
  readonly panel: Panel
  readonly distortion: Distortion
  readonly picture: Buffer
}

const pairs: readonly (readonly Language[])[] = [
  ['de'],
  ['fr'],
  ['es'],
  ['it'],
  ['nl'],
  ['pl'],
  ['de', 'fr'],
  ['nl', 'fr'],
  ['de', 'en'],
  ['es', 'it'],
  ['pl', 'en'],
  ['fr', 'it'],
]

/** Label number so-and-so: the same on every run. A third each are US, UK and continental panels. */
export const makeLabel = async (number: number): Promise<MadeLabel> => {
  const random = seededRandom(9000 + number)
  const food = makeUpFood(random)
  const panel =
    number % 3 === 0 ? usPanel(random, food) : euPanel(random, food, number % 3 === 1 ? ['en'] : random.pick(pairs))
  const look = pickLook(random, panel.format)
  const distortion = distortions[Math.floor(number / 3) % distortions.length] ?? 'none'
  return { panel, distortion, picture: await distort(await photograph(panel, look, random), distortion, random) }
}
