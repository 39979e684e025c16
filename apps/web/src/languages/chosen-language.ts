/** What `chooseLanguage` keeps; null for nothing, or where nothing can be kept. */
export const readChosenLanguage = (): string | null => {
  try {
    return localStorage.getItem('language')
  } catch {
    return null
  }
}

/** Whether a language tag stands for English. */
export const isEnglish = (tag: string): boolean => tag.startsWith('en')

/** Whether the person may want another language than English, by a choice or by what the browser asks for. */
export const mayWantAnother = (): boolean => readChosenLanguage() !== null || !navigator.languages.every(isEnglish)
