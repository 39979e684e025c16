import { tellLanguage } from '../api/account-language.ts'
import { activeLocale } from '../languages/active-locale.ts'
import { noteLanguageSent, unsentLanguage } from '../languages/choice.ts'

let isTold = false

/** Tells the account the language of this device, once a start. What cannot be told now is told at the next start. */
export async function tellLanguageOnce(): Promise<void> {
  if (isTold) return
  isTold = true
  try {
    await tellLanguage(unsentLanguage(), activeLocale())
    noteLanguageSent()
  } catch {
    // Mails stay in the language that the account had; the app speaks the chosen one all the same.
  }
}
