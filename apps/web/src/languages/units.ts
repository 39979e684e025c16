import { type MassUnit, readUnitChoices, type UnitChoices } from '@pacemeal/domain'
import { useSyncExternalStore } from 'react'
import { KEPT_UNITS, readKeptUnits } from './kept-units.ts'

/** Set while the account does not know the last choice. */
const UNSENT = 'units-unsent'
/** Whose choices they are. */
const OWNER = 'units-of'

const watching = new Set<() => void>()
let chosen: UnitChoices | undefined

function keep(choices: UnitChoices, isSent: boolean): void {
  chosen = choices
  try {
    localStorage.setItem(KEPT_UNITS, JSON.stringify(choices))
    if (isSent) localStorage.removeItem(UNSENT)
    else localStorage.setItem(UNSENT, 'yes')
  } catch {
    // They hold as long as the page is open.
  }
  for (const hear of watching) hear()
}

/** The units and customs that figures are shown in; what was never chosen is missing. */
export function chosenUnits(): UnitChoices {
  chosen ??= readKeptUnits()
  return chosen
}

/** Chooses some of them, beside what another tab has chosen meanwhile. The account hears of it as soon as it can. */
export const chooseUnits = (change: UnitChoices): void =>
  keep({ ...chosenUnits(), ...readKeptUnits(), ...change }, false)

const isSameAs = (known: UnitChoices): boolean =>
  JSON.stringify(readUnitChoices(chosenUnits())) === JSON.stringify(readUnitChoices(known))

/**
 * Says who is here: what somebody else chose on this device, and may not have been sent, is none of theirs. True when that
 * was forgotten, and screens still show it.
 */
export function claimUnits(userId: string): boolean {
  try {
    const owner = localStorage.getItem(OWNER)
    if (owner === userId) return false
    const isOthers = owner !== null && !isSameAs({})
    if (owner !== null) keep({}, true)
    localStorage.setItem(OWNER, userId)
    return isOthers
  } catch {
    // Where nothing can be stored, nothing of anybody is kept.
    return false
  }
}

/** Takes over what the account knows; false when that changes nothing, or when a choice of this device is on its way. */
export function adoptUnits(known: UnitChoices): boolean {
  if (isSameAs(known) || areUnitsUnsent()) return false
  keep(known, true)
  return true
}

/** Takes over what the account knows with the next start: figures that are being typed keep their unit. */
export function adoptUnitsLater(known: UnitChoices): void {
  if (areUnitsUnsent()) return
  chosen = chosenUnits()
  try {
    localStorage.setItem(KEPT_UNITS, JSON.stringify(known))
  } catch {
    // The account tells them again at the next start.
  }
}

/** Whether the account may not know the last choice. */
export function areUnitsUnsent(): boolean {
  try {
    return localStorage.getItem(UNSENT) !== null
  } catch {
    return false
  }
}

const watch = (hear: () => void): (() => void) => {
  watching.add(hear)
  return () => watching.delete(hear)
}

/** Whether a choice waits to be told, for what tells it. */
export const useUnitsUnsent = (): boolean => useSyncExternalStore(watch, areUnitsUnsent)

/** Notes that the account knows these; a choice that was made since stays unsent. */
export function noteUnitsSent(sent: UnitChoices): void {
  if (sent === chosenUnits()) keep(sent, true)
}

/** The chosen units, for screens that change with them. */
export const useUnitChoices = (): UnitChoices => useSyncExternalStore(watch, chosenUnits)

/** Whether the country of a browser's language is one of these; a language alone names none. */
const isOf = (countries: RegExp, language: string): boolean => countries.test(language.split('-').at(-1) ?? '')

const MILES = /^(?:US|GB|LR|MM)$/i
const FAHRENHEIT = /^(?:US|LR|BS|BZ|KY|PW|FM|MH)$/i
/** English without a country is taken for that of the United States. */
const POUNDS = /^(?:US|LR|MM|en)$/i

/** The units of roads and weather: as they were chosen, until then those of the country of the browser's language. */
export const roadUnitsOf = (chosen: UnitChoices, language = navigator.language) => {
  const { distance = isOf(MILES, language) ? 'mi' : 'km', temperature = isOf(FAHRENHEIT, language) ? 'F' : 'C' } =
    chosen
  return { distance, temperature }
}

/** The unit of weights that fits the units of roads and weather where both were chosen of one system; undefined else. */
const fittingMass = ({ distance, temperature }: UnitChoices): MassUnit | undefined => {
  if (distance === 'km' && temperature === 'C') return 'kg'
  return distance === 'mi' && temperature === 'F' ? 'lb' : undefined
}

/**
 * The unit that weights of bodies are shown and told in: as it was chosen, until then the one that fits chosen kilometres with
 * degrees Celsius or miles with degrees Fahrenheit, and else that of the country of the browser's language.
 */
export const massUnitOf = (chosen: UnitChoices, language = navigator.language): MassUnit =>
  chosen.mass ?? fittingMass(chosen) ?? (isOf(POUNDS, language) ? 'lb' : 'kg')

/** The units that explanations are told in: the chosen ones, and bodies in the unit that they are shown in everywhere. */
export const toldUnits = (): UnitChoices => ({ ...chosenUnits(), mass: massUnitOf(chosenUnits()) })
