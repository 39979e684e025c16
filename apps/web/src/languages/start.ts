import { activateEnglish } from './activate.ts'

/** What `chooseLanguage` keeps. */
const chosen = (): string | null => {
  try {
    return localStorage.getItem('language')
  } catch {
    return null
  }
}
const isEnglish = (tag: string): boolean => tag.startsWith('en')

/** Settles once every text of a translated language is here; undefined as long as the app speaks English. */
export const translation: { whole?: Promise<unknown> } = {}

/** Whether the person may want another language than English, by a choice or by what the browser asks for. */
export const mayWantAnother = (): boolean => chosen() !== null || !navigator.languages.every(isEnglish)

/** Makes the person's language that of the app: their choice, else the browser's; English where it cannot be fetched. */
export async function activateLanguage(): Promise<void> {
  activateEnglish()
  if (isEnglish(chosen() ?? navigator.language)) return
  try {
    await (await import('./translated.ts')).activateTranslated(chosen(), translation)
  } catch {
    // English stands in the code; the next start asks again.
  }
}
