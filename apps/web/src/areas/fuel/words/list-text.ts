import { i18n } from '@lingui/core'

/** Things in a row as the app's language lists them: `vegan and paleo`. */
export const listText = (things: readonly string[]): string =>
  new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(things)
