import { type Notice, showNotice } from '../ui/notice.ts'
import type { notices } from './catalogue.ts'

type Catalogue = typeof notices
export type NoticeCode = keyof Catalogue

/**
 * Shows the notice of an outcome. Outcomes whose words hold a detail take it as further arguments. The words are fetched
 * with the first notice, so that no screen waits for the whole catalogue.
 */
export function tell<C extends NoticeCode>(code: C, ...details: Parameters<Catalogue[C]>): void {
  import('./catalogue.ts').then(({ notices }) => {
    const words = notices[code] as (...details: Parameters<Catalogue[C]>) => Notice
    showNotice(words(...details))
  })
}
