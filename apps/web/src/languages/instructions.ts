import { i18n } from '@lingui/core'
import { instructionKey, partOfRecipe } from '@pacemeal/catalog/instruction-parts'
import { DEFAULT_LOCALE, HOUR_SECONDS, MINUTE_SECONDS, type StepTimer } from '@pacemeal/domain'
import { useEffect, useState } from 'react'
import { numberFormat } from './formats.ts'
import { dishName } from './kitchen.ts'
import {
  areInstructionsTranslated,
  type InstructionParts,
  spokenInstructions as spoken,
} from './spoken-instructions.ts'
import { chosenUnits } from './units.ts'

async function fetchPart(load: () => Promise<InstructionParts>, number: number): Promise<void> {
  try {
    const part = await (await load())[number]?.()
    for (const [key, text] of Object.entries(part?.instructions ?? {})) spoken.texts.set(key, text)
  } catch {
    // The next who wants it asks again.
    spoken.asked.delete(number)
  }
}

/**
 * Fetches what these recipes tell, in the person's language, and settles once it is here, or could not be fetched. The
 * service worker keeps it, so that they can be cooked without a network.
 */
export async function fetchInstructions(recipes: readonly string[]): Promise<void> {
  const { load, asked } = spoken
  if (load === undefined) return
  const numbers = [...new Set(recipes.map(partOfRecipe))]
  for (const number of numbers) if (!asked.has(number)) asked.set(number, fetchPart(load, number))
  await Promise.all(numbers.map((number) => asked.get(number)))
}

/** An oven's heat in both units, as recipes tell it: `180 C (350 F)`, `180 °C (350 °F)`. */
const HEAT = /(\d+) °?C \((\d+) °?F\)/g

/** A text with an oven's heat in the chosen degrees alone; in both until one is chosen. */
export const inChosenDegrees = (text: string): string => {
  const { temperature } = chosenUnits()
  return temperature === undefined ? text : text.replace(HEAT, temperature === 'C' ? '$1 °C' : '$2 °F')
}

/**
 * Says the description or a step of a recipe in the person's language and degrees: what is not translated, or could not be
 * fetched, stays as it is.
 */
export function useInstructionText(recipe: string | undefined): (text: string) => string {
  const [, setFetched] = useState(0)
  useEffect(() => {
    if (recipe === undefined || !areInstructionsTranslated()) return
    let isWanted = true
    void fetchInstructions([recipe]).then(() => {
      if (isWanted) setFetched((before) => before + 1)
    })
    return () => {
      isWanted = false
    }
  }, [recipe])
  return (text) => inChosenDegrees(spoken.texts.get(instructionKey(text)) ?? dishName(text))
}

/** The unit in which a time reads plainly: whole and half hours, else minutes. */
const unitOf = (seconds: number): readonly [name: 'hour' | 'minute' | 'second', length: number] => {
  if (seconds < MINUTE_SECONDS) return ['second', 1]
  const isHalfHours = seconds >= HOUR_SECONDS && seconds % (HOUR_SECONDS / 2) === 0
  return isHalfHours ? ['hour', HOUR_SECONDS] : ['minute', MINUTE_SECONDS]
}

/** A time that a step names: in English as the step says it, else in figures (`15 Minuten`, `1,5 Stunden`). */
export function timerText({ words, seconds }: StepTimer): string {
  if (i18n.locale === DEFAULT_LOCALE) return words
  const [unit, length] = unitOf(seconds)
  return numberFormat({ style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 }).format(seconds / length)
}
