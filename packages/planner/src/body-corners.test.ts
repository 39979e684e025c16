import { openCatalog } from '@pacemeal/catalog'
import {
  type BodyMeasures,
  checkBody,
  HEIGHT_INCHES,
  inchesToCentimetres,
  PROFILE_AGE,
  poundsToKilograms,
  type Sex,
  WEIGHT_POUNDS,
} from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { casesOf } from './fixtures/all-cases.ts'
import { footballer } from './fixtures/athletes.ts'
import { monday } from './fixtures/solver.ts'
import { planWeek } from './plan-week.ts'

const catalog = openCatalog()
const heights = [HEIGHT_INCHES.min, HEIGHT_INCHES.max]

/** The lightest and the heaviest body of a height that the forms take, in whole pounds. */
const extremes = (inches: number): readonly BodyMeasures[] => {
  const all = Array.from({ length: WEIGHT_POUNDS.max - WEIGHT_POUNDS.min + 1 }, (_, more) => ({
    inches,
    pounds: WEIGHT_POUNDS.min + more,
    isMetric: false,
  }))
  const taken = all.filter((body) => checkBody(body).ok)
  return [taken[0], taken.at(-1)].filter((body) => body !== undefined)
}

const bodies = heights.flatMap(extremes)

const corners = bodies.flatMap((body, bodyAt) =>
  [PROFILE_AGE.min, PROFILE_AGE.max].flatMap((age, ageAt) =>
    (['Male', 'Female'] as const satisfies readonly Sex[]).map((sex, sexAt) => ({
      ...body,
      age,
      sex,
      isEven: (bodyAt + ageAt + sexAt) % 2 === 0,
    })),
  ),
)

/** Of a usual run every second corner, in which each two of body, age and sex meet. */
const tried = casesOf(corners, ({ isEven }) => isEven)

test('there is a lightest and a heaviest body at each end', () => expect(bodies).toHaveLength(4))

test.each(tried)('a $sex of $age years, $inches in and $pounds lb is planned, or told why not', (corner) => {
  const { sex, age, inches, pounds } = corner
  const body = { sex, age, mass: poundsToKilograms(pounds), height: inchesToCentimetres(inches) }
  const plan = planWeek({ athlete: { ...footballer, body }, monday, seed: 1 }, catalog)
  const answer = plan.kind === 'infeasible' ? plan.conflicts.map(({ refusal }) => refusal) : plan.kind
  // Severe thinness is no slip of the finger: it is kept, and the plan refers to a doctor.
  expect(answer).toEqual(inches === HEIGHT_INCHES.max && pounds < 200 ? ['bmi_too_low'] : 'planned')
})
