import { findLocale, type Locale, type UnitChoices } from '@pacemeal/domain'
import { refreshAccount } from './account.ts'
import { sdk } from './sdk.ts'

type Preferences = Readonly<Record<string, unknown>>

let last: Promise<unknown> = Promise.resolve()

/** Changes some of the account's preferences, one change after another: they are read and written as a whole. */
function changePreferences(change: (prefs: Preferences) => Preferences): Promise<void> {
  const changed = last.then(async () => {
    const { accountApi } = await sdk()
    const prefs: Preferences = await accountApi.getPrefs()
    const wanted = change(prefs)
    if (wanted !== prefs) await accountApi.updatePrefs({ prefs: wanted })
  })
  last = changed.catch(() => undefined)
  return changed
}

/**
 * Tells the account the language that its mails and notifications are written in: one that was just chosen, else that of
 * this device as long as the account has none.
 */
export const tellLanguage = (chosen: Locale | undefined, active: Locale): Promise<void> =>
  changePreferences((prefs) => {
    const locale = chosen ?? findLocale(prefs.locale) ?? active
    return prefs.locale === locale ? prefs : { ...prefs, locale }
  })

/** Tells the account the units that its person has chosen, and reads it anew: what is kept of it holds the old ones. */
export async function tellUnits(units: UnitChoices): Promise<void> {
  await changePreferences((prefs) => ({ ...prefs, units }))
  await refreshAccount()
}
