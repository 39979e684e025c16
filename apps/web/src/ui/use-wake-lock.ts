import { useEffect, useState } from 'react'

/** Whether the screen stays on: asked for, refused (battery saver), or not to be had in this browser. */
export type WakeLockState = 'on' | 'refused' | 'unsupported' | 'pending'

/** Keeps the screen on while the component is shown. A page that comes back into sight asks again. */
export function useWakeLock(): WakeLockState {
  const isSupported = 'wakeLock' in navigator
  const [state, setState] = useState<WakeLockState>(isSupported ? 'pending' : 'unsupported')
  useEffect(() => {
    if (!isSupported) return
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const given = await navigator.wakeLock.request('screen')
        if (isOver) return void given.release()
        lock = given
        setState('on')
      } catch {
        if (!isOver) setState('refused')
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
  }, [isSupported])
  return state
}
