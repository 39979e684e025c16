/** Passwords of test people protect nobody, so that their hashes are cheap ones, where the settings admit them. */
export const testHashing = (settings: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> =>
  settings.NODE_ENV === undefined ? { PASSWORD_HASHING: 'minimal' } : {}
