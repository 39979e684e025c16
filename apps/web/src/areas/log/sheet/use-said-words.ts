import { useState } from 'react'
import type { LogForm } from './log-form.ts'
import { type LastReading, nothingRead, withReading } from './said-words.ts'
import { useFoodCatalogue } from './use-food-catalogue.ts'

/** Reads the form's words into foods whenever they change, once the catalogue is here. */
export function useSaidWords(form: LogForm, setForm: (form: LogForm) => void) {
  const [isUsed, setUsed] = useState(form.words !== '')
  const { catalogue, hasFailed } = useFoodCatalogue(isUsed)
  const [last, setLast] = useState<LastReading & { readonly words: string }>({ ...nothingRead, words: '' })
  if (catalogue && form.words !== last.words) {
    const read = catalogue.read(form.words)
    setLast({ words: form.words, foods: read.foods, unknown: read.unknown, meal: read.meal, time: read.time })
    setForm(withReading(form, read, last))
  }
  return { hasFailed, use: () => setUsed(true) }
}
