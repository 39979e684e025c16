import type { Locale } from '@pacemeal/domain'

/** The language that is wanted last, beside English. */
export interface Translation {
  /** Settles once every text of a translated language is here; undefined as long as the app speaks English. */
  whole?: Promise<unknown>
  /** Which it is: what was asked for in another is not spoken any more when it arrives. */
  locale?: Locale
  /** Makes foods, dishes and steps English again. */
  forget?: () => void
}
