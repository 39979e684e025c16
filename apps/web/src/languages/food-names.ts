import { i18n } from '@lingui/core'
import type { KitchenTranslator } from '@pacemeal/catalog/translation'
import { DEFAULT_LOCALE, type UnitChoices } from '@pacemeal/domain'
import { chosenUnits } from './units.ts'

/** Countries that call foods as Britain does: aubergine, courgette, coriander. */
const isBritish = (language: string): boolean => /-(?:GB|IE|GG|IM|JE|GI|MT)$/i.test(language)

/** What foods are called in English: as it was chosen, until then as in the country of the browser's language. */
export const foodNamesOf = (chosen: UnitChoices, language = navigator.language): NonNullable<UnitChoices['names']> =>
  chosen.names ?? (isBritish(language) ? 'GB' : 'US')

const fetched: { british?: KitchenTranslator } = {}

const areBritish = (): boolean => i18n.locale === DEFAULT_LOCALE && foodNamesOf(chosenUnits()) === 'GB'

/** The names of foods where they are others than the American ones that they are written in. */
export const foodNames = (): KitchenTranslator | undefined => (areBritish() ? fetched.british : undefined)

/** Fetches the names that are wanted, and settles once they are here. Without them they stay American. */
export async function fetchFoodNames(): Promise<void> {
  if (!areBritish() || fetched.british !== undefined) return
  try {
    const { britishKitchen } = await import('@pacemeal/catalog/british')
    fetched.british = britishKitchen
  } catch {
    // The next start asks again.
  }
}
