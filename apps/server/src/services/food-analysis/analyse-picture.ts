import { setImmediate as nextTurn } from 'node:timers/promises'
import type { NutrientAmounts } from '@pacemeal/domain'
import { amountsOfPortion, firstPortion, type NutritionLabel } from '@pacemeal/domain/nutrition-label'
import { mealLogs, mealTimeOfAnalysis, readLogZone, userProfiles } from '@pacemeal/protocol'
import {
  type AnalysedItem,
  type AnalysisFailure,
  type AnalysisStage,
  analysisStages,
  type FoodAnalysisResult,
} from '@pacemeal/protocol/food-analysis'
import { nowText } from '../../clock.ts'
import { serverWords } from '../../languages/server-words.ts'
import { Refusal } from '../../refusal.ts'
import { findPersonLocale } from '../accounts/locale-of.ts'
import { findDocument } from '../documents/document-store.ts'
import { ensureOwnDocument } from '../documents/ensure-document.ts'
import type { FunctionAnswer, Work } from '../executions/function-handler.ts'
import { setPictureCheck } from '../storage/unused-picture.ts'
import type { AnalysisInput } from './admit-analysis.ts'
import { analysePlate } from './analyse-plate.ts'
import { failureAnswer, failureOf } from './analysis-failure.ts'
import { forgetPicture, type KeptPicture, keepPicture, pictureAddress } from './meal-picture.ts'

/** What was found on a picture, before it is kept. */
interface Found {
  readonly name: string
  readonly amounts: NutrientAmounts
  readonly label?: NutritionLabel
  readonly items?: readonly AnalysedItem[]
}

const readLabel = async ({ backend, call, signal }: Work, picture: KeptPicture): Promise<Found | AnalysisFailure> => {
  const label = await backend.labels.readLabel(picture.bytes, signal)
  const amounts = label === null ? null : amountsOfPortion(label, firstPortion(label))
  if (label === null || amounts === null) return 'no-label-found'
  const name = serverWords(await findPersonLocale(backend.store, call.userId)).scannedLabel
  return { name, amounts, label }
}

const readPlate = async (
  { backend, call, signal }: Work,
  picture: KeptPicture,
  { mealContext: context }: AnalysisInput,
): Promise<Found | AnalysisFailure> => {
  if (backend.plates === undefined) return 'recognition-off'
  const who = { userId: call.userId, context, signal }
  return (await analysePlate(backend, backend.plates, picture, who)) ?? 'no-food-found'
}

/** Makes the Ready log of what was found. Its id is the execution's, so that a second run finds it there. */
const keepLog = ({ backend, call }: Work, { mealType }: AnalysisInput, { name, amounts }: Found, fileId: string) =>
  backend.store.transact(async (tx) => {
    const log = {
      user: call.userId,
      notes: name,
      loggedAt: nowText(backend.clock),
      // The device keeps the profile in the zone that it is in; where none is known the log names none.
      timeZone: readLogZone((await findDocument(tx, userProfiles, call.userId))?.timeZone) ?? null,
      mealTime: mealTimeOfAnalysis(mealType),
      ...amounts,
      status: 'Ready' as const,
      imageUrl: pictureAddress(fileId),
    }
    await ensureOwnDocument(tx, backend, mealLogs, log, call.executionId)
  })

const successAnswer = (
  mode: AnalysisInput['mode'],
  mealLogId: string,
  imageFileId: string,
  found: Found,
): FunctionAnswer => {
  const { name, amounts, label, items } = found
  const { calories, protein, carbs, fat } = amounts
  const body = {
    success: true,
    data: {
      mode,
      mealLogId,
      imageFileId,
      analysis: { meal_name: name, calories, protein, carbs, fat },
      amounts,
      ...(label === undefined ? {} : { label: structuredClone(label) as LabelOnTheWire }),
      ...(items === undefined ? {} : { items: [...items] }),
    },
  } satisfies FoodAnalysisResult
  return { statusCode: 200, body }
}
type LabelOnTheWire = NonNullable<NonNullable<FoodAnalysisResult['data']>['label']>

const tell = ({ report }: Work, stage: AnalysisStage): Promise<void> =>
  report({ stage, done: analysisStages.indexOf(stage), of: analysisStages.length })

/** Whether the picture itself was refused: broken, too large, none at all. */
const isRefusedPicture = (error: unknown): boolean => error instanceof Refusal && error.type.startsWith('storage_')

/** Keeps the picture, reads it in worker threads or by the model, and makes a Ready log of what it shows. */
export const analysePicture = async (work: Work, input: AnalysisInput): Promise<FunctionAnswer> => {
  const { backend, call } = work
  await tell(work, 'picture')
  // That wrote the call anew, with the picture that it may carry; to read that takes as long.
  await nextTurn()
  let picture: KeptPicture
  try {
    picture = await keepPicture(work, input)
  } catch (error) {
    if (!isRefusedPicture(error)) throw error
    await forgetPicture(backend, call)
    return failureAnswer('unreadable-picture')
  }
  // Whoever gives the scan up leaves no log that shows the picture.
  await backend.store.transact((tx) => setPictureCheck(tx, backend, call.userId, picture.fileId))
  try {
    await tell(work, 'reading')
    const found = await (input.mode === 'label' ? readLabel(work, picture) : readPlate(work, picture, input))
    if (typeof found === 'string') return failureAnswer(found, picture.fileId)
    await tell(work, 'calculating')
    await keepLog(work, input, found, picture.fileId)
    return successAnswer(input.mode, call.executionId, picture.fileId, found)
  } catch (error) {
    const failure = failureOf(error)
    if (failure === undefined) throw error
    backend.log.warn({ err: error, execution: call.executionId }, 'a picture could not be analysed')
    return failureAnswer(failure, picture.fileId)
  }
}
