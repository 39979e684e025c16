let context: AudioContext | undefined
let ringing: ReturnType<typeof setInterval> | undefined

/** Browsers play sound only after a tap: called with the tap that starts a timer. A sound that was interrupted goes on. */
export function prepareAlarm(): void {
  try {
    context ??= new AudioContext()
    void context.resume()
  } catch {
    // No sound on this device: the alarm is seen, and felt where it can vibrate.
  }
}

/**
 * Prepares the alarm with any tap or key from now on, until the function that it gives is called: a timer that was started
 * before the page was loaded had its tap then.
 */
export function prepareAlarmOnTap(): () => void {
  const taps = ['pointerup', 'keydown'] as const
  for (const tap of taps) addEventListener(tap, prepareAlarm, true)
  return () => {
    for (const tap of taps) removeEventListener(tap, prepareAlarm, true)
  }
}

const BEEPS = [0, 0.22, 0.44] as const
const PAUSE_MS = 1600
const VIBRATION = [200, 100, 200, 100, 200]

function beep(): void {
  // Where sound needs no tap there is one at once; a call or a locked phone may have interrupted it.
  prepareAlarm()
  if (context?.state === 'running') {
    for (const after of BEEPS) {
      const tone = context.createOscillator()
      const volume = context.createGain()
      const at = context.currentTime + after
      tone.frequency.value = 880
      volume.gain.setValueAtTime(0, at)
      volume.gain.linearRampToValueAtTime(0.4, at + 0.02)
      volume.gain.linearRampToValueAtTime(0, at + 0.16)
      tone.connect(volume).connect(context.destination)
      tone.start(at)
      tone.stop(at + 0.18)
    }
  }
  if ('vibrate' in navigator) navigator.vibrate(VIBRATION)
}

/** Rings until it is silenced. */
export function ringAlarm(): void {
  if (ringing !== undefined) return
  beep()
  ringing = setInterval(beep, PAUSE_MS)
}

export function silenceAlarm(): void {
  clearInterval(ringing)
  ringing = undefined
}
