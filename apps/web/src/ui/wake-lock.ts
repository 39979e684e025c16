/** Whether the screen stays on: asked for, refused or taken back (battery saver), or not to be had in this browser. */
export type WakeLockState = 'on' | 'refused' | 'unsupported' | 'pending'

/** What the screen's state is before anybody asked for it to stay on. */
export const initialWakeLock = (): WakeLockState => ('wakeLock' in navigator ? 'pending' : 'unsupported')

/**
 * Keeps the screen on until the function that it gives is called, and reports each time whether it does. The system lets go of
 * the screen when the page is hidden; a page that comes back into sight asks again. A lock that is taken back while the page is
 * seen, as by a battery saver, is reported as refused.
 */
export function keepScreenOn(report: (state: WakeLockState) => void): () => void {
  if (!('wakeLock' in navigator)) return () => undefined
  let lock: WakeLockSentinel | undefined
  let isOver = false
  const isSeen = () => document.visibilityState === 'visible'
  const ask = async () => {
    if (!isSeen()) return
    try {
      const given = await navigator.wakeLock.request('screen')
      // A page that was hidden and seen again meanwhile has asked twice.
      if (isOver || lock?.released === false) return void given.release()
      lock = given
      given.addEventListener('release', () => {
        if (!isOver && isSeen()) report('refused')
      })
      report('on')
    } catch {
      if (!isOver && lock?.released !== false) report('refused')
    }
  }
  const comeBack = () => void ask()
  void ask()
  document.addEventListener('visibilitychange', comeBack)
  return () => {
    isOver = true
    document.removeEventListener('visibilitychange', comeBack)
    void lock?.release()
  }
}
