/** Longest that a refusal says what was sent: its names are the client's own, and may be as long as the request. */
const MAX_TOLD = 300

/** Words of a refusal with what was sent in them, cut where they become long. */
export const toldBriefly = (words: string): string =>
  words.length <= MAX_TOLD ? words : `${words.slice(0, MAX_TOLD).toWellFormed()}…`
