/** Work that may ask, before each step, whether its turn still lasts. */
export type ExclusiveWork = (isOurTurn: () => Promise<boolean>) => Promise<void>
