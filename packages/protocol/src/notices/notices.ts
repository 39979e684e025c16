import { accountNotices } from './account-notices.ts'
import { fuelNotices } from './fuel-notices.ts'
import { generalNotices } from './general-notices.ts'
import { profileNotices } from './profile-notices.ts'

/**
 * Every outcome that pops up, with its exact words (product specification). The code is what the rules and calls give;
 * the arguments are the details that its words hold.
 */
export const notices = { ...generalNotices, ...accountNotices, ...profileNotices, ...fuelNotices } as const

export type NoticeTable = typeof notices
export type NoticeCode = keyof NoticeTable
/** The details that a notice's words hold. */
export type NoticeDetails<C extends NoticeCode> = Parameters<NoticeTable[C]>
