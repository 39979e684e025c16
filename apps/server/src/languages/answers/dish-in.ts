import { britishKitchen } from '@pacemeal/catalog/british'
import { germanKitchen } from '@pacemeal/catalog/german'
import { spanishKitchen } from '@pacemeal/catalog/spanish'
import { DEFAULT_LOCALE, type Locale, type UnitChoices } from '@pacemeal/domain'

const kitchens = { de: germanKitchen, es: spanishKitchen } as const satisfies Partial<Record<Locale, unknown>>

/** A dish of the plan, which names it in English, as a sentence in another language names it. */
export const dishIn = (name: string, locale: keyof typeof kitchens): string => kitchens[locale].dish(name) ?? name

/** The same for any reader: in English with the British or American names that were chosen. */
export const dishFor = (name: string, locale: Locale, names: UnitChoices['names']): string => {
  if (locale !== DEFAULT_LOCALE) return dishIn(name, locale)
  return names === 'GB' ? britishKitchen.dish(name) : name
}
