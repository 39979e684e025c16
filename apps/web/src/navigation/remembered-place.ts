/** Where the path is kept that a guest wanted to open. */
export const REMEMBERED_PATH = 'remembered_path'

/** The path that a guest wanted to open, or where somebody's session ended; null for none, or where nothing can be kept. */
export function findRememberedPath(): string | null {
  try {
    return sessionStorage.getItem(REMEMBERED_PATH)
  } catch {
    return null
  }
}
