import { type Notice, showNotice } from '../ui/notice.ts'
import { notices } from './catalogue.ts'

type Catalogue = typeof notices
export type NoticeCode = keyof Catalogue

/** Shows the notice of an outcome. Outcomes whose words hold a detail take it as further arguments. */
export function tell<C extends NoticeCode>(code: C, ...details: Parameters<Catalogue[C]>): void {
  const words = notices[code] as (...details: Parameters<Catalogue[C]>) => Notice
  showNotice(words(...details))
}
