// What other areas may use of this one.
export { UnsentButton } from './unsent-button.tsx'
export { useWriteQueue } from './use-write-queue.ts'
