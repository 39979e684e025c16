import { activateEnglish } from './activate.ts'
import { isEnglish, readChosenLanguage } from './chosen-language.ts'

/** Settles once every text of a translated language is here; undefined as long as the app speaks English. */
export const translation: { whole?: Promise<unknown> } = {}

/** Makes the person's language that of the app: their choice, else the browser's; English where it cannot be fetched. */
export async function activateLanguage(): Promise<void> {
  activateEnglish()
  const chosen = readChosenLanguage()
  if (isEnglish(chosen ?? navigator.language)) return
  try {
    await (await import('./translated.ts')).activateTranslated(chosen, translation)
  } catch {
    // English stands in the code; the next start asks again.
  }
}
