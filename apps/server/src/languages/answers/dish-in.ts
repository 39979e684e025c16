import { germanKitchen } from '@pacemeal/catalog/german'
import { spanishKitchen } from '@pacemeal/catalog/spanish'
import type { Locale } from '@pacemeal/domain'

const kitchens = { de: germanKitchen, es: spanishKitchen } as const satisfies Partial<Record<Locale, unknown>>

/** A dish of the plan, which names it in English, as a sentence in another language names it. */
export const dishIn = (name: string, locale: keyof typeof kitchens): string => kitchens[locale].dish(name) ?? name
