import { i18n } from '@lingui/core'

/** Makes English the language of every text. It stands in the code itself and needs no catalogue. */
export function activateEnglish(): void {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
}
