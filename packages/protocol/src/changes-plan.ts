import { parseSchedule, readDiets, readObjective } from '@pacemeal/domain'
import { type ProfileData, readDietaryRules, readSex } from './profile-codec.ts'

type Profile = Partial<ProfileData>

const asSet = (texts: readonly string[] | null | undefined): string => JSON.stringify([...(texts ?? [])].sort())

/** Height and weight are shown rounded, so a difference below what is shown is no change. */
const sameFigure = (one: number | null | undefined, other: number | null | undefined): boolean =>
  one == null || other == null ? (one ?? null) === (other ?? null) : Math.abs(one - other) < 0.5

const scheduleText = (stored: string | null | undefined): string => {
  const read = parseSchedule(stored)
  return read.ok ? JSON.stringify(read.value.schedule) : 'unreadable'
}

/** What a plan is made from, and whether two profiles say the same of it. */
const planInputs: readonly {
  readonly name: keyof ProfileData
  readonly isSame: (before: Profile, after: Profile) => boolean
}[] = [
  { name: 'age', isSame: (before, after) => (before.age ?? null) === (after.age ?? null) },
  { name: 'sex', isSame: (before, after) => readSex(before.sex) === readSex(after.sex) },
  { name: 'weightPounds', isSame: (before, after) => sameFigure(before.weightPounds, after.weightPounds) },
  { name: 'heightInches', isSame: (before, after) => sameFigure(before.heightInches, after.heightInches) },
  {
    name: 'performanceObjective',
    isSame: (before, after) => readObjective(before.performanceObjective) === readObjective(after.performanceObjective),
  },
  { name: 'diet', isSame: (before, after) => asSet(readDiets(before.diet)) === asSet(readDiets(after.diet)) },
  {
    name: 'restrictions',
    isSame: (before, after) =>
      asSet(readDietaryRules(before).restrictions) === asSet(readDietaryRules(after).restrictions),
  },
  {
    name: 'trainingCompetition',
    isSame: (before, after) => asSet(before.trainingCompetition) === asSet(after.trainingCompetition),
  },
  {
    name: 'activitySchedule',
    isSame: (before, after) => scheduleText(before.activitySchedule) === scheduleText(after.activitySchedule),
  },
]

/**
 * Whether a change of a profile needs a new plan: age, sex, weight, height, objective, the diets, the foods to avoid, the
 * kinds of training or the schedule changed. Attributes that the change does not name stay. A journey to another time
 * zone needs none: the week is the same by the clock there.
 */
export const changesPlan = (before: Profile, change: Profile): boolean =>
  planInputs.some(({ name, isSame }) => change[name] !== undefined && !isSame(before, change))
