export type Theme = 'light' | 'dark'

/** Where a chosen theme is kept. */
export const THEME_KEY = 'theme'

/** The theme that somebody chose in this browser; undefined without a choice, or where nothing can be kept. */
export function readChosenTheme(): Theme | undefined {
  try {
    const chosen = localStorage.getItem(THEME_KEY)
    return chosen === 'light' || chosen === 'dark' ? chosen : undefined
  } catch {
    return undefined
  }
}
