import { type MealTime, mealTimeFromText } from '@pacemeal/domain'

/** What was said of the time of a meal, and the words without the time. */
export interface Moment {
  readonly rest: string
  readonly meal?: MealTime
  readonly time?: string
}

const hours = ['twelve', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven']
const hourOf = (text: string, names: readonly string[]): number => {
  const at = names.indexOf(text.toLowerCase())
  return at < 0 ? Number(text) : at || 12
}
const hourNamed = (text: string): number => hourOf(text, hours)
const germanHours = ['zwölf', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf']
const spanishHours = ['doce', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once']
const germanHour = `(\\d{1,2}|${germanHours.join('|')})`
const spanishHour = `(\\d{1,2}|${spanishHours.join('|')})`
const hourWord = `(\\d{1,2}|${hours.join('|')})`

interface Spoken {
  readonly hour: number
  readonly minute: number
  readonly half?: string | undefined
}

/** Ways to say a time, the most exact first. A bare number is only a time behind `at` and before a stop. */
const ways: readonly (readonly [RegExp, (found: readonly (string | undefined)[]) => Spoken])[] = [
  [
    /\b(?:at\s+)?(\d{1,2})[:.](\d{2})\s*([ap])\.?m\b\.?/i,
    ([, hour, minute, half]) => ({ hour: Number(hour), minute: Number(minute), half }),
  ],
  [
    /\b(\d{1,2})\.([0-5]\d)(?=\s+(?:breakfast|lunch|dinner|supper|snack)\b)|\bat\s+(\d{1,2})\.([0-5]\d)\b/i,
    ([, hour, minute, atHour, atMinute]) => ({ hour: Number(hour ?? atHour), minute: Number(minute ?? atMinute) }),
  ],
  [/\b(?:at\s+)?(\d{1,2}):(\d{2})\b/i, ([, hour, minute]) => ({ hour: Number(hour), minute: Number(minute) })],
  [
    new RegExp(`\\b(?:at\\s+)?(half|quarter)\\s+(past|to)\\s+${hourWord}\\b(?:\\s*([ap])\\.?m\\b)?`, 'i'),
    ([, part, way, hour = '', half]) => {
      const minutes = part?.toLowerCase() === 'half' ? 30 : 15
      return way?.toLowerCase() === 'to'
        ? { hour: hourNamed(hour) - 1, minute: 60 - minutes, half }
        : { hour: hourNamed(hour), minute: minutes, half }
    },
  ],
  [
    new RegExp(`\\b(?:at\\s+)?${hourWord}\\s*([ap])\\.?m\\b\\.?`, 'i'),
    ([, hour = '', half]) => ({ hour: hourNamed(hour), minute: 0, half }),
  ],
  [
    new RegExp(`\\b(?:at\\s+)?${hourWord}\\s*o[’']?\\s?clock\\b`, 'i'),
    ([, hour = '']) => ({ hour: hourNamed(hour), minute: 0 }),
  ],
  // `um 7 Uhr`, `gegen 19.30 Uhr`, `a las 14`, `a las ocho de la tarde`.
  [
    new RegExp(`\\b(?:(?:um|gegen|ab|so um)\\s+)?${germanHour}(?:[:.](\\d{2}))?\\s*uhr\\b(?:\\s*([0-5]\\d)\\b)?`, 'i'),
    ([, hour = '', minute, behind]) => ({ hour: hourOf(hour, germanHours), minute: Number(minute ?? behind ?? 0) }),
  ],
  [
    new RegExp(
      `\\b(?:a|sobre|hacia)\\s+las?\\s+${spanishHour}(?:[:.h](\\d{2}))?\\b(?:\\s*h(?:oras)?\\b)?(?:\\s+(?:de|por)\\s+la\\s+(ma[nñ]ana|tarde|noche))?`,
      'i',
    ),
    ([, hour = '', minute, part]) => ({
      hour: hourOf(hour, spanishHours),
      minute: Number(minute ?? 0),
      half: part === undefined ? undefined : /^m/i.test(part) ? 'a' : 'p',
    }),
  ],
  [/\b(?:at\s+)?(?:noon|midday)\b/i, () => ({ hour: 12, minute: 0, half: 'p' })],
  [/\b(?:at\s+)?midnight\b/i, () => ({ hour: 0, minute: 0 })],
  [
    new RegExp(`\\bat\\s+${hourWord}(?=\\s*(?:[,;:]|$)|\\s+(?:an?|some)\\s)`, 'i'),
    ([, hour = '']) => ({ hour: hourNamed(hour), minute: 0 }),
  ],
]

/** Nobody who says `dinner at seven` means the morning; `p` is for pm. */
function hour24({ hour, half }: Spoken, isLate: boolean): number {
  if (half?.toLowerCase() === 'p') return hour < 12 ? hour + 12 : hour
  if (half?.toLowerCase() === 'a') return hour === 12 ? 0 : hour
  return isLate && hour > 0 && hour < 12 ? hour + 12 : hour
}

const two = (value: number): string => String(value).padStart(2, '0')

const everywhere = ways.map(([way]) => new RegExp(way.source, 'gi'))

/** Words without the times that they still hold: of several meals of a day each names its own. */
const withoutTimes = (text: string): string => everywhere.reduce((said, way) => said.replaceAll(way, ' , '), text)

/** Reads the meal and the time that were said, the first of several, and takes all times out of the words. */
export function readMoment(text: string): Moment {
  const named = mealTimeFromText(text)
  const meal = named === 'general' ? {} : { meal: named }
  const isLate = named === 'dinner' || /\b(?:evening|tonight|supper|afternoon)\b/i.test(text)
  for (const [way, read] of ways) {
    const found = way.exec(text)
    if (!found) continue
    const spoken = read(found)
    const hour = hour24(spoken, isLate)
    if (!(hour >= 0 && hour < 24 && spoken.minute < 60)) continue
    const [before, behind] = [text.slice(0, found.index), text.slice(found.index + found[0].length)]
    return {
      rest: `${withoutTimes(before)} , ${withoutTimes(behind)}`,
      ...meal,
      time: `${two(hour)}:${two(spoken.minute)}`,
    }
  }
  return { rest: text, ...meal }
}
