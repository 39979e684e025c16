/** Where an earlier version of the app kept the logs of a person that were not sent yet, in local storage. */
export const earlierQueueKey = (owner: string): string => `meal_log_queue:${owner}`

/** Whether it left anything there. Nothing where storage is blocked. */
export const hasEarlierQueue = (owner: string): boolean => {
  try {
    return localStorage.getItem(earlierQueueKey(owner)) !== null
  } catch {
    return false
  }
}
