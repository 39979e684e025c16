import { type SeededRandom, seededRandom } from '@pacemeal/testing'
import sharp from 'sharp'
import { makeUpFood } from '../food.ts'
import type { Truth } from '../panel.ts'
import { type FamilyPanel, families } from './families.ts'

/** How a picture was taken. */
export const conditions = ['clean', 'phone', 'hard'] as const
export type Condition = (typeof conditions)[number]

export interface FamilyLabel {
  readonly family: string
  readonly isHeldOut: boolean
  readonly condition: Condition
  readonly picture: Buffer
  readonly truth: Truth
}

/** The app's frame, upright and across. */
const FRAME = { short: 768, long: 1024 } as const
/** How dark a picture is that was taken in a kitchen at night. */
const LOW_LIGHT = 0.35

const place = async (panel: FamilyPanel): Promise<{ picture: Buffer; width: number; height: number }> => {
  const isAcross = panel.width > panel.height
  const [width, height] = isAcross ? [FRAME.long, FRAME.short] : [FRAME.short, FRAME.long]
  const scale = 0.9 * Math.min(width / panel.width, height / panel.height)
  const fitted = await sharp(Buffer.from(panel.svg))
    .resize(Math.round(panel.width * scale), Math.round(panel.height * scale))
    .png()
    .toBuffer()
  const picture = await sharp({ create: { width, height, channels: 3, background: panel.around } })
    .composite([{ input: fitted }])
    .png()
    .toBuffer()
  return { picture, width, height }
}

const between = (random: SeededRandom, low: number, high: number): number => low + random.next() * (high - low)
const either = (random: SeededRandom): number => (random.next() < 0.5 ? -1 : 1)

const photograph = async (panel: FamilyPanel, condition: Condition, random: SeededRandom): Promise<Buffer> => {
  const { picture, width, height } = await place(panel)
  if (condition === 'clean') return sharp(picture).jpeg({ quality: 85 }).toBuffer()
  const isHard = condition === 'hard'
  const degrees = either(random) * (isHard ? between(random, 2, 8) : between(random, 0, 3))
  const turned = await sharp(picture)
    .rotate(degrees, { background: panel.around })
    .resize(width, height, { fit: 'inside' })
    .png()
    .toBuffer()
  const light = isHard && random.next() < 0.5 ? LOW_LIGHT : between(random, 0.75, 1)
  const seen = sharp(turned)
    .linear(light, 0)
    .blur(isHard ? between(random, 0.8, 1.3) : between(random, 0.3, 0.6))
  const { data, info } = await seen.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const sigma = isHard ? between(random, 6, 14) * Math.max(0.5, light) : between(random, 2, 5)
  for (let i = 0; i < data.length; i += 1) {
    const grain = (random.next() + random.next() + random.next() - 1.5) * 2 * sigma
    data[i] = Math.max(0, Math.min(255, (data[i] ?? 0) + grain))
  }
  const held = isHard ? random.pick([0, 0, 90, 180, 270]) : 0
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .rotate(held)
    .jpeg({ quality: 75 })
    .toBuffer()
}

/** Label number so-and-so of the families: the same on every run. Each family comes in each condition by turns. */
export const makeFamilyLabel = async (number: number): Promise<FamilyLabel> => {
  const random = seededRandom(70_000 + number)
  const one = families[number % families.length] ?? families[0]
  const condition = conditions[Math.floor(number / families.length) % conditions.length] ?? 'clean'
  if (one === undefined) throw new Error('There are no families.')
  const panel = one.draw(random, makeUpFood(random))
  return {
    family: one.name,
    isHeldOut: one.isHeldOut,
    condition,
    truth: panel.truth,
    picture: await photograph(panel, condition, random),
  }
}
