import { i18n } from '@lingui/core'
import { DEFAULT_LOCALE, HOUR_SECONDS, MINUTE_SECONDS, type StepTimer } from '@pacemeal/domain'
import { useEffect, useState } from 'react'
import { numberFormat } from './formats.ts'

/** The descriptions and steps of recipes by their English text. */
type Instructions = Readonly<Record<string, string>>

interface Spoken {
  /** Fetches them; undefined while they are English. */
  load?: () => Promise<Instructions>
  texts?: Instructions
}
const spoken: Spoken = {}

/** Makes a language the one of what recipes tell a cook; it is fetched when a recipe is first opened. */
export const speakInstructions = (load: (() => Promise<Instructions>) | undefined): void => {
  delete spoken.texts
  if (load === undefined) delete spoken.load
  else spoken.load = load
}

/**
 * Says the description or a step of a recipe in the person's language: what is not translated, or could not be fetched,
 * stays as it is.
 */
export function useInstructionText(): (text: string) => string {
  const [texts, setTexts] = useState(spoken.texts)
  useEffect(() => {
    const { load } = spoken
    if (load === undefined || spoken.texts !== undefined) return
    let isWanted = true
    const keep = (loaded: Instructions) => {
      spoken.texts = loaded
      if (isWanted) setTexts(loaded)
    }
    load().then(keep, () => undefined)
    return () => {
      isWanted = false
    }
  }, [])
  return (text) => texts?.[text] ?? text
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
