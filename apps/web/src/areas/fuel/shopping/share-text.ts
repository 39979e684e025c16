/** How a text left the page; `dismissed` when the person thought better of it. */
type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed'

/** Hands a text to the device's own share sheet, or to the clipboard where there is none. */
export async function shareText(title: string, text: string): Promise<ShareOutcome> {
  try {
    if ('share' in navigator) {
      await navigator.share({ title, text })
      return 'shared'
    }
  } catch (thrown) {
    if (thrown instanceof DOMException && thrown.name === 'AbortError') return 'dismissed'
  }
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'failed'
  }
}
