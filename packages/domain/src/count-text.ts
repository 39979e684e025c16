/** A count with its thing in people's words: `1 minute`, `12 minutes`; another plural is named. */
export const countText = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`
