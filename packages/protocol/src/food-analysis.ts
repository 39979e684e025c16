import { nutrients, recordOf } from '@pacemeal/domain'
import {
  fuelSubstances,
  labelBases,
  labelDoubtCodes,
  labelNutrients,
  type NutritionLabel,
} from '@pacemeal/domain/nutrition-label'
import { z } from 'zod'
import { analysedMealTypes } from './analysed-meal.ts'

/**
 * The function `food-analysis`: what a picture of a plate or of a label holds.
 *
 * - `POST /` analyses one picture ({@link foodAnalysisInput}). Call it asynchronously and poll the execution every 2 s, or
 *   listen to it. Its `progress` is `{stage, done, of}`: stages that were really reached. The picture is kept in the
 *   bucket `meal_images`, readable by its owner only.
 *   Success: status `completed`, 200, {@link foodAnalysisResult} with `success: true` and `data`. A `meal_logs` document
 *   `data.mealLogId` with status Ready was made of it, with the picture's address as `imageUrl`; it is the person's latest
 *   log. Saving the form updates it to Followed; discarding deletes it, and the picture `data.imageFileId` with it.
 *   Failure: status `failed`, so that no client opens the form on another log, `errors` has words for the person, and the
 *   body has `success: false`, `code` ({@link analysisFailures}) and `imageFileId` of the picture, if it could be kept.
 *   `recognition-off` is not an error to retry: this installation reads no plates; open search and say-it-in-words.
 *   A call with the `photo` of an earlier one is answered with that one's execution while it is not over, or while the log that
 *   it made is there: one photo makes one log, however often it is sent.
 * - `POST /remember` takes the portions a person corrected and saved ({@link rememberPortionsInput}); the next plate with
 *   the same food starts from them. Answers with `success`, and with a `message` where it failed.
 *
 * Refused before an execution is made: 400 `general_argument_invalid` naming the field; 401 `user_unauthorized` for
 * somebody else's `userId`; 404 `storage_file_not_found` for a picture that is not one's own; 429
 * `general_rate_limit_exceeded` with `Retry-After` beyond {@link ANALYSES_AN_HOUR}.
 */

const userId = z.string().min(1).max(36)
const documentId = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$/, 'takes the id of a file of the bucket meal_images')
const photoKey = z
  .string()
  .regex(/^[A-Za-z0-9._-]{1,36}$/, 'takes at most 36 letters, digits, dots, dashes and underscores')
const amount = z.number().nonnegative()
const amounts = z.object(recordOf(nutrients, () => amount.nullable()))

/** Pictures a person may have analysed within an hour: each costs seconds of a processor, or money at the model. */
export const ANALYSES_AN_HOUR = 60

/**
 * Longest picture, as data URL text: several times what the app sends. It waits in the call's row, which is written again as a whole whenever
 * the run goes on; larger ones are uploaded in pieces and named by their id.
 */
const PICTURE_TEXT = 4_000_000

const analysisModes = ['plate', 'label'] as const

/**
 * Asks for the analysis of a picture, sent along (`imageData`) or uploaded to `meal_images` before (`imageFileId`): exactly
 * one of the two. `mode` says what it shows; context and type have the call's own defaults.
 */
export const foodAnalysisInput = z
  .object({
    imageData: z
      .string()
      .max(PICTURE_TEXT, `takes at most ${PICTURE_TEXT} characters; upload a larger picture and give \`imageFileId\``)
      .regex(/^data:image\/(?:jpeg|png|webp);base64,[A-Za-z0-9+/]/, 'takes a JPEG, PNG or WebP picture as data URL')
      .optional(),
    imageFileId: documentId.optional(),
    mode: z.enum(analysisModes).default('plate'),
    mealContext: z.string().max(200).default('General meal'),
    mealType: z.enum(analysedMealTypes).default('snack'),
    /** The caller's own key of the photo. */
    photo: photoKey.optional(),
    userId,
  })
  .refine((input) => (input.imageData === undefined) !== (input.imageFileId === undefined), {
    path: ['imageData'],
    message: 'takes a JPEG, PNG or WebP picture as data URL, or leave it out and give `imageFileId`',
  })
export type FoodAnalysisInput = z.input<typeof foodAnalysisInput>

/** Stages of an analysis, in order. `reading` is the OCR of a label or the model's look at a plate, `calculating` the rest. */
export const analysisStages = ['picture', 'reading', 'calculating'] as const
export type AnalysisStage = (typeof analysisStages)[number]

/**
 * Why there is no analysis:
 * - `recognition-off`: no model is set up, so plates are not recognised here;
 * - `unreadable-picture`: broken, too large, or no picture;
 * - `no-label-found`: no nutrition table could be read on it;
 * - `no-food-found`: the model saw no food;
 * - `recognition-failed`: the model did not answer, or not in a usable way;
 * - `too-slow`: the reading was stopped at its time limit.
 */
const analysisFailures = [
  'recognition-off',
  'unreadable-picture',
  'no-label-found',
  'no-food-found',
  'recognition-failed',
  'too-slow',
] as const
export type AnalysisFailure = (typeof analysisFailures)[number]

/** Those of some names that this version knows; what a newer server says beside them is left out. */
const knownOf = <const T extends string>(names: readonly T[]) =>
  z.array(z.string()).transform((said) => names.filter((name) => said.includes(name)))

/** The entries that fit this version; what a newer server says beside them is left out whole. */
const fittingOf = <S extends z.ZodType>(entry: S) =>
  z.array(z.unknown()).transform((said) =>
    said.flatMap((one): z.output<S>[] => {
      const read = entry.safeParse(one)
      return read.success ? [read.data] : []
    }),
  )

const measure = z.object({ amount, unit: z.enum(['g', 'ml']) })
const column = z.object({
  amounts: z.object(recordOf(labelNutrients, () => amount.nullable())),
  below: knownOf(labelNutrients),
})

/** A read label on the wire: the domain's {@link NutritionLabel}, whose portions `@pacemeal/domain/nutrition-label` computes. */
const nutritionLabel = z.object({
  perServing: column.nullable(),
  per100: column.nullable(),
  perPack: column.nullable(),
  per100Unit: z.enum(['g', 'ml']),
  servingSize: measure.nullable(),
  servingsPerPack: z.number().positive().nullable(),
  packSize: measure.nullable(),
  fiberInCarbs: z.boolean(),
  doubts: fittingOf(
    z.object({
      // A doubt without a name here is still one: with none left, figures would be taken for sure.
      code: z.enum(labelDoubtCodes).catch('other'),
      basis: z.enum(labelBases),
      nutrient: z.enum(labelNutrients).nullable().catch(null),
    }),
  ),
  fuel: fittingOf(z.object({ substance: z.enum(fuelSubstances), basis: z.enum(labelBases), amount })).optional(),
}) satisfies z.ZodType<NutritionLabel>

/** One food of a plate. Its nutrients are those of `grams`; another amount scales them. */
const analysedItem = z.object({
  name: z.string().min(1).max(80),
  /** Id of the catalogue's food; null when it has none of that name. */
  food: z.string().nullable(),
  /** What was seen, with its range; or the person's usual portion when `usual` says so. */
  grams: z.number().positive(),
  gramsAtLeast: amount,
  gramsAtMost: amount,
  /** The grams are those this person last corrected this food to, not those seen. */
  usual: z.boolean(),
  /** Whose figures the nutrients are. */
  figures: z.enum(['catalogue', 'model']),
  amounts,
})
export type AnalysedItem = z.infer<typeof analysedItem>

const analysis = z.object({
  meal_name: z.string(),
  calories: amount.nullable(),
  protein: amount.nullable(),
  carbs: amount.nullable(),
  fat: amount.nullable(),
})

/**
 * The analysis of a picture, with the Ready log that was made of it. An unknown figure is null. `amounts` are the log's:
 * of all items of a plate, or of the label's first portion (`firstPortion` of the domain).
 */
export const foodAnalysisResult = z.object({
  success: z.boolean(),
  data: z
    .object({
      mode: z.enum(analysisModes),
      mealLogId: z.string(),
      imageFileId: z.string(),
      analysis,
      amounts,
      /** Of a label. */
      label: nutritionLabel.optional(),
      /** Of a plate, the largest amount of energy first. */
      items: z.array(analysedItem).optional(),
    })
    .optional(),
  /** Absent as well for a failure that this version has no name for: the words tell it. */
  code: z.enum(analysisFailures).optional().catch(undefined),
  /** Words for the person, and the same as `error` for older readers. */
  message: z.string().optional(),
  error: z.string().optional(),
  /** The language of `message` where it is not English. */
  language: z.string().optional(),
  /** The picture of an analysis that failed. */
  imageFileId: z.string().optional(),
})
export type FoodAnalysisResult = z.infer<typeof foodAnalysisResult>

/** Portions as a person corrected them: of a catalogue food, or of one that is known by its name only. */
export const rememberPortionsInput = z.object({
  userId,
  items: z
    .array(
      z.object({
        food: z.string().min(1).max(100).nullable(),
        name: z.string().trim().min(1).max(80),
        grams: z.number().min(1).max(5000),
      }),
    )
    .min(1)
    .max(30),
})
export type RememberPortionsInput = z.input<typeof rememberPortionsInput>
