import { i18n, type Messages } from '@lingui/core'
import type { KitchenTranslator } from '@pacemeal/catalog/translation'
import { DEFAULT_LOCALE, findLocale, type Locale, matchLocale } from '@pacemeal/domain'
import { speakKitchen } from './kitchen.ts'
import { type InstructionParts, speakInstructions } from './spoken-instructions.ts'
import type { Translation } from './translation.ts'

type TextPart = () => Promise<{ readonly messages: Messages }>

/** What a language is fetched in. */
interface LanguageParts {
  readonly account: TextPart
  readonly day: TextPart
  readonly training: TextPart
  readonly more: TextPart
  /** Foods and dishes. */
  readonly kitchen: () => Promise<KitchenTranslator>
  /** Descriptions and steps of recipes, in parts of their own. */
  readonly instructions: () => Promise<InstructionParts>
}

/** The catalogues of the languages that do not stand in the code, in the parts that they are fetched in. */
const catalogues: Readonly<Record<Exclude<Locale, 'en'>, LanguageParts>> = {
  de: {
    account: () => import('./de.po?part=account'),
    day: () => import('./de.po?part=day'),
    training: () => import('./de.po?part=training'),
    more: () => import('./de.po?part=more'),
    kitchen: async () => {
      const { germanKitchen } = await import('@pacemeal/catalog/german')
      return germanKitchen
    },
    instructions: async () => {
      const { parts } = await import('@pacemeal/catalog/german-instructions?parts')
      return parts
    },
  },
  es: {
    account: () => import('./es.po?part=account'),
    day: () => import('./es.po?part=day'),
    training: () => import('./es.po?part=training'),
    more: () => import('./es.po?part=more'),
    kitchen: async () => {
      const { spanishKitchen } = await import('@pacemeal/catalog/spanish')
      return spanishKitchen
    },
    instructions: async () => {
      const { parts } = await import('@pacemeal/catalog/spanish-instructions?parts')
      return parts
    },
  },
}

/**
 * Makes the chosen language, else the first that the browser asks for, the one of every text, once the words of the first
 * screens are here. Notes when the others are: the app behind the sign-in waits for them. Without them its texts stay
 * English. Of a language that another has taken the place of meanwhile nothing is spoken.
 */
export async function activateTranslated(chosen: string | null, translation: Translation): Promise<void> {
  const locale = findLocale(chosen) ?? matchLocale(navigator.languages)
  if (locale === DEFAULT_LOCALE) return
  const { account, day, training, more, kitchen, instructions } = catalogues[locale]
  const isWanted = () => translation.locale === locale
  translation.locale = locale
  translation.forget = () => {
    speakKitchen(undefined)
    speakInstructions(undefined)
  }
  speakInstructions(instructions)
  const texts = [day(), training(), more()].map(async (part) => i18n.load(locale, (await part).messages))
  const foods = kitchen().then((translator) => {
    if (isWanted()) speakKitchen(translator)
  })
  translation.whole = Promise.allSettled([...texts, foods])
  // `loadAndActivate` would drop the parts that are here already.
  i18n.load(locale, (await account()).messages)
  if (isWanted()) i18n.activate(locale)
}
