import {
  findDay,
  isJsonObject,
  type LocalDate,
  type MealTime,
  mealTimeFromText,
  type ScanMode,
  scanModes,
} from '@pacemeal/domain'
import { isBarcodeText } from '@pacemeal/domain/own-food'
import { DEFAULT_SCAN_CONTEXT } from '@pacemeal/protocol'
import { dayParameter } from '../../../navigation/paths.ts'

const scanPurposes = ['race-product'] as const
type ScanPurpose = (typeof scanPurposes)[number]

/** What is scanned, and for what. It lives in the address, so that a reload keeps it. */
export interface ScanRequest {
  readonly mode: ScanMode
  /** The meal it is for, in words: `Breakfast`. */
  readonly context: string
  /** Id of the plan's meal that it fulfils. */
  readonly plannedMeal?: string
  /** The session whose fuel it is (`sessionRef`). */
  readonly session?: string
  /** The day it is logged on; today when left out. */
  readonly day?: LocalDate
  /** Digits of the barcode whose label it is: what is read is kept under it. */
  readonly barcode?: string
  /** What becomes of it: a meal's log, or a product for races, whose label it is. A log when left out. */
  readonly purpose?: ScanPurpose
  /** The screen it was begun on, to go back to; home when left out. */
  readonly from?: string
}

const keys = {
  mode: 'mode',
  context: 'for',
  plannedMeal: 'meal',
  session: 'session',
  barcode: 'code',
  purpose: 'to',
  from: 'from',
} as const
const MAX_TEXT_LENGTH = 100

/** Paths of this app only: an address from outside must not lead away. */
const findOrigin = (text: string | null): string | undefined =>
  text !== null && /^\/(?![/\\])/.test(text) ? text : undefined

const findBarcode = (text: string | null): string | undefined =>
  text !== null && isBarcodeText(text) ? text : undefined

const given = <K extends string, V>(key: K, value: V | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { readonly [P in K]?: V }

/** The request in an address. What is missing or unknown takes its default. */
export function readScanRequest(search: URLSearchParams): ScanRequest {
  const purpose = scanPurposes.find((one) => one === search.get(keys.purpose))
  const mode = purpose === 'race-product' ? 'label' : search.get(keys.mode)
  const context = search.get(keys.context)?.trim().slice(0, MAX_TEXT_LENGTH)
  return {
    mode: scanModes.find((one) => one === mode) ?? 'plate',
    context: context || DEFAULT_SCAN_CONTEXT,
    ...given('plannedMeal', search.get(keys.plannedMeal)?.slice(0, MAX_TEXT_LENGTH) || undefined),
    ...given('session', search.get(keys.session)?.slice(0, MAX_TEXT_LENGTH) || undefined),
    ...given('day', findDay(search.get(dayParameter))),
    ...given('barcode', findBarcode(search.get(keys.barcode))),
    ...given('purpose', purpose),
    ...given('from', findOrigin(search.get(keys.from))),
  }
}

/** The address' search part for a request. */
export function writeScanRequest(request: ScanRequest): string {
  const { mode, context, plannedMeal, session, day, barcode, purpose, from } = request
  const search = new URLSearchParams({ [keys.mode]: mode, [keys.context]: context })
  if (plannedMeal !== undefined) search.set(keys.plannedMeal, plannedMeal)
  if (session !== undefined) search.set(keys.session, session)
  if (day !== undefined) search.set(dayParameter, day)
  if (barcode !== undefined) search.set(keys.barcode, barcode)
  if (purpose !== undefined) search.set(keys.purpose, purpose)
  if (from !== undefined) search.set(keys.from, from)
  return `?${search}`
}

/** What the quick scan was opened with, from history's state of any origin. */
export function scanRequestOf(state: unknown, day: string | null, from: string): ScanRequest {
  const fields = isJsonObject(state) ? state : {}
  const textIn = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, MAX_TEXT_LENGTH) : '')
  return {
    mode: 'plate',
    context: textIn(fields.context) || DEFAULT_SCAN_CONTEXT,
    ...given('plannedMeal', textIn(fields.plannedMeal) || undefined),
    ...given('session', textIn(fields.session) || undefined),
    ...given('day', findDay(day)),
    ...given('from', findOrigin(from)),
  }
}

/** The meal type that a form for the request opens with. */
export const mealTimeOfRequest = ({ context }: ScanRequest): MealTime => mealTimeFromText(context)
