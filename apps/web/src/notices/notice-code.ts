import type { notices } from './catalogue.ts'

/** Every outcome that shows a notice. */
export type NoticeCode = keyof typeof notices
