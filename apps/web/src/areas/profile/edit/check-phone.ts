import { t } from '@lingui/core/macro'

/** Reads a phone number by the tables of all countries, which are fetched when one is typed. */
export async function readPhone(text: string, country?: string): Promise<string | undefined> {
  const { findPhoneNumber } = await import('@pacemeal/domain/phone-number')
  return findPhoneNumber(text, country)
}

/** What is wrong with a number in E.164; undefined for an empty or right one, and where the tables cannot be fetched. */
export async function findPhoneError(phone: string): Promise<string | undefined> {
  if (phone === '') return undefined
  try {
    return (await readPhone(phone)) === undefined
      ? t`Enter a phone number that exists, with its country, for example +1 415 555 0100`
      : undefined
  } catch {
    // Without a network, nothing is saved either; the server checks again.
    return undefined
  }
}
