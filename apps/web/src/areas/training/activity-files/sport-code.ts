/** Words that devices and services call sports by, and the activity type code of each; the first that fits counts. */
const sports: readonly (readonly [RegExp, number])[] = [
  [/yoga/, 7],
  [/pilates/, 8],
  [/strength|weight|lifting|crossfit|\bgym\b/, 6],
  [/elliptical/, 18],
  [/stair|\bstep(?:per|s)?\b/, 19],
  [/\brow(?:ing|er)?\b/, 17],
  [/snowboard/, 15],
  [/\bski(?:ing)?\b/, 14],
  [/\b(?:wind|kite)?surf(?:ing)?\b|paddle|paddling/, 16],
  [/\b(?:kick)?box(?:ing)?\b|martial|fight/, 20],
  [/\bhik(?:e|ing)\b|mountaineer|trekking/, 5],
  [/\bwalk(?:ing)?\b/, 4],
  [/\b(?:trail|park)?run(?:ning)?\b|\bjog(?:ging)?\b/, 1],
  [/swim/, 3],
  [/cycl|\b(?:e|mountain)?bik(?:e|ing)\b|\b(?:\w+bike)?rid(?:e|ing)\b/, 2],
  [/\bdanc(?:e|ing)\b|zumba|aerobic/, 9],
  [/basketball/, 10],
  [/soccer|football/, 11],
  [/tennis|squash|padel|racket/, 12],
  [/\bgolf(?:ing)?\b/, 13],
]

/** The words of a name: `VirtualRide`, `indoor_rowing` and `Morning Run` apart. */
const wordsOf = (text: string): string =>
  text
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replaceAll(/[_\W]+/g, ' ')
    .toLowerCase()

/**
 * The activity type code of a sport in words; null for one that no code stands for. Whole words count: a loop round Brown Hills is
 * no rowing.
 */
export const sportCode = (...words: readonly (string | undefined)[]): number | null => {
  const text = wordsOf(words.join(' '))
  return sports.find(([pattern]) => pattern.test(text))?.[1] ?? null
}
