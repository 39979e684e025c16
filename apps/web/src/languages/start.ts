import { i18n } from '@lingui/core'
import { activateEnglish } from './activate.ts'
import { isEnglish, readChosenLanguage } from './chosen-language.ts'
import type { Translation } from './translation.ts'

/** The language beside English, for what waits for its texts. */
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
