import { hasProductWord } from '@pacemeal/domain'
import { openOnce } from '../../open-once.ts'
import { Refusal } from '../../refusal.ts'

/** What passwords are at least that long (the API's own rule), so shorter ones need no look. */
const MIN_LENGTH = 8
/** Shorter parts of a name or an address stand in many a password by chance. */
const MIN_PART = 4

const compact = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Read when somebody first chooses a password: the list holds memory that a process without such requests never needs. */
const common = openOnce(async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const texts = dictionary['passwords-common'].map((one) => compact(String(one)))
  return new Set(texts.filter((one) => one.length >= MIN_LENGTH))
})

/** Whether the password is among the most used ones of published leaks, in any case. */
export const isCommonPassword = async (password: string): Promise<boolean> =>
  (await common.get()).has(compact(password))

/** Whose password it is to be. */
export interface PasswordOwner {
  readonly name: string
  readonly email: string
}

const personalParts = ({ name, email }: PasswordOwner): string[] => {
  const [local = ''] = email.split('@', 1)
  const parts = [email, local, name, name.replaceAll(/\s+/g, ''), ...name.split(/\s+/)]
  return parts.map((part) => compact(part).trim()).filter((part) => part.length >= MIN_PART)
}

/** Whether the password contains the person's name, a part of it, or their address. */
export const isPersonalPassword = (password: string, owner: PasswordOwner): boolean => {
  const text = compact(password)
  return personalParts(owner).some((part) => text.includes(part))
}

/**
 * Refuses a new password that is tried first by whoever guesses: a common one, one with the name of this product, or one
 * made of the person's own data.
 */
export const requireUncommon = async (password: string, owner: PasswordOwner): Promise<void> => {
  if (await isCommonPassword(password)) {
    throw new Refusal('general_argument_invalid', ({ account }) => account.commonPassword, {
      reason: 'common_password',
    })
  }
  if (hasProductWord(password)) {
    throw new Refusal('general_argument_invalid', ({ account }) => account.productPassword, { reason: 'product_word' })
  }
  if (isPersonalPassword(password, owner)) {
    throw new Refusal('password_personal_data', ({ account }) => account.personalPassword)
  }
}
