import { findLocale, type Locale, type UnitChoices } from '@pacemeal/domain'
import { sdk } from './sdk.ts'

/**
 * Tells the account the language that its mails and notifications are written in: one that was just chosen, else that of
 * this device as long as the account has none.
 */
export async function tellLanguage(chosen: Locale | undefined, active: Locale): Promise<void> {
  const { accountApi } = await sdk()
  const prefs: Readonly<Record<string, unknown>> = await accountApi.getPrefs()
  const wanted = chosen ?? findLocale(prefs.locale) ?? active
  if (prefs.locale !== wanted) await accountApi.updatePrefs({ prefs: { ...prefs, locale: wanted } })
}

/** Tells the account the units that its person has chosen. */
export async function tellUnits(units: UnitChoices): Promise<void> {
  const { accountApi } = await sdk()
  const prefs: Readonly<Record<string, unknown>> = await accountApi.getPrefs()
  await accountApi.updatePrefs({ prefs: { ...prefs, units } })
}
