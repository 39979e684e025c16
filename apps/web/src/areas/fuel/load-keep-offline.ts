/** Reads the present week for the time without a network; what cannot be read now is read when its screen is opened. */
export const loadKeepOffline = (userId: string): Promise<void> =>
  import('./keep-offline.ts').then(({ keepOffline }) => keepOffline(userId)).catch(() => undefined)
