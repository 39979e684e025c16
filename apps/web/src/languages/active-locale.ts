import { i18n } from '@lingui/core'
import { DEFAULT_LOCALE, findLocale, type Locale } from '@pacemeal/domain'

/** The language of the app as the packages know it, which write sentences of their own. */
export const activeLocale = (): Locale => findLocale(i18n.locale) ?? DEFAULT_LOCALE
