import type { SeededRandom } from '@pacemeal/testing'

/** How a code is seen. Angles in degrees, lengths in pixels of the frame unless said otherwise. */
export interface Sight {
  /** Pixels a module. */
  readonly module: number
  /** Height of the bars against their width. */
  readonly ratio: number
  readonly angle: number
  /** How much nearer one side is, against the other. */
  readonly perspective: number
  /** Half the angle that the code takes of a can, in radians; 0 is flat. */
  readonly bend: number
  /** Whether the can's axis runs across the bars, so that they bow. */
  readonly isBowed: boolean
  readonly blur: number
  /** Length of a shake, and its direction against the rows. */
  readonly shake: number
  readonly shakeAngle: number
  /** Reflectances from 0 to 1: what the bars are printed on, and they. */
  readonly light: number
  readonly dark: number
  /** A lamp's reflection: how strong, and its radius in code widths. */
  readonly glare: number
  readonly glareRadius: number
  /** How much of the light the camera gets: 1 is daylight. */
  readonly exposure: number
  /** How much darker one side of the frame is. */
  readonly shadow: number
  /** Standard deviation of the grain, of 255. */
  readonly noise: number
  readonly quality: number
  /** Light margin beside the code, in modules. */
  readonly margin: number
}

/** How hard a family is: printed in front of a lens, as a phone sees it in a kitchen, or worse. */
export type Grade = 'clean' | 'phone' | 'hard'

const between = (random: SeededRandom, least: number, most: number): number => least + random.next() * (most - least)
const either = (random: SeededRandom): 1 | -1 => (random.next() < 0.5 ? 1 : -1)

const clean = (random: SeededRandom): Sight => ({
  module: between(random, 2.4, 4),
  ratio: between(random, 0.45, 0.75),
  angle: between(random, -3, 3),
  perspective: 0,
  bend: 0,
  isBowed: false,
  blur: 0.4,
  shake: 0,
  shakeAngle: 0,
  light: 0.92,
  dark: 0.08,
  glare: 0,
  glareRadius: 0.2,
  exposure: 1,
  shadow: 0,
  noise: 1.5,
  quality: 92,
  margin: between(random, 7, 11),
})

const phone = (random: SeededRandom): Sight => ({
  ...clean(random),
  module: between(random, 2, 3.6),
  ratio: between(random, 0.3, 0.7),
  angle: between(random, -12, 12) + random.pick([0, 0, 0, 0, 0, 0, 90, 180, 270]),
  perspective: between(random, -0.12, 0.12),
  blur: between(random, 0.5, 0.9),
  light: between(random, 0.7, 0.92),
  dark: between(random, 0.05, 0.2),
  shadow: between(random, 0, 0.35),
  noise: between(random, 2, 6),
  quality: random.whole(70, 88),
  margin: between(random, 6, 10),
})

/** Colours that bars are printed in, seen in grey: on kraft paper, on a coloured pack. */
const coloured = (random: SeededRandom): Sight => ({
  ...phone(random),
  light: between(random, 0.5, 0.7),
  dark: between(random, 0.12, 0.26),
})

const several = (random: SeededRandom): Sight => {
  const base = phone(random)
  const kinds = [...random.shuffle(['turn', 'blur', 'noise', 'glare', 'bend', 'dim', 'jpeg'])].slice(0, 2)
  const has = (kind: string) => kinds.includes(kind)
  return {
    ...base,
    ...(has('turn') ? { angle: either(random) * between(random, 12, 32) } : {}),
    ...(has('blur') ? { blur: base.module * between(random, 0.35, 0.5) } : {}),
    ...(has('noise') ? { noise: between(random, 12, 24) } : {}),
    ...(has('glare') ? { glare: between(random, 0.4, 0.8), glareRadius: between(random, 0.12, 0.22) } : {}),
    ...(has('bend') ? { bend: between(random, 0.4, 0.8) } : {}),
    ...(has('dim') ? { exposure: between(random, 0.3, 0.4), noise: Math.max(base.noise, 8) } : {}),
    ...(has('jpeg') ? { quality: random.whole(22, 40) } : {}),
  }
}

/** How each family of codes is seen. Written before anything was tuned; every second code of a family is held back. */
export const families: Readonly<
  Record<string, { readonly grade: Grade; readonly see: (random: SeededRandom) => Sight }>
> = {
  flat: { grade: 'clean', see: clean },
  phone: { grade: 'phone', see: phone },
  coloured: { grade: 'phone', see: coloured },
  turned: {
    grade: 'hard',
    see: (random) => ({ ...phone(random), angle: either(random) * between(random, 15, 40) }),
  },
  blur: {
    grade: 'hard',
    see: (random) => {
      const sight = phone(random)
      return { ...sight, blur: sight.module * between(random, 0.5, 0.75) }
    },
  },
  shake: {
    grade: 'hard',
    see: (random) => {
      const sight = phone(random)
      return { ...sight, shake: sight.module * between(random, 0.8, 1.6), shakeAngle: between(random, -60, 60) }
    },
  },
  glare: {
    grade: 'hard',
    see: (random) => ({
      ...phone(random),
      glare: between(random, 0.7, 1.3),
      glareRadius: between(random, 0.12, 0.25),
    }),
  },
  can: { grade: 'hard', see: (random) => ({ ...phone(random), bend: between(random, 0.6, 1.05) }) },
  bowl: { grade: 'hard', see: (random) => ({ ...phone(random), bend: between(random, 0.4, 0.8), isBowed: true }) },
  'light on dark': {
    grade: 'hard',
    see: (random) => ({ ...phone(random), light: between(random, 0.08, 0.25), dark: between(random, 0.65, 0.9) }),
  },
  noise: { grade: 'hard', see: (random) => ({ ...phone(random), noise: between(random, 22, 42) }) },
  'low light': {
    grade: 'hard',
    see: (random) => ({
      ...phone(random),
      exposure: between(random, 0.17, 0.26),
      noise: between(random, 4, 8),
      quality: random.whole(60, 80),
    }),
  },
  jpeg: { grade: 'hard', see: (random) => ({ ...phone(random), quality: random.whole(10, 22) }) },
  small: { grade: 'hard', see: (random) => ({ ...phone(random), module: between(random, 1.15, 1.6), blur: 0.45 }) },
  several: { grade: 'hard', see: several },
}
