/** Something that is opened by whoever needs it first, and shared from then on. */
export interface OpenedOnce<T> {
  /** Opens it, or gives what is open. Throws what opening throws; the next who asks tries again. */
  get(): Promise<T>
  /** What is open or being opened, without opening it; undefined for nothing. Never throws. */
  opened(): Promise<T | undefined>
}

export function openOnce<T>(open: () => Promise<T>): OpenedOnce<T> {
  let shared: Promise<T> | undefined
  return {
    get() {
      shared ??= open().catch((error: unknown) => {
        shared = undefined
        throw error
      })
      return shared
    },
    opened: async () => shared?.catch(() => undefined),
  }
}
