import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { prepareAlarmOnTap, ringAlarm, silenceAlarm } from './alarm.ts'

let isAllowed: boolean
let tones: number
let contexts: Context[]

const parameter = { value: 0, setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined }

/** A browser's sound: silent until somebody has tapped. */
class Context {
  state: 'running' | 'suspended' | 'interrupted' = 'suspended'
  currentTime = 0
  destination = {}
  constructor() {
    contexts.push(this)
  }
  async resume() {
    if (isAllowed) this.state = 'running'
  }
  createOscillator() {
    const tone = { frequency: parameter, connect: (next: unknown) => next, start: () => tones++, stop: () => undefined }
    return tone
  }
  createGain() {
    return { gain: parameter, connect: (next: unknown) => next }
  }
}

const page = new EventTarget()

beforeEach(() => {
  isAllowed = false
  tones = 0
  contexts = []
  vi.useFakeTimers()
  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => {
  silenceAlarm()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a timer that outlived its page rings once somebody taps, and after a call has interrupted the sound', () => {
  const stop = prepareAlarmOnTap()
  ringAlarm()
  expect(tones).toBe(0)
  isAllowed = true
  page.dispatchEvent(new Event('pointerup'))
  vi.advanceTimersByTime(1700)
  expect(tones).toBe(3)

  const [context] = contexts
  if (context === undefined) throw new Error('No sound was asked for.')
  context.state = 'interrupted'
  vi.advanceTimersByTime(1600)
  expect(tones).toBe(6)
  silenceAlarm()
  vi.advanceTimersByTime(10_000)
  expect(tones).toBe(6)
  stop()
})
