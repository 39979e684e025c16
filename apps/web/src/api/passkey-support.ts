/** Passkeys belong to a host by name; a number in its place has none. */
const IS_NUMBER = /^[\d.]+$|^\[/

/** Whether this browser has passkeys for this address. */
export const hasPasskeys = (): boolean =>
  typeof globalThis.PublicKeyCredential === 'function' && !IS_NUMBER.test(location.hostname)
