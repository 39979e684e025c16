const CLOCK_LENGTH = /\b(?:planned time|duration|time|dauer|duración|tiempo)\W{1,3}(\d{1,2}):([0-5]\d)\b/i
const CLOCK_HOURS = /\b(\d{1,2}):([0-5]\d) ?(?:h|hrs?|hours?|std|stunden?|horas?)\b/i
const HOURS = /\b(\d{1,2}(?:[.,]\d)?) ?(?:h|hrs?|hours?|std|stunden?|horas?)(?:\.? ?([0-5]?\d)(?: ?m\w*)?)?\b/i
const MINUTES = /\b(\d{1,3}) ?(?:'|min|mins|minutes|minuten|minutos)(?!\w)/i

/** The length that a text names, in minutes: `Planned Time: 1:30`, `1h30`, `2.5 hours`, `45 min`. */
export function findLength(text: string): number | undefined {
  const clock = CLOCK_LENGTH.exec(text) ?? CLOCK_HOURS.exec(text)
  if (clock !== null) return Number(clock[1]) * 60 + Number(clock[2])
  const hours = HOURS.exec(text)
  if (hours !== null) return Math.round(Number(hours[1]?.replace(',', '.')) * 60) + Number(hours[2] ?? 0)
  const minutes = MINUTES.exec(text)
  return minutes === null ? undefined : Number(minutes[1])
}
