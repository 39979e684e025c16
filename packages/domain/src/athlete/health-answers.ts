/** What somebody may tell of their health, because it changes what food is safe to plan. */
export const healthConditions = [
  'pregnantOrLactating',
  /** Insulin, a sulfonylurea or an SGLT2 inhibitor. */
  'diabetesDrugs',
  'kidneyDisease',
  /** Now or in the past. */
  'eatingDisorder',
  /** Missed periods, a stress fracture, dizziness, being ill or tired for long. */
  'lowEnergySigns',
  /** Medicines that food must fit, such as warfarin, or an operation on the stomach. */
  'underMedicalCare',
] as const
export type HealthCondition = (typeof healthConditions)[number]

/** What somebody told of their health, and which suggestions they want. Everything is optional and private. */
export interface HealthAnswers {
  readonly conditions: readonly HealthCondition[]
  /** Suggestions of caffeine before hard sessions: only on request. */
  readonly wantsCaffeine: boolean
  /** Suggestions of slow protein before sleep: only on request. */
  readonly wantsPreSleepProtein: boolean
  /** The sport weighs in: what helps after the scales, and what never to do before them. */
  readonly hasWeighIns: boolean
}

/** Who never answered. */
export const noHealthAnswers: HealthAnswers = {
  conditions: [],
  wantsCaffeine: false,
  wantsPreSleepProtein: false,
  hasWeighIns: false,
}

/** Who has their fluid and salt set by a doctor, or may. */
const FLUIDS_SET_BY_DOCTOR: readonly HealthCondition[] = ['kidneyDisease', 'underMedicalCare']

/** Whether figures of fluid and salt may be told: to nobody whose doctor may have set them. */
export const areFluidsOpen = ({ conditions }: Pick<HealthAnswers, 'conditions'>): boolean =>
  !conditions.some((one) => FLUIDS_SET_BY_DOCTOR.includes(one))

/** Whether protein is planned below that of an athlete, so that a meal with little of it misses nothing. */
export const isProteinLimited = ({ conditions }: Pick<HealthAnswers, 'conditions'>): boolean =>
  conditions.includes('kidneyDisease')

/** Who is told nothing of weight that was lost, not even how to make up for it: losing it is no safe subject for them. */
const LOSS_UNSAFE: readonly HealthCondition[] = ['pregnantOrLactating', 'eatingDisorder', 'lowEnergySigns']

/** Whether it may be told what to drink for each kilogram lost before a weigh-in. */
export const isWeighInRefuelSafe = (answers: Pick<HealthAnswers, 'conditions'>): boolean =>
  areFluidsOpen(answers) && !answers.conditions.some((one) => LOSS_UNSAFE.includes(one))

/** Who is told nothing of protein before sleep: it is limited for them, or somebody else plans it. */
const PROTEIN_UNSAFE: readonly HealthCondition[] = ['pregnantOrLactating', 'kidneyDisease', 'underMedicalCare']

/** Whether slow protein before sleep is safe for all that is known. */
export const isPreSleepProteinSafe = ({ conditions }: Pick<HealthAnswers, 'conditions'>): boolean =>
  !conditions.some((one) => PROTEIN_UNSAFE.includes(one))

/** Answers under which caffeine is never suggested: it is limited in pregnancy and meets medicines and anxious eating. */
const CAFFEINE_UNSAFE: readonly HealthCondition[] = ['pregnantOrLactating', 'eatingDisorder', 'underMedicalCare']

/** Whether caffeine is safe for all that is known. */
export const isCaffeineSafe = ({ conditions }: Pick<HealthAnswers, 'conditions'>): boolean =>
  !conditions.some((one) => CAFFEINE_UNSAFE.includes(one))

/** Whether caffeine may be suggested: asked for, and safe for all that is known. */
export const mayHaveCaffeine = (answers: HealthAnswers): boolean => answers.wantsCaffeine && isCaffeineSafe(answers)
