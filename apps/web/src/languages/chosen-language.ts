import type { Locale } from '@pacemeal/domain'

/** Where a choice is kept on this device. */
const CHOSEN = 'language'
/** Set while the account does not know a choice yet. */
export const UNSENT_LANGUAGE = 'language-unsent'

/** What `keepChosenLanguage` keeps; null for nothing, or where nothing can be kept. */
export const readChosenLanguage = (): string | null => {
  try {
    return localStorage.getItem(CHOSEN)
  } catch {
    return null
  }
}

/** Keeps a choice on this device, and that the account does not know it yet. */
export function keepChosenLanguage(locale: Locale): void {
  localStorage.setItem(CHOSEN, locale)
  localStorage.setItem(UNSENT_LANGUAGE, locale)
}

/** Whether a language tag stands for English. */
export const isEnglish = (tag: string): boolean => tag.startsWith('en')

/** Whether the person may want another language than English, by a choice or by what the browser asks for. */
export const mayWantAnother = (): boolean => readChosenLanguage() !== null || !navigator.languages.every(isEnglish)
