/** What log and scale may say that a person should look at, the most pressing first. */
export const bodySigns = [
  /** Days in a row whose food left too little energy for the body. */
  'low_energy_run',
  /** Faster than a body loses without losing lean mass. */
  'fast_loss',
  /** A tenth of the body mass within half a year. */
  'large_loss',
  /** Weeks in a row off the goal's way. */
  'heavier_than_planned',
  'lighter_than_planned',
] as const
export type BodySign = (typeof bodySigns)[number]

/** Those that are no matter of the goal's pace, but of health: they are told as soon as they are seen. */
export const pressingSigns = ['low_energy_run', 'fast_loss', 'large_loss'] as const satisfies readonly BodySign[]
export type PressingSign = (typeof pressingSigns)[number]
