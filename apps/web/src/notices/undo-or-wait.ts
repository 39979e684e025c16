import { refusalOf } from '../api/refusal.ts'
import { showNotice } from '../ui/show-notice.ts'
import type { Doing } from './refusal-notices.ts'
import { tellRefusal } from './tell-refusal.ts'

/**
 * Takes something back that only the server can, by `restore`, which may be asked twice for one thing. While the server cannot
 * be reached or is in trouble, the notice that says so goes on offering Undo; any other refusal is told as one of `doing`.
 */
export function undoOrWait(doing: Doing, restore: () => Promise<unknown>): void {
  restore().catch((thrown: unknown) => {
    const refusal = refusalOf(thrown)
    if (refusal.code !== 'network' && refusal.code !== 'server') return tellRefusal(doing, thrown)
    const again = () => undoOrWait(doing, restore)
    showNotice(import('./waiting-undo.ts').then(({ waitingUndo }) => waitingUndo(doing, refusal, again)))
  })
}
