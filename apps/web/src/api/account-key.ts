/** The key of the signed-in account. */
export const accountKey = ['account'] as const
