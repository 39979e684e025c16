import type { Notice } from '../ui/notice.ts'
import { dismissNotices, showNotice } from '../ui/show-notice.ts'
import type { notices } from './catalogue.ts'
import { fetchNotices } from './fetch-notices.ts'
import type { NoticeCode } from './notice-code.ts'
import type { NoticeSubject } from './subjects.ts'

type Catalogue = typeof notices

/**
 * Shows the notice of an outcome. Outcomes whose words hold a detail take it as further arguments. The words are fetched
 * with the first notice, so that no screen waits for the whole catalogue.
 */
export function tell<C extends NoticeCode>(code: C, ...details: Parameters<Catalogue[C]>): void {
  showNotice(wordsOf(code, details))
}

/** The same of an outcome that can be taken back for a while, though its words say nothing of that. */
export function tellWithUndo<C extends NoticeCode>(
  takeBack: () => void,
  code: C,
  ...details: Parameters<Catalogue[C]>
): void {
  const timed = import('./timed-notice.ts')
  showNotice(
    Promise.all([wordsOf(code, details), timed]).then(([notice, { undo, UNDO_MS }]) => ({
      ...notice,
      ...undo(takeBack),
      duration: UNDO_MS,
    })),
  )
}

async function wordsOf<C extends NoticeCode>(code: C, details: Parameters<Catalogue[C]>): Promise<Notice> {
  // What is told may be taken back where there is no network any more: that it waits then is said in words of its own.
  void fetchNotices()
  const [{ notices }, { aboutOf }] = await Promise.all([import('./catalogue.ts'), import('./subjects.ts')])
  const words = notices[code] as (...details: Parameters<Catalogue[C]>) => Notice
  const notice = words(...details)
  return { ...notice, ...aboutOf(code, notice.type) }
}

/** Takes back what is not so any more: the outcome has been overtaken. */
export const withdraw = (...codes: readonly NoticeCode[]): void =>
  dismissNotices(({ code }) => codes.some((one) => one === code))

/** It worked after all: what failed before on the subject is behind. */
export const withdrawFailures = (subject: NoticeSubject): void =>
  dismissNotices((notice) => notice.subject === subject && (notice.type === 'error' || notice.type === 'warning'))
