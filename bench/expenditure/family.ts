/** How a group of simulated athletes lives, logs and weighs. Energies in kcal, masses in kg. */
export interface Family {
  readonly name: string
  /** Scatter of the true base around the formula, as a share, and whether its tails are heavy. */
  readonly baseDeviation: number
  /** Scatter of the true cost of sessions around the device's or formula's, as a share. */
  readonly scaleDeviation: number
  readonly hasHeavyTails: boolean
  /** What never reaches the log, as a share of the intake, drawn from this range. */
  readonly underLogging: readonly [number, number]
  /** Scatter of the intake from day to day around what the athlete aims for. */
  readonly intakeDeviation: number
  readonly weekendExtra: number
  /** How far athletes eat by the plan (the formula's) rather than by what they need, drawn from this range. */
  readonly followsPlan: readonly [number, number]
  /** Scatter of what is lastingly eaten beside both, kcal a day. */
  readonly lastingSurplus: number
  /** Random error of one day's log, as a share. */
  readonly logDeviation: number
  /** Share of days without a log, and how much more is eaten on them. */
  readonly unlogged: number
  readonly unloggedExtra: number
  /** Share of the unlogged days for which a plan stands. */
  readonly planned: number
  /** Share of days logged in part, by the athlete's word, and without a word. */
  readonly partial: number
  readonly hiddenPartial: number
  /** Scatter of body water that comes and goes, and how much of it is left on the next day. */
  readonly water: number
  readonly waterPersistence: number
  /** Clothes and scale on one morning. */
  readonly scaleError: number
  readonly weighInsPerWeek: number
  /** Length of a gap in log and scale, days; 0 for none. */
  readonly gapDays: number
  /** Share of athletes with a cycle, its swing of water, and whether they track it. */
  readonly cycle: { readonly share: number; readonly swing: number; readonly tracked: number }
  /** Share of athletes who load carbohydrate now and then, and the water of it. */
  readonly loading: { readonly share: number; readonly water: number; readonly flagged: number }
  readonly sodium: { readonly share: number; readonly water: number; readonly flagged: number }
  /** Share of athletes who begin creatine, its water, and whether they say so. */
  readonly creatine: { readonly share: number; readonly water: number; readonly flagged: number }
  /** Share of athletes who fall ill for five days: little eaten, water lost, base up. */
  readonly illness: number
  /** Lasting step of the base: share of athletes, size; half of them carry steps that show it. */
  readonly step: { readonly share: number; readonly size: number }
  /** Drift of the base from day to day, and its trend in kcal a day with lost tissue (adaptation). */
  readonly drift: number
  readonly adaptation: number
  /** Energy of a kilogram of tissue. */
  readonly density: readonly [number, number]
}

const ordinary: Omit<Family, 'name'> = {
  baseDeviation: 0.12,
  scaleDeviation: 0.25,
  hasHeavyTails: false,
  underLogging: [0, 0.2],
  intakeDeviation: 300,
  weekendExtra: 150,
  followsPlan: [0, 1],
  lastingSurplus: 0,
  logDeviation: 0.08,
  unlogged: 0.2,
  unloggedExtra: 200,
  planned: 0.5,
  partial: 0.03,
  hiddenPartial: 0.05,
  water: 0.45,
  waterPersistence: 0.6,
  scaleError: 0.15,
  weighInsPerWeek: 6,
  gapDays: 0,
  cycle: { share: 0.5, swing: 0.25, tracked: 0.6 },
  loading: { share: 0.2, water: 1, flagged: 0.8 },
  sodium: { share: 0.3, water: 0.5, flagged: 0.6 },
  creatine: { share: 0, water: 1.2, flagged: 0.5 },
  illness: 0,
  step: { share: 0, size: 200 },
  drift: 8,
  adaptation: 15,
  density: [7200, 8200],
}

/** Families by name: each as the common one, but for what it changes. */
export const familiesOf = (
  common: Omit<Family, 'name'>,
  changes: Readonly<Record<string, Partial<Family>>>,
): readonly Family[] => Object.entries(changes).map(([name, change]) => ({ ...common, ...change, name }))

/** Families that the constants were chosen on. */
export const tuningFamilies: readonly Family[] = familiesOf(ordinary, {
  ordinary: {},
  'few weigh-ins': { weighInsPerWeek: 3, unlogged: 0.3 },
  'restless water': { water: 0.9, waterPersistence: 0.5 },
  careful: { unlogged: 0.02, hiddenPartial: 0, partial: 0, underLogging: [0, 0.08] },
  step: { step: { share: 1, size: 250 }, unlogged: 0.05 },
  gap: { gapDays: 7 },
  'much left out': { underLogging: [0.1, 0.3] },
  'moving base': { drift: 14, adaptation: 30 },
  'lasting water': { creatine: { share: 1, water: 1, flagged: 0.5 } },
  'swinging water': { cycle: { share: 1, swing: 0.4, tracked: 0.5 } },
  'by the plan': { followsPlan: [0.9, 1] },
  'out of balance': { lastingSurplus: 300 },
  outliers: { hasHeavyTails: true, scaleError: 0.3, hiddenPartial: 0.08 },
  'an illness': { illness: 1 },
  'loads often': { loading: { share: 1, water: 1.5, flagged: 0.85 } },
  'careful, with a step': {
    unlogged: 0.02,
    hiddenPartial: 0,
    partial: 0,
    underLogging: [0, 0.08],
    step: { share: 1, size: 200 },
  },
})
