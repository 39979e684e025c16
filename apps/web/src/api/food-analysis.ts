import { t } from '@lingui/core/macro'
import type { AnalysisStatus, ScanMode } from '@pacemeal/domain'
import { parseJson } from '@pacemeal/domain'
import { analysedMealTypeOf, mealLogs } from '@pacemeal/protocol'
import {
  type AnalysisFailure,
  type FoodAnalysisInput,
  type FoodAnalysisResult,
  foodAnalysisResult,
  type RememberPortionsInput,
} from '@pacemeal/protocol/food-analysis'
import { storageApi } from './client.ts'
import { configuration, pathInApp } from './configuration.ts'
import { deleteDocument, findDocument } from './documents.ts'
import { callFunction, type Execution, readExecution, saidInRun, startExecution } from './executions.ts'
import type { MealLog } from './meal-logs.ts'
import { ApiRefusal, find } from './refusal.ts'

const functionId = configuration.functionIds.foodAnalysis
const bucketId = configuration.buckets.mealImages

/** What a picture was found to hold, and the Ready log that was made of it. */
export type FoodAnalysis = NonNullable<FoodAnalysisResult['data']>

/** How a run stands. A failed one has words for the person, and the picture's file if it was kept. */
export type AnalysisRun =
  | { readonly kind: 'running'; readonly status: Extract<AnalysisStatus, 'waiting' | 'processing'> }
  | { readonly kind: 'done'; readonly analysis: FoodAnalysis }
  | {
      readonly kind: 'failed'
      readonly code: AnalysisFailure | null
      readonly message: string
      readonly imageFileId: string | null
    }

/** A picture to be analysed: sent along as data URL, or one that the server keeps already. */
export type AnalysedPicture = { readonly dataUrl: string } | { readonly fileId: string }

/**
 * Starts the analysis of a picture for a meal, and gives the id of its run. A `photo` that was sent before is the run that it
 * had, while its log is there: one photo makes one log.
 */
export async function startFoodAnalysis(
  userId: string,
  picture: AnalysedPicture,
  { mode, context }: { readonly mode: ScanMode; readonly context: string },
  photo?: string,
): Promise<string> {
  const input: FoodAnalysisInput = {
    ...('dataUrl' in picture ? { imageData: picture.dataUrl } : { imageFileId: picture.fileId }),
    mode,
    mealContext: context,
    mealType: analysedMealTypeOf(context),
    userId,
    ...(photo === undefined ? {} : { photo }),
  }
  return (await startExecution(functionId, input)).$id
}

/** Said of a failure without words of its own (product specification). */
const failedText = () => t`We couldn't analyze your food image. Please try again or enter the details manually.`

/** An answer that is no JSON says as little as one of another shape. */
const answerOf = (run: Execution): FoodAnalysisResult =>
  foodAnalysisResult.safeParse(parseJson(run.responseBody)).data ?? { success: false }

/** How the run of an analysis stands now. */
export async function readFoodAnalysis(executionId: string): Promise<AnalysisRun> {
  const run = await readExecution(functionId, executionId)
  if (run.status === 'waiting' || run.status === 'processing') return { kind: 'running', status: run.status }
  const { success, data, code = null, message, language, imageFileId = null } = answerOf(run)
  if (run.status === 'completed' && success && data) return { kind: 'done', analysis: data }
  return {
    kind: 'failed',
    code,
    message: saidInRun({ message, language }, run) || failedText(),
    imageFileId,
  }
}

/** The log that an analysis made. */
export async function readAnalysedLog(mealLogId: string): Promise<MealLog> {
  const log = await findDocument(mealLogs, mealLogId)
  if (log === null) throw new ApiRefusal('not-found', t`No meal logs found for user`, 404)
  return log
}

/** The address of a kept picture. It has neither host nor the app's path, so that it holds wherever the app is served from. */
export function mealPictureAddress(fileId: string): string {
  const { pathname, search } = new URL(storageApi.getFileView({ bucketId, fileId }))
  return `${pathInApp(pathname)}${search}`
}

/** Removes a picture; one that is already gone is no failure. */
export const removeMealPicture = (fileId: string): Promise<unknown> =>
  find(() => storageApi.deleteFile({ bucketId, fileId }))

/**
 * Removes what a run made that nobody wants: its log while that is Ready, with its picture. A log that was saved meanwhile,
 * on whichever device, stays whole. Rejects with an `ApiRefusal` of `server` while the run is not over, to be called again.
 */
export async function discardAnalysis(executionId: string): Promise<void> {
  const run = await find(() => readFoodAnalysis(executionId))
  if (run?.kind === 'running') throw new ApiRefusal('server')
  if (run?.kind === 'failed') {
    if (run.imageFileId) await removeMealPicture(run.imageFileId)
    return
  }
  // The log has the id of its run.
  const log = await findDocument(mealLogs, executionId)
  if (log?.status !== 'Ready') return
  // The picture first: called again after its answer was lost, this still finds the log.
  if (run) await removeMealPicture(run.analysis.imageFileId)
  await find(() => deleteDocument(mealLogs, executionId))
}

/** Lets the next plate begin with the portions that a person corrected. */
export const rememberPortions = (input: RememberPortionsInput): Promise<unknown> =>
  callFunction(functionId, '/remember', input)
