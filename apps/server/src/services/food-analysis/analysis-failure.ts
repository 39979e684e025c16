import type { AnalysisFailure } from '@pacemeal/protocol/food-analysis'
import { type Told, tellInEnglish } from '../../languages/answers/index.ts'
import { LabelFailure } from '../../providers/label/label-reader.ts'
import { ModelFailure } from '../../providers/model/model-failure.ts'
import type { FunctionAnswer } from '../executions/function-handler.ts'

/**
 * The answer of an analysis without a result. It ends the execution as failed, so that a client that looks at nothing but
 * the status does not open the form on an earlier log.
 */
export const failureAnswer = (code: AnalysisFailure, imageFileId?: string): FunctionAnswer => {
  const told: Told = ({ analysis }) => analysis[code]
  const message = tellInEnglish(told)
  const body = { success: false, code, message, error: message, ...(imageFileId === undefined ? {} : { imageFileId }) }
  return { statusCode: code === 'recognition-off' ? 501 : 500, body, told }
}

/** The failure that an error stands for; undefined when it is none of those that are expected, or goes away by itself. */
export const failureOf = (error: unknown): AnalysisFailure | undefined => {
  if (error instanceof LabelFailure) {
    if (error.reason === 'busy') return undefined
    return error.reason === 'unreadable' ? 'unreadable-picture' : 'too-slow'
  }
  if (error instanceof ModelFailure) return error.reason === 'timeout' ? 'too-slow' : 'recognition-failed'
  return undefined
}
