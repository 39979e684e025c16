/** Keeps bytes under keys. A key is written once and never changes what it holds. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The bytes; undefined when there are none under this key. */
  get(key: string): Promise<Buffer | undefined>
  /** Removes what is there, or nothing. */
  remove(key: string): Promise<void>
}
