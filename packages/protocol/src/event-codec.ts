import {
  type Bounds,
  diets,
  findDay,
  intensities,
  isTimeZone,
  ok,
  parseJson,
  type Result,
  refused,
} from '@pacemeal/domain'
import {
  carbLoadings,
  defaultRaceSettings,
  EVENT_BOUNDS,
  type EventReport,
  earlyStarts,
  eventKinds,
  eventMinutes,
  eventPriorities,
  MAX_EVENT_GOAL,
  MAX_EVENT_NAME,
  MAX_EVENT_NOTES,
  MAX_PLACE_NAME,
  productAllergens,
  productKinds,
  type RaceSettings,
  sports,
  type TrainingEvent,
} from '@pacemeal/domain/event'
import { z } from 'zod'

const within = ({ min, max }: Bounds) => z.number().min(min).max(max)
const wholeWithin = (bounds: Bounds) => within(bounds).int()
const name = z.string().trim().min(1).max(MAX_EVENT_NAME)
const id = z.string().min(1).max(36)

const isDay = (text: string): boolean => findDay(text) !== undefined

const leg = z.object({
  name,
  minutes: wholeWithin({ min: 1, max: EVENT_BOUNDS.minutes.max }),
  kilometres: within(EVENT_BOUNDS.kilometres).nullable(),
  intake: z.enum(['open', 'none']),
  share: within(EVENT_BOUNDS.share),
})

const course = z.object({
  leg: wholeWithin({ min: 0, max: EVENT_BOUNDS.legs.max - 1 }),
  kilometres: within(EVENT_BOUNDS.kilometres),
  climb: within(EVENT_BOUNDS.climb).nullable(),
  places: z
    .array(
      z.object({
        name: z.string().trim().min(1).max(MAX_PLACE_NAME),
        kilometre: z.number().min(0).max(EVENT_BOUNDS.kilometres.max),
      }),
    )
    .max(EVENT_BOUNDS.stations.max),
  heights: z
    .array(
      z.object({
        kilometre: z.number().min(0).max(EVENT_BOUNDS.kilometres.max),
        height: within(EVENT_BOUNDS.height),
      }),
    )
    .max(EVENT_BOUNDS.heights.max)
    .optional(),
})

const details = z
  .object({
    kind: z.enum(eventKinds),
    name,
    day: z.string().refine(isDay, 'takes a day, YYYY-MM-DD'),
    start: wholeWithin({ min: 0, max: 1439 }),
    zone: z.string().max(64).refine(isTimeZone, 'takes a time zone'),
    sport: z.enum(sports),
    intensity: z.enum(intensities),
    priority: z.enum(eventPriorities),
    goal: z.string().trim().max(MAX_EVENT_GOAL),
    legs: z.array(leg).min(EVENT_BOUNDS.legs.min).max(EVENT_BOUNDS.legs.max),
    stations: z.object({
      by: z.enum(['distance', 'time']),
      at: z.array(z.number().min(0).max(EVENT_BOUNDS.minutes.max)).max(EVENT_BOUNDS.stations.max),
    }),
    course: course.optional(),
    conditions: z.object({ celsius: within(EVENT_BOUNDS.celsius), altitude: within(EVENT_BOUNDS.altitude) }),
    carry: z.object({
      bottles: wholeWithin(EVENT_BOUNDS.bottles),
      bottle: wholeWithin(EVENT_BOUNDS.bottle),
      pockets: wholeWithin(EVENT_BOUNDS.pockets),
    }),
    products: z.array(z.string().min(1).max(60)).max(EVENT_BOUNDS.products.max),
    loading: z.enum(carbLoadings),
    early: z.enum(earlyStarts),
    wantsCaffeine: z.boolean(),
    weighIn: z
      .object({
        limit: within(EVENT_BOUNDS.mass),
        day: z.string().refine(isDay, 'takes a day, YYYY-MM-DD'),
        time: wholeWithin({ min: 0, max: 1439 }),
      })
      .optional(),
  })
  .refine(
    ({ weighIn, day, start }) =>
      weighIn === undefined || weighIn.day < day || (weighIn.day === day && weighIn.time < start),
    {
      path: ['weighIn'],
      message: 'takes a weigh-in before the start',
    },
  )
  .refine(
    (event) => eventMinutes(event) >= EVENT_BOUNDS.minutes.min && eventMinutes(event) <= EVENT_BOUNDS.minutes.max,
    {
      path: ['legs'],
      message: `takes legs of ${EVENT_BOUNDS.minutes.min} to ${EVENT_BOUNDS.minutes.max} minutes in all`,
    },
  )

const product = z
  .object({
    id: z.string().min(1).max(60),
    name,
    kind: z.enum(productKinds),
    serving: z.string().trim().max(60),
    carbs: within(EVENT_BOUNDS.carbs),
    glucose: within(EVENT_BOUNDS.carbs),
    fructose: within(EVENT_BOUNDS.carbs),
    sodium: within(EVENT_BOUNDS.sodium),
    caffeine: within(EVENT_BOUNDS.caffeine),
    water: within(EVENT_BOUNDS.water),
    allergens: z.array(z.enum(productAllergens)).max(productAllergens.length).optional(),
    unfitFor: z.array(z.enum(diets)).max(diets.length),
  })
  .refine(({ carbs, glucose, fructose }) => glucose + fructose <= carbs + 0.11, {
    path: ['glucose'],
    message: 'takes no more than the carbohydrate with fructose',
  })

const settings = z.object({
  products: z
    .array(product)
    .max(EVENT_BOUNDS.products.max)
    .refine((all) => new Set(all.map((one) => one.id)).size === all.length, 'takes products with ids of their own'),
  sweatSodium: within(EVENT_BOUNDS.sweatSodium).nullable(),
  tolerance: within(EVENT_BOUNDS.tolerance).nullable(),
  fuelsLowCarb: z.boolean(),
})

const figure = within({ min: 0, max: 100_000 })

const report = z.object({
  log: id,
  minutes: wholeWithin({ min: 1, max: EVENT_BOUNDS.minutes.max }),
  taken: z
    .array(
      z.object({
        product: z.string().min(1).max(60),
        name,
        servings: within(EVENT_BOUNDS.servings),
        carbs: within(EVENT_BOUNDS.carbs),
        sodium: within(EVENT_BOUNDS.sodium),
        caffeine: within(EVENT_BOUNDS.caffeine),
      }),
    )
    .max(EVENT_BOUNDS.products.max),
  fluid: within(EVENT_BOUNDS.fluid),
  planned: z.object({ carbs: figure, fluid: figure, sodium: figure }),
  symptoms: wholeWithin(EVENT_BOUNDS.symptoms),
  feeling: wholeWithin(EVENT_BOUNDS.feeling),
  notes: z.string().trim().max(MAX_EVENT_NOTES),
})

/** A part that does not fit, and what it takes. */
const problemOf = (error: z.ZodError): string => {
  const [first] = error.issues
  return first === undefined ? 'does not fit' : `"${first.path.join('.') || 'text'}": ${first.message}`
}

const check = <T>(schema: z.ZodType<unknown>, text: string): Result<T, string> => {
  const read = schema.safeParse(parseJson(text))
  // The branded units of the domain are the numbers that the schema has checked.
  return read.success ? ok(read.data as T) : refused(problemOf(read.error))
}

/** Checks the text of an event that is to be kept; what is unknown of it is passed over. */
export const checkEvent = (text: string): Result<TrainingEvent, string> => check(details, text)

/** Checks the text of what was taken in an event. */
export const checkEventReport = (text: string): Result<EventReport, string> => check(report, text)

/** Checks the text of products and figures that hold for all events. */
export const checkRaceSettings = (text: string): Result<RaceSettings, string> => check(settings, text)

/** The event in a stored text; undefined when it cannot be read. */
export function findEvent(stored: string | null | undefined): TrainingEvent | undefined {
  const read = checkEvent(stored ?? '')
  return read.ok ? read.value : undefined
}

/** What was taken, in a stored text; undefined before the event, or when it cannot be read. */
export function findEventReport(stored: string | null | undefined): EventReport | undefined {
  const read = checkEventReport(stored ?? '')
  return read.ok ? read.value : undefined
}

/** What holds for all events, in a stored text; the defaults where nothing can be read. */
export function readRaceSettings(stored: string | null | undefined): RaceSettings {
  const read = checkRaceSettings(stored ?? '')
  return read.ok ? read.value : defaultRaceSettings
}
