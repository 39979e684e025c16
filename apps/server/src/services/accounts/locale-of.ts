import {
  DEFAULT_LOCALE,
  findLocale,
  type Locale,
  parseJsonObject,
  readUnitChoices,
  type UnitChoices,
} from '@pacemeal/domain'
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

/** How a person reads figures and words. */
export interface Reader {
  readonly locale: Locale
  /** By the `units` of the preferences; what was never chosen is missing. */
  readonly units: UnitChoices
}

/** How the person of an account reads; in English, and without chosen units, where there is no account. */
export const findReader = async (handle: Handle, userId: string): Promise<Reader> => {
  const { prefs } = (await findUser(handle, userId)) ?? { prefs: '{}' }
  return { locale: localeOf({ prefs }), units: readUnitChoices(parseJsonObject(prefs).units) }
}

/** An account as the reader of a mail. */
export const recipientOf = (user: Pick<UserRow, 'email' | 'name' | 'prefs'>): Recipient => ({
  email: user.email,
  name: user.name,
  locale: localeOf(user),
})
