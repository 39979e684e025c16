import { DAY_MS, findDay, HOUR_MS, mergeShoppingTicks, type Result, TYPED_AGE } from '@pacemeal/domain'
import { findCalendarAddress } from '@pacemeal/domain/event'
import { isBarcodeText, isFoodKey } from '@pacemeal/domain/own-food'
import { findPhoneNumber } from '@pacemeal/domain/phone-number'
import {
  type AttributeValue,
  bodyLog,
  type Collection,
  checkEvent,
  checkEventReport,
  checkHealthAnswers,
  checkKitchenPreferences,
  checkOwnFoodDetails,
  checkRaceSettings,
  checkShoppingTicks,
  dayNotes,
  events,
  favoriteFoods,
  findMealLogProblem,
  healthAnswers,
  kitchenPreferences,
  mealLogs,
  mealMarks,
  ownFoods,
  raceSettings,
  readShoppingTicks,
  shoppingTicks,
  sweatTests,
  trainingCalendars,
  userProfiles,
  writeHealthAnswers,
  writeKitchenPreferences,
  writeShoppingTicks,
} from '@pacemeal/protocol'
import { Refusal } from '../../refusal.ts'

export type Values = ReadonlyMap<string, AttributeValue>
type Stored = Readonly<Record<string, unknown>> | undefined
/**
 * Checks what a client gives, and gives what is stored of it. `stored` is what stands there before; undefined for none. `now`
 * is in epoch milliseconds.
 */
export type ValueRule = (values: Values, stored: Stored, now: number) => Values

/** Text messages go to this number: it is stored as networks write it, or refused. */
const checkProfile: ValueRule = (values, stored) => {
  const given = values.get('phoneNumber')
  if (given === undefined) return values
  const text = typeof given === 'string' ? given.trim() : ''
  if (text === '') {
    // The settings of notifications carry a phone number beside; an empty one there takes none away.
    const { phoneNumber: _, ...others } = Object.fromEntries(values)
    const isOfSettings = values.has('notificationSettings')
    return new Map(Object.entries(isOfSettings ? others : { ...others, phoneNumber: null }))
  }
  if (text === stored?.phoneNumber) return values
  const number = findPhoneNumber(text)
  if (number === undefined) {
    throw new Refusal(
      'document_invalid_structure',
      'Invalid document structure: Attribute "phoneNumber" must be a phone number that exists, with its country code, like +14155550100.',
    )
  }
  return new Map([...values, ['phoneNumber', number]])
}

/** Every part of the preferences within its bounds; what is unknown of them is not kept. */
const checkKitchen: ValueRule = (values) => {
  const given = values.get('preferences')
  if (typeof given !== 'string') return values
  const checked = checkKitchenPreferences(given)
  if (!checked.ok) {
    throw new Refusal(
      'document_invalid_structure',
      `Invalid document structure: Attribute "preferences" does not fit: ${checked.error.message}.`,
    )
  }
  return new Map([...values, ['preferences', writeKitchenPreferences(checked.value)]])
}

/** Attributes of several collections that hold a day. */
const DAY_ATTRIBUTES = ['day', 'weekStart']

/** Refuses a day that the calendar does not have: whoever reads the document reckons with it. */
export const requireRealDays = (values: Values): void => {
  for (const name of DAY_ATTRIBUTES) {
    const day = values.get(name)
    if (typeof day !== 'string' || findDay(day) !== undefined) continue
    throw new Refusal(
      'document_invalid_structure',
      `Invalid document structure: Attribute "${name}" takes a day as YYYY-MM-DD.`,
    )
  }
}

const checkDay: ValueRule = (values) => {
  requireRealDays(values)
  return values
}

/** Where a day begins first: what is past tomorrow there is past it in every zone. */
const EASTERNMOST_OFFSET_MS = 14 * HOUR_MS
const DAY_PATTERN = 'YYYY-MM-DD'
const easternmostDay = (moment: number): string =>
  new Date(moment + EASTERNMOST_OFFSET_MS).toISOString().slice(0, DAY_PATTERN.length)
/** Before this day nobody was born whom a profile takes: the first of January so many years ago. */
const firstLivedDay = (now: number): string => `${new Date(now).getUTCFullYear() - TYPED_AGE.max}-01-01`
/** Attributes that tell when something happened to a person, as a day and as a moment. */
const LIVED = ['day', 'loggedAt', 'measuredAt']

/**
 * Refuses what cannot have happened to a person yet, and what was before anybody's birth. Tomorrow is taken: clocks of devices
 * go ahead, and it is tomorrow somewhere. What stands there already may be written back.
 */
const requireLived = (values: Values, stored: Stored, now: number): void => {
  const first = firstLivedDay(now)
  const tomorrow = easternmostDay(now + DAY_MS)
  for (const name of LIVED) {
    const given = values.get(name)
    if (typeof given !== 'string' || given === stored?.[name]) continue
    const day = given.length === DAY_PATTERN.length ? given : easternmostDay(Date.parse(given))
    if (day >= first && day <= tomorrow) continue
    throw new Refusal(
      'document_invalid_structure',
      `Invalid document structure: Attribute "${name}" takes a day from ${first} to tomorrow.`,
    )
  }
}

const checkLivedDay: ValueRule = (values, stored, now) => {
  requireRealDays(values)
  requireLived(values, stored, now)
  return values
}

/** What is given is merged into what is stored: of each food the later word counts, whichever device sends it first. */
const mergeTicks: ValueRule = (values, stored) => {
  const given = values.get('ticks')
  if (typeof given !== 'string') return values
  const checked = checkShoppingTicks(given)
  if (!checked.ok) {
    throw new Refusal(
      'document_invalid_structure',
      `Invalid document structure: Attribute "ticks" does not fit: ${checked.error.message}.`,
    )
  }
  const before = readShoppingTicks(typeof stored?.ticks === 'string' ? stored.ticks : undefined)
  return new Map([...values, ['ticks', writeShoppingTicks(mergeShoppingTicks(before, checked.value))]])
}

const unfit = (attribute: string, problem: string): Refusal =>
  new Refusal(
    'document_invalid_structure',
    `Invalid document structure: Attribute "${attribute}" does not fit: ${problem}.`,
  )

/** A text attribute as its check writes it: what is unknown of it is not kept. */
const withChecked = (values: Values, attribute: string, check: (text: string) => Result<unknown, string>): Values => {
  const given = values.get(attribute)
  if (typeof given !== 'string') return values
  const checked = check(given)
  if (!checked.ok) throw unfit(attribute, checked.error)
  return new Map([...values, [attribute, JSON.stringify(checked.value)]])
}

/** An event's day is the one that its details say. */
const checkEventDocument: ValueRule = (values, stored) => {
  const checked = withChecked(withChecked(values, 'details', checkEvent), 'report', checkEventReport)
  const details = checked.get('details') ?? stored?.details
  if (typeof details !== 'string') return checked
  const read = checkEvent(details)
  return read.ok ? new Map([...checked, ['day', read.value.day]]) : checked
}

/** A calendar's address as it is fetched: `webcal:` is another word for `https:`. */
const checkCalendar: ValueRule = (values) => {
  const given = values.get('address')
  if (typeof given !== 'string') return values
  const address = findCalendarAddress(given)
  if (address === undefined) throw unfit('address', 'takes the https or webcal address of a calendar')
  return new Map([...values, ['address', address]])
}

/** Answers that are known, and nothing else beside them. */
const checkHealth: ValueRule = (values) => {
  const given = values.get('answers')
  if (typeof given !== 'string') return values
  const checked = checkHealthAnswers(given)
  if (!checked.ok) throw unfit('answers', checked.error.message)
  return new Map([...values, ['answers', writeHealthAnswers(checked.value)]])
}

/** Digits that a shop's scanner reads, and details that fit. */
const checkOwnFood: ValueRule = (values) => {
  const barcode = values.get('barcode')
  if (typeof barcode === 'string' && !isBarcodeText(barcode)) throw unfit('barcode', 'takes 8, 12, 13 or 14 digits')
  return withChecked(values, 'details', checkOwnFoodDetails)
}

/** A favorite is named as the search names it. */
const checkFavorite: ValueRule = (values) => {
  const food = values.get('food')
  if (typeof food === 'string' && !isFoodKey(food)) throw unfit('food', 'takes food: or recipe: and an id')
  return values
}

/** No more than a meal can be. An archive's logs are not asked: those of before the bounds come along as they are. */
const checkMealLog: ValueRule = (values, stored, now) => {
  requireLived(values, stored, now)
  const problem = findMealLogProblem(Object.fromEntries(values), stored)
  if (problem === undefined) return values
  throw new Refusal(
    'document_invalid_structure',
    `Invalid document structure: Attribute "${problem.attribute}" ${problem.message}.`,
  )
}

/** The days that {@link requireLived} takes, in words. */
const LIVED_DAYS = `from the first of January ${TYPED_AGE.max} years ago to tomorrow`

interface WordedRule {
  readonly check: ValueRule
  /** What it asks for, for the page of all rules. */
  readonly words: string
}

const day: WordedRule = { check: checkDay, words: '`day` is a day of the calendar, `YYYY-MM-DD`' }

const lived: WordedRule = {
  check: checkLivedDay,
  words: `${day.words}, ${LIVED_DAYS}`,
}

const rules: ReadonlyMap<string, WordedRule> = new Map([
  [
    userProfiles.id,
    {
      check: checkProfile,
      words: '`phoneNumber` is a number that exists, with its country code, and is kept as `+14155550100`',
    },
  ],
  [
    kitchenPreferences.id,
    { check: checkKitchen, words: '`preferences` is JSON, each part within its bounds; what is unknown is not kept' },
  ],
  [
    healthAnswers.id,
    { check: checkHealth, words: '`answers` is JSON of answers that are known; what is unknown is not kept' },
  ],
  [bodyLog.id, { ...lived, words: `${lived.words}; \`measuredAt\` is within the same days` }],
  [mealMarks.id, day],
  [dayNotes.id, lived],
  [
    shoppingTicks.id,
    {
      check: mergeTicks,
      words: '`ticks` is JSON, and is merged into what is there: of each food the later word counts',
    },
  ],
  [
    events.id,
    {
      check: checkEventDocument,
      words: '`details` and `report` are JSON within their bounds; `day` is the one of `details`',
    },
  ],
  [
    raceSettings.id,
    {
      check: (values) => withChecked(values, 'settings', checkRaceSettings),
      words: '`settings` is JSON, each part within its bounds',
    },
  ],
  [sweatTests.id, lived],
  [
    ownFoods.id,
    {
      check: checkOwnFood,
      words: '`barcode` has 8, 12, 13 or 14 digits; `details` is JSON, each part within its bounds',
    },
  ],
  [favoriteFoods.id, { check: checkFavorite, words: '`food` is `food:` or `recipe:` and an id' }],
  [
    mealLogs.id,
    {
      check: checkMealLog,
      words: `\`loggedAt\` is on a day ${LIVED_DAYS}; \`timeZone\` is one that is known; energy, nutrients and the grams in \`items\` are no more than a meal can have; \`items\` is JSON of foods with their grams`,
    },
  ],
  [trainingCalendars.id, { check: checkCalendar, words: '`address` is the https or webcal address of a calendar' }],
])

/** What a collection asks of its values beyond the bounds of each field; undefined where that is nothing. */
export const wordsOfValueRule = (one: Collection): string | undefined => rules.get(one.id)?.words

/** What is stored of the values that a client gives, by rules that a declaration of fields cannot tell. */
export const applyValueRules = (one: Collection, values: Values, now: number, stored?: Stored): Values =>
  rules.get(one.id)?.check(values, stored, now) ?? values
