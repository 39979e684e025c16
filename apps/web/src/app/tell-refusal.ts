import { refusalOf } from '../api/refusal.ts'
import { showNotice } from '../ui/notice.ts'
import type { Doing } from './refusal-notices.ts'

/** Shows why something did not work, in the words for what the person was doing. They are fetched when they are needed. */
export function tellRefusal(doing: Doing, thrown: unknown): void {
  showNotice(import('./refusal-notices.ts').then(({ toldRefusal }) => toldRefusal(doing, refusalOf(thrown))))
}
