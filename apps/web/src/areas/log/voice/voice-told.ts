const KEY = 'voice-told'

/** Whether it was said on this device where the voice may go. */
export function isVoiceTold(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/** Notes that it was said, and that somebody went on. */
export function noteVoiceTold(): void {
  try {
    localStorage.setItem(KEY, 'yes')
  } catch {
    // Where nothing can be stored it is said again.
  }
}
