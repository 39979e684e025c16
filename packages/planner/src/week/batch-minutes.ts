/** Each more serving in a pot takes this share of the first one's hands-on time. */
const MORE_PER_SERVING = 0.1

/** Hands-on minutes of cooking some servings at once. */
export const batchMinutes = (handsOn: number, servings: number): number =>
  Math.round(handsOn * (1 + MORE_PER_SERVING * Math.max(0, servings - 1)))
