import {
  type HealthAnswers,
  healthConditions,
  isJsonObject,
  noHealthAnswers,
  ok,
  parseJson,
  type Result,
} from '@pacemeal/domain'
import { type AttributeRefusal, refuseAttribute } from './attribute-refusal.ts'

type AnswerRefusal = AttributeRefusal<'health_answers_invalid'>

const wishes = ['wantsCaffeine', 'wantsPreSleepProtein', 'hasWeighIns'] as const

const isTold = (given: unknown): given is readonly unknown[] => Array.isArray(given)

/** The answers in a stored text. What is missing or unknown counts as not told; a text that does not parse tells nothing. */
export function readHealthAnswers(stored: string | null | undefined): HealthAnswers {
  const data = parseJson(stored)
  if (!isJsonObject(data)) return noHealthAnswers
  const told = isTold(data.conditions) ? data.conditions : []
  return {
    conditions: healthConditions.filter((one) => told.includes(one)),
    wantsCaffeine: data.wantsCaffeine === true,
    wantsPreSleepProtein: data.wantsPreSleepProtein === true,
    hasWeighIns: data.hasWeighIns === true,
  }
}

/** The text that keeps the answers; equal answers give equal texts. */
export const writeHealthAnswers = (answers: HealthAnswers): string =>
  JSON.stringify({
    conditions: healthConditions.filter((one) => answers.conditions.includes(one)),
    ...Object.fromEntries(wishes.map((wish) => [wish, answers[wish]])),
  })

const refuse = (field: string, takes: string): Result<never, AnswerRefusal> =>
  refuseAttribute('health_answers_invalid', field, takes)

/**
 * Checks a text that is to be kept. An answer that is not known is refused rather than passed over: what somebody tells of
 * their health must not be lost in silence. The refusal never repeats it.
 */
export function checkHealthAnswers(given: string): Result<HealthAnswers, AnswerRefusal> {
  const data = parseJson(given)
  if (!isJsonObject(data)) return refuse('answers', 'JSON text of an object')
  const { conditions } = data
  const known: readonly unknown[] = healthConditions
  if (!isTold(conditions) || !conditions.every((one) => known.includes(one))) {
    return refuse('conditions', `a list of ${healthConditions.join(', ')}`)
  }
  const bad = wishes.find((wish) => data[wish] !== undefined && typeof data[wish] !== 'boolean')
  return bad === undefined ? ok(readHealthAnswers(given)) : refuse(bad, 'true or false')
}
