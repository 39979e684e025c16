/** Words that devices and services call sports by, and the activity type code of each; the first that fits counts. */
const sports: readonly (readonly [RegExp, number])[] = [
  [/yoga/, 7],
  [/pilates/, 8],
  [/strength|weight|lifting|crossfit|gym/, 6],
  [/elliptical/, 18],
  [/stair|step/, 19],
  [/row/, 17],
  [/snowboard/, 15],
  [/ski/, 14],
  [/surf|paddle/, 16],
  [/box|martial|fight/, 20],
  [/hik|mountaineer|trekking/, 5],
  [/walk/, 4],
  [/run|jog/, 1],
  [/swim/, 3],
  [/cycl|bik|ride/, 2],
  [/danc|zumba|aerobic/, 9],
  [/basketball/, 10],
  [/soccer|football/, 11],
  [/tennis|squash|padel|racket/, 12],
  [/golf/, 13],
]

/** The activity type code of a sport in words; null for one that no code stands for. */
export const sportCode = (...words: readonly (string | undefined)[]): number | null => {
  const text = words.join(' ').toLowerCase()
  return sports.find(([pattern]) => pattern.test(text))?.[1] ?? null
}
