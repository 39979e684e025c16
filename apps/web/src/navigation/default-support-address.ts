/** Shown until the operator's own address is known, and where none is set. */
export const DEFAULT_SUPPORT_ADDRESS = 'support@pacemeal.app'
