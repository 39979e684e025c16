import { findLocale, type Locale } from '@pacemeal/domain'
import { translation } from './start.ts'

/** Set while the account does not know a choice yet. */
const UNSENT = 'language-unsent'

/** Keeps a choice on this device, and starts the app anew in it. */
export function chooseLanguage(locale: Locale): void {
  localStorage.setItem('language', locale)
  localStorage.setItem(UNSENT, locale)
  location.reload()
}

/** The choice that the account does not know yet; undefined when there is none. */
export const unsentLanguage = (): Locale | undefined => findLocale(localStorage.getItem(UNSENT))

/** Whether the account may not know the language yet that this device speaks. */
export const isLanguageUnsent = (): boolean => translation.whole !== undefined || unsentLanguage() !== undefined

/** Notes that the account knows. */
export const noteLanguageSent = (): void => localStorage.removeItem(UNSENT)
