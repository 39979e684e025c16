import { i18n } from '@lingui/core'

/** A name as it stands within a sentence: `lunch` of `Lunch`; languages that write nouns large keep it. */
export const withinSentence = (name: string): string => (i18n.locale === 'de' ? name : name.toLowerCase())
