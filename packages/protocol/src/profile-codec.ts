import {
  type Athlete,
  heightInInches,
  inchesToCentimetres,
  isTimeZone,
  type OnboardingAnswers,
  objectiveFromGoal,
  ok,
  parseSchedule,
  poundsToKilograms,
  type Result,
  readDiets,
  readObjective,
  refused,
  type Sex,
  serialiseSchedule,
  sexes,
  trainingCategories,
  ungroupActivities,
} from '@pacemeal/domain'
import type { MeasuredBody } from '@pacemeal/domain/body'
import type { DocumentData } from './collection.ts'
import type { userProfiles } from './collections.ts'

/** The attributes of a profile document. */
export type ProfileData = DocumentData<typeof userProfiles>

/** Fields of the profile without which no athlete can be described. */
export type NeededField = 'age' | 'weightPounds' | 'heightInches' | 'activitySchedule'

/** The profile does not say enough; `missing` names each field that is absent or unreadable. */
export interface IncompleteProfile {
  readonly missing: readonly [NeededField, ...NeededField[]]
}

/** Zone of a profile that names none. */
const DEFAULT_ZONE = 'UTC'

const usable = (value: number | null | undefined): value is number => Number.isFinite(value) && Number(value) > 0

/** The stored sex; a missing or unknown one is Other. */
export const readSex = (stored: string | null | undefined): Sex => sexes.find((one) => one === stored) ?? 'Other'

/** The zone an athlete's days are meant in; a missing or unknown one is UTC. */
export const readZone = (stored: string | null | undefined): string =>
  stored !== null && stored !== undefined && isTimeZone(stored) ? stored : DEFAULT_ZONE

/** What a profile says that its person eats and avoids, whatever else it is missing. */
export const readDietaryRules = (profile: Partial<ProfileData>): Pick<Athlete, 'diets' | 'restrictions'> => ({
  diets: readDiets(profile.diet),
  restrictions: profile.restrictions?.map((one) => one.trim()).filter((one) => one !== '') ?? [],
})

/**
 * The athlete a profile document describes. Unknown objective: balanced. Unknown diets, categories and single schedule
 * entries are left out; a schedule that cannot be read at all counts as missing, since planning as if there were no
 * training would be wrong. `muscleComposition` and `fatComposition` are no percentages and are never read.
 */
export function readAthlete(
  profile: Partial<ProfileData>,
  measured: MeasuredBody = {},
): Result<Athlete, IncompleteProfile> {
  const { age, weightPounds, heightInches } = profile
  const schedule = parseSchedule(profile.activitySchedule)
  if (usable(age) && usable(weightPounds) && usable(heightInches) && schedule.ok) {
    return ok({
      body: {
        sex: readSex(profile.sex),
        age,
        mass: poundsToKilograms(weightPounds),
        height: inchesToCentimetres(heightInches),
        ...measured,
      },
      objective: readObjective(profile.performanceObjective),
      categories: trainingCategories.filter((category) => profile.trainingCompetition?.includes(category)),
      ...readDietaryRules(profile),
      schedule: schedule.value.schedule,
      zone: readZone(profile.timeZone),
    })
  }
  const readable = {
    age: usable(age),
    weightPounds: usable(weightPounds),
    heightInches: usable(heightInches),
    activitySchedule: schedule.ok,
  }
  const [first = 'age', ...others] = (Object.keys(readable) as NeededField[]).filter((field) => !readable[field])
  return refused({ missing: [first, ...others] })
}

/** Whose profile is written, from the account rather than from the answers. */
export interface ProfileOwner {
  readonly userId: string
  readonly name: string
  readonly timeZone: string
  readonly provider?: string
  readonly avatar?: string
}

/** Answers without which the profile cannot be created. */
export interface IncompleteAnswers {
  readonly missing: readonly [UnansweredStep, ...UnansweredStep[]]
}
export type UnansweredStep = 'age' | 'measurements'

/** What the onboarding creates of a profile; the rest of the document stays at its defaults. */
export type NewProfile = Pick<
  ProfileData,
  | 'userId'
  | 'name'
  | 'age'
  | 'sex'
  | 'weightPounds'
  | 'heightInches'
  | 'performanceObjective'
  | 'activitySchedule'
  | 'diet'
  | 'trainingCompetition'
  | 'restrictions'
  | 'notificationSettings'
  | 'provider'
  | 'avatar'
  | 'timeZone'
>

/** The profile document of a finished onboarding; refused with the steps whose answers a profile cannot do without. */
export function profileFromAnswers(
  answers: OnboardingAnswers,
  owner: ProfileOwner,
): Result<NewProfile, IncompleteAnswers> {
  const { age, heightAndWeight } = answers
  if (age === undefined) return refused({ missing: heightAndWeight ? ['age'] : ['age', 'measurements'] })
  if (heightAndWeight === undefined) return refused({ missing: ['measurements'] })
  return ok({
    userId: owner.userId,
    name: owner.name,
    age,
    sex: readSex(answers.gender),
    weightPounds: heightAndWeight.weight,
    heightInches: heightInInches(heightAndWeight.feet, heightAndWeight.inches),
    performanceObjective: objectiveFromGoal(answers.performanceObjective),
    activitySchedule: serialiseSchedule(ungroupActivities(answers.trainingActivities ?? []).schedule),
    diet: [...readDiets(answers.selectedDiets)],
    trainingCompetition: trainingCategories.filter((one) => answers.trainingCategories?.includes(one)),
    restrictions: [...(answers.avoidedFoods ?? [])],
    notificationSettings:
      answers.notificationSettings === undefined ? null : JSON.stringify(answers.notificationSettings),
    provider: owner.provider ?? 'email',
    avatar: owner.avatar ?? null,
    timeZone: readZone(owner.timeZone),
  })
}
