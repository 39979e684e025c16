import { localDate } from '@pacemeal/domain'
import * as v from 'valibot'
import { figure } from './wire-values.ts'

const day = v.pipe(v.string(), v.isoDate(), v.transform(localDate))

/** Why an estimate learns, holds or is kept up. */
const reasons = [
  'first_days',
  'few_weigh_ins',
  'few_logged_days',
  'wide_interval',
  'no_recent_weigh_in',
  'few_recent_logged_days',
  'close_to_used',
  'floor_binds',
  'not_lowered_for_health',
  'plan_refused',
] as const

const estimate = v.object({
  expenditure: figure,
  low: figure,
  high: figure,
  sessionScale: figure,
  status: v.picklist(['learning', 'updating', 'holding']),
  because: v.picklist([...reasons, 'enough_logged']),
})

const checkIn = v.object({
  today: day,
  /** Null while nothing is logged or weighed. */
  estimate: v.nullable(estimate),
  /** Expenditure of a usual day that the plan in use stands on: the mean day of the training week. */
  inUse: figure,
  /** The same of the next plan, where figures of the body that came since the plan in use change it; null else. */
  coming: v.nullable(figure),
  /** Whether `inUse` was accepted at a check-in; the formula's else. */
  isLearned: v.boolean(),
  isDue: v.boolean(),
  /** The day of the next one, once anything is logged. */
  next: v.nullable(day),
  /** Names exactly this proposal, for `/answer-check-in`. */
  proposal: v.string(),
  change: v.nullable(
    v.object({ expenditure: figure, targetBefore: figure, targetAfter: figure, because: v.array(v.string()) }),
  ),
  /** Why nothing is proposed; null when something is. */
  keptBecause: v.nullable(v.picklist(reasons)),
  /** The profile's weight and the trend's, kilograms, where the trend has left it. */
  mass: v.nullable(v.object({ before: figure, after: figure })),
  /** Days logged as full that look like a part of a day. */
  suspicious: v.array(v.object({ date: day, logged: figure, usual: figure })),
  /** The last answer, while it can be taken back. */
  last: v.nullable(v.object({ day, answer: v.picklist(['accepted', 'kept']) })),
})
/** What a check-in puts before the athlete. */
export interface CheckIn extends v.InferOutput<typeof checkIn> {
  readonly proposal: string
}

/** The check-in in an answer of `/check-in`; undefined for an answer of another shape. */
export const readCheckIn = (answer: unknown): CheckIn | undefined => {
  const read = v.safeParse(v.object({ data: checkIn }), answer)
  return read.success ? read.output.data : undefined
}
