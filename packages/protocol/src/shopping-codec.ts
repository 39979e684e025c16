import {
  isJsonObject,
  type LocalDate,
  MAX_TICKED_ITEMS,
  noShoppingTicks,
  ok,
  parseJson,
  type Result,
  type ShoppingTick,
  type ShoppingTicks,
  type TicksByItem,
} from '@pacemeal/domain'
import { type AttributeRefusal, refuseAttribute } from './attribute-refusal.ts'
import { CALL_BOUNDS, isModestJson } from './modest-json.ts'

/** Longest id of a line in characters; heaviest purchase. */
const MAX_ITEM_ID = 120
const MAX_GRAMS = 1_000_000
/** Weeks in one text. */
const MAX_WEEKS = 8
/** The text may be a megabyte: it is looked at before it is parsed. */
const TICKS_BOUNDS = { ...CALL_BOUNDS, depth: 8 }

type TicksRefusal = AttributeRefusal<'shopping_ticks_invalid'>

const refuse = (field: string, takes: string): Result<never, TicksRefusal> =>
  refuseAttribute('shopping_ticks_invalid', field, takes)

const isTick = (value: unknown): value is ShoppingTick =>
  isJsonObject(value) &&
  Number.isSafeInteger(value.at) &&
  Number(value.at) >= 0 &&
  (value.grams === null || (typeof value.grams === 'number' && value.grams >= 0 && value.grams <= MAX_GRAMS))

const readItems = (value: unknown, field: string): Result<TicksByItem, TicksRefusal> => {
  if (value === undefined) return ok({})
  if (!isJsonObject(value)) return refuse(field, 'an object of ticks')
  const entries = Object.entries(value)
  if (entries.length > MAX_TICKED_ITEMS) return refuse(field, `at most ${MAX_TICKED_ITEMS} ticks`)
  const ticks: [string, ShoppingTick][] = []
  for (const [item, tick] of entries) {
    if (item === '' || item.length > MAX_ITEM_ID) return refuse(field, `ids of at most ${MAX_ITEM_ID} characters`)
    if (!isTick(tick)) return refuse(field, 'ticks with grams, or null, and the moment they were made at')
    ticks.push([item, { grams: tick.grams, at: tick.at }])
  }
  return ok(Object.fromEntries(ticks))
}

const isMonday = (text: string): text is LocalDate =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).getUTCDay() === 1

/** Checks a text of ticks: weeks named by their Mondays, and what is at home. Parts may be missing. */
export function checkShoppingTicks(given: string): Result<ShoppingTicks, TicksRefusal> {
  const data = isModestJson(given, TICKS_BOUNDS) ? parseJson(given) : undefined
  if (!isJsonObject(data)) return refuse('ticks', 'JSON text of an object')
  const weeks = data.weeks ?? {}
  if (!isJsonObject(weeks) || Object.keys(weeks).length > MAX_WEEKS)
    return refuse('weeks', `at most ${MAX_WEEKS} weeks`)
  const read: [LocalDate, TicksByItem][] = []
  for (const [monday, items] of Object.entries(weeks)) {
    if (!isMonday(monday)) return refuse('weeks', 'Mondays as YYYY-MM-DD')
    const ticks = readItems(items, `weeks.${monday}`)
    if (!ticks.ok) return ticks
    read.push([monday, ticks.value])
  }
  const atHome = readItems(data.atHome, 'atHome')
  return atHome.ok ? ok({ weeks: Object.fromEntries(read), atHome: atHome.value }) : atHome
}

/** The ticks in a stored text; none where there is no text, or one that does not fit. */
export function readShoppingTicks(stored: string | null | undefined): ShoppingTicks {
  const ticks = checkShoppingTicks(stored ?? '{}')
  return ticks.ok ? ticks.value : noShoppingTicks
}

/** The text that keeps ticks. */
export const writeShoppingTicks = ({ weeks, atHome }: ShoppingTicks): string => JSON.stringify({ weeks, atHome })
