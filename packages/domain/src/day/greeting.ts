const NOON = 720
const EVENING = 1020
const DAWN = 240

/** The greeting for a minute of the day: morning from 4:00, afternoon from noon, evening from 17:00. */
export function greetingAt(minute: number): 'Good morning' | 'Good afternoon' | 'Good evening' {
  if (minute >= DAWN && minute < NOON) return 'Good morning'
  return minute >= NOON && minute < EVENING ? 'Good afternoon' : 'Good evening'
}
