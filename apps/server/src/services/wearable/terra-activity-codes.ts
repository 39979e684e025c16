/** The service's activity types by the code that our records and screens know them by; types without one stay out. */
const typesByCode: readonly (readonly [code: number, types: readonly number[]])[] = [
  [1, [8, 56, 57, 58, 88, 133, 141]], // running, jogging, sand, treadmill, indoor, orienteering
  [2, [1, 14, 15, 16, 17, 18, 19]], // biking of all kinds, spinning
  [3, [82, 83, 84]], // swimming, pool, open water
  [4, [7, 93, 94, 95, 116]], // walking, fitness, nordic, treadmill, stroller
  [5, [35, 75, 130]], // hiking, snowshoeing, mountaineering
  [6, [41, 80, 97, 113]], // kettlebells, strength, weightlifting, crossfit
  [7, [100, 125]], // yoga, stretching
  [8, [49]], // pilates
  [9, [9, 24, 101]], // aerobics, dancing, zumba
  [10, [12]], // basketball
  [11, [28, 29, 147]], // soccer and the football codes played like it
  [12, [51, 76, 87, 134]], // racquetball, squash, tennis, padel
  [13, [32]], // golf
  [14, [65, 66, 67, 68, 69, 70]], // skiing
  [15, [73]], // snowboarding
  [16, [43, 79, 81, 99]], // kite, stand-up, surfing, windsurfing
  [17, [53, 54, 103]], // rowing, machine, ergometer
  [18, [25]], // elliptical
  [19, [77, 78]], // stairs
  [20, [20, 42, 44, 46]], // boxing, kickboxing, martial arts
]

const codes = new Map(typesByCode.flatMap(([code, types]) => types.map((type) => [type, code] as const)))

/** What moves a person without effort, or is no activity at all: vehicles, lifts, keeping still, flying. */
const idleTypes: ReadonlySet<number> = new Set([
  0, 3, 5, 45, 74, 117, 118, 122, 128, 135, 136, 137, 138, 142, 143, 144, 146,
])

/** Our code of the service's activity type; undefined for one that we have no code for. */
export const codeOfType = (type: number | null | undefined): number | undefined => codes.get(type ?? -1)

/** Whether the type is no exercise that anybody fuels for. */
export const isIdleType = (type: number | null | undefined): boolean => idleTypes.has(type ?? -1)
