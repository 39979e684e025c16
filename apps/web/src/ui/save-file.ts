import { MINUTE_MS } from '@pacemeal/domain'

/** How long the browser may take to begin saving before the file leaves memory, in milliseconds. */
const SAVED_WITHIN_MS = MINUTE_MS

/** Has the browser save a file, as a link to it would. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), SAVED_WITHIN_MS)
}
