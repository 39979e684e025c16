import type { Intensity, SessionType } from '@pacemeal/domain'

const REST = /^\W*(rest|off|day off|rest day|no training|travel)\b(?!.*\b(run|ride|swim)\b)/i
const SPORT =
  /\b(run|jog|ride|bike|cycl\w*|swim\w*|row\w*|hik\w*|ski\w*|tempo|intervals?|threshold|long|easy|endurance|workout|training|session|brick|trainer|zone \d|z[1-5]|\d+ ?(km|k|mi|miles)|x\d+)\b/i

/** Words of a title that tell what kind of session it is, the first that fits. */
const types: readonly (readonly [SessionType, RegExp])[] = [
  ['Competition', /\b(race(?![ -]?(pace|prep|week|sim))|match|game day|competition|tournament|meet)\b/i],
  ['Hybrid', /\b(brick|hyrox|cross ?fit|circuits?|hybrid|metcon)\b/i],
  ['Lift', /\b(strength|gym|lift(ing)?|weights|squats?|core)\b/i],
  ['Recovery', /\b(recovery|mobility|stretch\w*|yoga|foam)\b/i],
  ['Practice', /\b(practice|drills?|technique|skills?|team training|scrimmage)\b/i],
]

const LIGHT = /\b(easy|recovery|light|shake ?out|mobility|stretch\w*|yoga|foam|zone [12]|z[12]|endurance)\b/i
const INTENSE =
  /\b(intervals?|tempo|threshold|vo2\w*|hills?|sprints?|race|hard|max|hiit|match|fartlek|zone [45]|z[45])\b/i

/** What a title says of a session. */
export interface TitleFacts {
  readonly type: SessionType
  readonly intensity: Intensity
}

/** Whether a title names a day without training. */
export const isRest = (title: string): boolean => REST.test(title)

/** Whether a title names a sport or a kind of training. An entry of a whole day without one is a note. */
export const namesTraining = (title: string): boolean =>
  SPORT.test(title) || types.some(([, words]) => words.test(title))

/** The kind and the intensity of a session by its title. */
export const readTitle = (title: string): TitleFacts => ({
  type: types.find(([, words]) => words.test(title))?.[0] ?? 'Conditioning',
  intensity: INTENSE.test(title) ? 'Intense' : LIGHT.test(title) ? 'Light' : 'Moderate',
})

const CLOCK_LENGTH = /\b(?:planned time|duration|time)\W{1,3}(\d{1,2}):([0-5]\d)\b/i
const HOURS = /\b(\d{1,2}(?:[.,]\d)?) ?(?:h|hrs?|hours?)(?: ?([0-5]?\d)(?: ?m\w*)?)?\b/i
const MINUTES = /\b(\d{1,3}) ?(?:'|min|mins|minutes)(?!\w)/i

/** The length that a text names, in minutes: `Planned Time: 1:30`, `1h30`, `2.5 hours`, `45 min`. */
export function findLength(text: string): number | undefined {
  const clock = CLOCK_LENGTH.exec(text)
  if (clock !== null) return Number(clock[1]) * 60 + Number(clock[2])
  const hours = HOURS.exec(text)
  if (hours !== null) return Math.round(Number(hours[1]?.replace(',', '.')) * 60) + Number(hours[2] ?? 0)
  const minutes = MINUTES.exec(text)
  return minutes === null ? undefined : Number(minutes[1])
}
