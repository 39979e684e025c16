let isLost = false

/** The server no longer knows the session although nobody signed out here. */
export const markSessionLost = (): void => {
  isLost = true
}

/** Whether the session was lost rather than ended on purpose; asking settles it. */
export const takeSessionLoss = (): boolean => {
  const was = isLost
  isLost = false
  return was
}
