import { DEFAULT_LOCALE, findLocale, type Locale, parseJsonObject } from '@pacemeal/domain'
import type { Recipient } from '../../mails/account-mails.ts'
import type { Handle } from '../../store/open.ts'
import type { UserRow } from '../../store/tables.ts'
import { findUser } from './find-user.ts'

/** The language of an account, by the `locale` of its preferences; English until one is chosen. */
export const localeOf = ({ prefs }: Pick<UserRow, 'prefs'>): Locale =>
  findLocale(parseJsonObject(prefs).locale) ?? DEFAULT_LOCALE

/** The language that a person reads. */
export const findPersonLocale = async (handle: Handle, userId: string): Promise<Locale> => {
  const user = await findUser(handle, userId)
  return user === undefined ? DEFAULT_LOCALE : localeOf(user)
}

/** An account as the reader of a mail. */
export const recipientOf = (user: Pick<UserRow, 'email' | 'name' | 'prefs'>): Recipient => ({
  email: user.email,
  name: user.name,
  locale: localeOf(user),
})
