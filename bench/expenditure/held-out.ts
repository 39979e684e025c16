import { type Family, familiesOf } from './family.ts'

/** Shared by the held-out families; other values than any tuning family has. */
const common: Omit<Family, 'name'> = {
  baseDeviation: 0.14,
  scaleDeviation: 0.3,
  hasHeavyTails: true,
  underLogging: [0, 0.25],
  intakeDeviation: 350,
  weekendExtra: 250,
  followsPlan: [0, 1],
  lastingSurplus: 0,
  logDeviation: 0.1,
  unlogged: 0.12,
  unloggedExtra: 250,
  planned: 0.4,
  partial: 0.04,
  hiddenPartial: 0.04,
  water: 0.5,
  waterPersistence: 0.7,
  scaleError: 0.2,
  weighInsPerWeek: 6,
  gapDays: 0,
  cycle: { share: 0.4, swing: 0.3, tracked: 0.5 },
  loading: { share: 0.15, water: 1.2, flagged: 0.8 },
  sodium: { share: 0.3, water: 0.6, flagged: 0.5 },
  creatine: { share: 0.05, water: 1.2, flagged: 0.6 },
  illness: 0.05,
  step: { share: 0.1, size: 200 },
  drift: 8,
  adaptation: 20,
  density: [6500, 9000],
}

/** Families that no constant was chosen on. */
export const heldOutFamilies: readonly Family[] = familiesOf(common, {
  'heavy tails': {},
  'gap of ten days': { gapDays: 10 },
  'partial days': { partial: 0.12, hiddenPartial: 0.1 },
  steps: { step: { share: 1, size: 200 } },
  'under-logging': { underLogging: [0.15, 0.35] },
  drift: { drift: 18, adaptation: 35 },
  'cycle water': { cycle: { share: 1, swing: 0.5, tracked: 0.6 } },
  'loading water': { loading: { share: 1, water: 1.8, flagged: 0.85 } },
  creatine: { creatine: { share: 1, water: 1.4, flagged: 0.6 } },
  illness: { illness: 1 },
  'three weigh-ins': { weighInsPerWeek: 3 },
  'logs well': { unlogged: 0.02, partial: 0.01, hiddenPartial: 0.01, step: { share: 1, size: 200 } },
})
