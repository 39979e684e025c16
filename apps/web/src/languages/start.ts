import { i18n } from '@lingui/core'
import type { Locale } from '@pacemeal/domain'
import { activateEnglish } from './activate.ts'
import { isEnglish, readChosenLanguage } from './chosen-language.ts'

/** The language that is wanted last, beside English. */
export interface Translation {
  /** Settles once every text of a translated language is here; undefined as long as the app speaks English. */
  whole?: Promise<unknown>
  /** Which it is: what was asked for in another is not spoken any more when it arrives. */
  locale?: Locale
  /** Makes foods, dishes and steps English again. */
  forget?: () => void
}
export const translation: Translation = {}

/** The choice that the language of the app goes by; undefined before there is one. */
let activatedFor: string | null | undefined

/**
 * Makes the person's language that of the app: their choice, else the browser's; English where it cannot be fetched. Called
 * again, it does so only where another was chosen meanwhile.
 */
export async function activateLanguage(): Promise<void> {
  const chosen = readChosenLanguage()
  if (chosen === activatedFor) return
  activatedFor = chosen
  translation.forget?.()
  delete translation.whole
  delete translation.locale
  activateEnglish()
  if (!isEnglish(chosen ?? navigator.language)) {
    try {
      const { activateTranslated } = await import('./translated.ts')
      if (activatedFor === chosen) await activateTranslated(chosen, translation)
    } catch {
      // English stands in the code; the next start asks again.
    }
  }
  document.documentElement.lang = i18n.locale
}
