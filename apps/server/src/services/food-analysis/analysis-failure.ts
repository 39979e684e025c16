import type { AnalysisFailure } from '@pacemeal/protocol/food-analysis'
import { LabelFailure } from '../../providers/label/label-reader.ts'
import { ModelFailure } from '../../providers/model/model-failure.ts'
import type { FunctionAnswer } from '../executions/function-handler.ts'

/** What the person is told; each says what to do next. */
const words: Readonly<Record<AnalysisFailure, string>> = {
  'recognition-off':
    'Photo recognition is off here. Find the food by name or say your meal in words; labels can still be scanned.',
  'unreadable-picture': 'This picture could not be opened. Take a new one or choose another file.',
  'no-label-found':
    'We could not find a nutrition table on this picture. Fill the frame with the table, hold it straight and try again.',
  'no-food-found': 'We could not see any food on this picture. Try again from above, with more light.',
  'recognition-failed': 'We couldn’t analyze your food image. Please try again or enter the details manually.',
  'too-slow': 'Reading this picture took too long. Please try again or enter the details manually.',
}

/**
 * The answer of an analysis without a result. It ends the execution as failed, so that a client that looks at nothing but
 * the status does not open the form on an earlier log.
 */
export const failureAnswer = (code: AnalysisFailure, imageFileId?: string): FunctionAnswer => ({
  statusCode: code === 'recognition-off' ? 501 : 500,
  body: {
    success: false,
    code,
    message: words[code],
    error: words[code],
    ...(imageFileId === undefined ? {} : { imageFileId }),
  },
})

/** The failure that an error stands for; undefined when it is none of those that are expected, or goes away by itself. */
export const failureOf = (error: unknown): AnalysisFailure | undefined => {
  if (error instanceof LabelFailure) {
    if (error.reason === 'busy') return undefined
    return error.reason === 'unreadable' ? 'unreadable-picture' : 'too-slow'
  }
  if (error instanceof ModelFailure) return error.reason === 'timeout' ? 'too-slow' : 'recognition-failed'
  return undefined
}
