import { findLocale, type Locale } from '@pacemeal/domain'
import { keepChosenLanguage, UNSENT_LANGUAGE } from './chosen-language.ts'
import { translation } from './start.ts'

/** Keeps a choice on this device, and starts the app anew in it. */
export function chooseLanguage(locale: Locale): void {
  keepChosenLanguage(locale)
  location.reload()
}

/** The choice that the account does not know yet; undefined when there is none. */
export const unsentLanguage = (): Locale | undefined => findLocale(localStorage.getItem(UNSENT_LANGUAGE))

/** Whether the account may not know the language yet that this device speaks. */
export const isLanguageUnsent = (): boolean => translation.whole !== undefined || unsentLanguage() !== undefined

/** Notes that the account knows. */
export const noteLanguageSent = (): void => localStorage.removeItem(UNSENT_LANGUAGE)
