import { refusalOf } from '../api/refusal.ts'
import { showNotice } from '../ui/show-notice.ts'
import type { Doing } from './refusal-notices.ts'

/** Shows why something did not work, in the words for what the person was doing. They are fetched when they are needed. */
export function tellRefusal(doing: Doing, thrown: unknown): void {
  const refusal = refusalOf(thrown)
  // The login has taken the screen's place, and says itself why; only the specification's own words stand beside it.
  if (refusal.code === 'signed-out' && doing !== 'connect-wearable') return
  showNotice(import('./refusal-notices.ts').then(({ toldRefusal }) => toldRefusal(doing, refusal)))
}
