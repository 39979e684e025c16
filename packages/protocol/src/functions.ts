import {
  EDIT_DESCRIPTION_LENGTH,
  editCategories,
  editTimings,
  findDay,
  findDayChange,
  HOUR_SECONDS,
  isJsonObject,
  MAX_DAY_CHANGES,
  MAX_EDIT_FIGURE,
  mondayOf,
  ok,
  parseJson,
  planIds,
  type Result,
  refused,
  testCards,
  weekdays,
} from '@pacemeal/domain'
import { z } from 'zod'
import { CALL_BOUNDS, isModestJson } from './modest-json.ts'
import { toldBriefly } from './told-briefly.ts'
import { wearableDataTypes } from './wearable-data-types.ts'
import {
  IMPORT_ACTIVITIES,
  IMPORT_MEALS,
  IMPORT_WEIGHINGS,
  importedActivity,
  importedMeal,
  importedWeighing,
  importedZone,
  importOutcome,
} from './wearable-import.ts'

const userId = z.string().min(1).max(36)

/** Whether a text is the day of a Monday; a text that is no day is none. */
const isMonday = (text: string): boolean => {
  const day = findDay(text)
  return day !== undefined && mondayOf(day) === day
}

/** Monday of a plan's week; the present one, or that of the active plan, when it is left out. */
const weekStart = z.iso.date().refine(isMonday, 'takes a Monday').optional()

/**
 * Asks for a week plan. `force` makes a new one although one is active. `weekStart` may name the next week, which is made
 * ahead and kept until it begins.
 */
export const mealPlanInput = z.object({ userId, force: z.boolean().optional(), weekStart })

/** The fingerprint by which a proposal is accepted and taken back. */
const proposal = z.string().regex(/^[0-9a-f]{64}$/, 'takes the proposal of a /replan answer')
const mealInPlan = z.object({ userId, weekStart, day: z.enum(weekdays), mealId: z.string().min(1).max(60) })

/** Energy in kcal or a macronutrient in grams, as a person gives it for a meal. */
const editFigure = z.number().int().min(0).max(MAX_EDIT_FIGURE)

const dayChange = z.unknown().transform((value, context) => {
  const change = findDayChange(value)
  if (change !== undefined) return change
  context.addIssue({ code: 'custom', message: 'takes a change of sessions or meals of one day' })
  return z.NEVER
})

/** Days of this week and the next. */
const MAX_CHANGED_DAYS = 14

/** More meals than any pot feeds in a week. */
const MAX_MOVES = 21

/** More foods than any week is cooked of. */
const MAX_BOUGHT = 2000

const hasFewFields = (value: unknown): boolean => !isJsonObject(value) || Object.keys(value).length <= MAX_BOUGHT

/** What a plan is made from, as it might be changed. Attributes of the profile are checked as its collection says. */
const proposedInputs = z.object({
  profile: z
    .strictObject({
      age: z.unknown(),
      sex: z.unknown(),
      weightPounds: z.unknown(),
      heightInches: z.unknown(),
      performanceObjective: z.unknown(),
      diet: z.unknown(),
      restrictions: z.unknown(),
      trainingCompetition: z.unknown(),
      activitySchedule: z.unknown(),
    })
    .partial()
    .optional(),
  /** JSON of `KitchenPreferences`. */
  kitchen: z.string().optional(),
  /** All that is different on these days; none for a day as the schedule has it. */
  days: z
    .array(z.object({ date: z.iso.date(), changes: z.array(dayChange).max(MAX_DAY_CHANGES) }))
    .max(MAX_CHANGED_DAYS)
    .optional(),
  /** Meals of a week whose dishes change places with those of the same meal on another of its days. */
  moves: z
    .array(z.object({ date: z.iso.date(), meal: z.string().min(1).max(60), to: z.iso.date() }))
    .max(MAX_MOVES)
    .optional(),
})
export type ProposedInputs = z.infer<typeof proposedInputs>

/** Paths of the meal-plan function beside the generation itself. */
export const mealPlanPaths = {
  /** Ranked choices for one meal of the active plan, near the same target; nothing is changed. A new round gives others. */
  '/swap': mealInPlan.extend({ round: z.number().int().min(0).max(100).default(0) }),
  /** Puts one of the meal's options, or one of the choices of that round, first. */
  '/choose': mealInPlan.extend({
    recipe: z.string().min(1).max(100),
    round: z.number().int().min(0).max(100).default(0),
  }),
  /** Keeps the meal's dish through every later planning of this week, or lets it go again. */
  '/lock': mealInPlan.extend({ isLocked: z.boolean() }),
  /** How the rest of today and tomorrow could follow what happened; nothing is changed. */
  '/replan': z.object({ userId }),
  /** Makes a proposal of `/replan` the plan, if it is still what `/replan` would answer. */
  '/adjust': z.object({ userId, proposal }),
  /** How the plan would follow a change of what it is made from; nothing is changed. `bought` is in grams by food id. */
  '/preview': z.object({
    userId,
    change: proposedInputs,
    bought: z
      .custom<unknown>(hasFewFields, `takes at most ${MAX_BOUGHT} foods`)
      .pipe(z.record(z.string().max(100), z.number().min(0).max(100_000)))
      .optional(),
  }),
  /** Makes what the last `/preview` proposed so, with the change itself, if nothing else has changed since. */
  '/apply': z.object({ userId, proposal }),
  /** Takes the last adjustment or applied change back, if nothing has changed it since. */
  '/restore': z.object({ userId, proposal }),
  /** What was learned of the person's expenditure, and what the weekly check-in proposes; nothing is changed. */
  '/check-in': z.object({ userId }),
  /** Accepts the proposal of `/check-in`, if it is still what that would answer, or keeps things as they are. */
  '/answer-check-in': z.object({ userId, proposal, answer: z.enum(['accepted', 'kept']) }),
  /**
   * Takes the last answer to a check-in back, if it was given on `day`: a second call of another tab would else take back the
   * one before it. Without a day, the last one that can still be taken back.
   */
  '/undo-check-in': z.object({ userId, day: z.iso.date().optional() }),
  /** Puts the person's own words and figures first in a meal, until the plan is made anew. */
  '/edit': mealInPlan.extend({
    edit: z.object({
      description: z.string().trim().max(EDIT_DESCRIPTION_LENGTH),
      calories: editFigure,
      protein: editFigure,
      carbs: editFigure,
      fat: editFigure,
      timing: z.enum(editTimings).nullable(),
      category: z.enum(editCategories),
    }),
  }),
} as const
export type MealPlanPath = keyof typeof mealPlanPaths

const provider = z.string().min(1).max(40)
const status = z.enum(['success', 'error'])
/** What every wearable path answers beside its own fields. */
const answer = { status, message: z.string().optional() }

/** Seconds that an authorisation link lives. */
export const AUTHORISATION_LINK_SECONDS = HOUR_SECONDS

/** Input and answer of every path of the wearable function. */
export const wearablePaths = {
  '/generate': {
    input: z.object({ provider, reference_id: userId }),
    result: z.object({
      ...answer,
      url: z.string().optional(),
      expires_in: z.number().int().positive().default(AUTHORISATION_LINK_SECONDS),
    }),
  },
  '/get-user': {
    input: z.object({ user_id: userId }),
    result: z.object({ ...answer, terra_user_id: z.string().nullable().optional() }),
  },
  '/get-data': {
    input: z.object({
      user_id: z.string().min(1).max(128),
      provider,
      data_type: z.enum(wearableDataTypes),
      start_date: z.union([z.iso.date(), z.iso.datetime({ offset: true })]),
      end_date: z.union([z.iso.date(), z.iso.datetime({ offset: true })]),
    }),
    result: z.object({ ...answer, data: z.array(z.unknown()).optional() }),
  },
  '/deauthorize': {
    input: z.object({ user_id: z.string().min(1).max(128), provider }),
    result: z.object(answer),
  },
  '/get-providers': {
    input: z.object({ user_id: userId }),
    result: z.object({ ...answer, users: z.array(z.unknown()).optional() }),
  },
  '/get-athlete': {
    input: z.object({ user_id: z.string().min(1).max(128) }),
    result: z.object({ ...answer, athlete: z.unknown().optional() }),
  },
  /** Keeps activities that were read from files on the device. `outcomes` says what became of each, in their order. */
  '/import': {
    input: z.object({ user_id: userId, activities: z.array(importedActivity).min(1).max(IMPORT_ACTIVITIES) }),
    result: z.object({
      ...answer,
      fresh: z.number().optional(),
      changed: z.number().optional(),
      outcomes: z.array(importOutcome).optional(),
    }),
  },
  /** Keeps weighings that were read from a file on the device; the same moment again is the same weighing. */
  '/import-weighings': {
    input: z.object({ user_id: userId, weighings: z.array(importedWeighing).min(1).max(IMPORT_WEIGHINGS) }),
    result: z.object({ ...answer, fresh: z.number().optional(), changed: z.number().optional() }),
  },
  /** Keeps meals that were read from a file on the device; the same meal again is the same log. */
  '/import-meals': {
    input: z.object({
      user_id: userId,
      zone: importedZone,
      meals: z.array(importedMeal).min(1).max(IMPORT_MEALS),
    }),
    result: z.object({ ...answer, fresh: z.number().optional() }),
  },
  /** Connects a device that makes up believable days; `/deauthorize` removes it with its data. */
  '/connect-demo': {
    input: z.object({ user_id: userId }),
    result: z.object({ ...answer, terra_user_id: z.string().optional(), fresh: z.number().optional() }),
  },
  '/delete-account': {
    input: z.object({
      appwrite_user_id: userId,
      terra_user_id: z.string().max(128).nullable().optional(),
      /** Unless the person has signed in within the last minutes. */
      password: z.string().min(1).max(256).optional(),
    }),
    result: z.object(answer),
  },
} as const
export type WearablePath = keyof typeof wearablePaths
export type WearableInput<P extends WearablePath> = z.infer<(typeof wearablePaths)[P]['input']>

export const isWearablePath = (path: string): path is WearablePath => Object.hasOwn(wearablePaths, path)

/** Input of every path of the billing function. */
export const billingPaths = {
  /** Starts, changes or resumes. */
  '/subscribe': z.object({ plan: z.enum(planIds, 'takes monthly or yearly') }),
  '/cancel': z.object({}),
  /** The payment provider's own pages: cards and invoices. */
  '/portal': z.object({}),
  /** Asks the provider how the subscription stands, for somebody who comes back from its pages. */
  '/refresh': z.object({}),
  /** Chooses what the embedded test billing does with the next charge. */
  '/card': z.object({ card: z.enum(testCards, 'takes accepted or declined') }),
} as const

/** What every billing path answers: `url` is a page of the payment provider to go on to. */
export const billingResult = z.object({
  status: z.enum(['success', 'error']),
  message: z.string().optional(),
  url: z.url({ protocol: /^https?$/ }).optional(),
})
export type BillingPath = keyof typeof billingPaths

export const isBillingPath = (path: string): path is BillingPath => Object.hasOwn(billingPaths, path)

/** What a function is asked: the path inside it and the decoded body. */
export interface FunctionCall {
  readonly path: string
  readonly body: unknown
}

/** A function's body that is no JSON, or more of it than any call needs. */
export interface UnreadableCall {
  readonly code: 'body_not_json'
  readonly message: string
}

function decode(text: string): Result<unknown, UnreadableCall> {
  if (text.trim() === '') return ok({})
  if (!isModestJson(text)) {
    const { values, depth, fields } = CALL_BOUNDS
    const message = `Invalid \`body\` param: takes JSON of at most ${values} values on ${depth} levels, and ${fields} fields in an object`
    return refused({ code: 'body_not_json', message })
  }
  const value = parseJson(text)
  if (value !== undefined) return ok(value)
  return refused({ code: 'body_not_json', message: 'Invalid `body` param: takes JSON text' })
}

/**
 * The call in an execution. Its own path counts unless it is `/` and the body is an envelope `{path, method, body}`, as
 * the wearable calls send it; the inner body may be an object or JSON text.
 */
export function readFunctionCall(executionPath: string, text: string): Result<FunctionCall, UnreadableCall> {
  const outer = decode(text)
  if (!outer.ok) return outer
  const envelope = z.object({ path: z.string(), body: z.unknown().optional() }).safeParse(outer.value)
  if (executionPath !== '/' || !envelope.success) return ok({ path: executionPath, body: outer.value })
  const { path, body } = envelope.data
  const inner = typeof body === 'string' ? decode(body) : ok(body ?? {})
  return inner.ok ? ok({ path, body: inner.value }) : inner
}

/** An input that does not fit: the field, and words that name it with what it takes. */
export interface InvalidInput {
  readonly field: string
  readonly message: string
}

/** Checks an input by its schema; a refusal names the first field that does not fit. */
export function checkInput<S extends z.ZodType>(schema: S, input: unknown): Result<z.infer<S>, InvalidInput> {
  const read = schema.safeParse(input)
  if (read.success) return ok(read.data)
  const [issue] = read.error.issues
  const field = issue?.path.join('.') || 'body'
  return refused({ field, message: toldBriefly(`Invalid \`${field}\` param: ${issue?.message ?? 'does not fit'}`) })
}
