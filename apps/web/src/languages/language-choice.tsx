import { useLingui } from '@lingui/react/macro'
import { findLocale, type Locale } from '@pacemeal/domain'
import { chooseLanguage } from './choice.ts'

/** Each language in its own words, which every language shows alike. */
const names: Readonly<Record<Locale, string>> = { en: 'English', de: 'Deutsch', es: 'Español' }

/** The choice of the app's language. A prerendered view has it for those who may want another than English. */
export function LanguageChoice() {
  const { i18n, t } = useLingui()
  return (
    <select
      data-needs="languages"
      aria-label={t`Language`}
      className="min-h-11 cursor-pointer rounded-control bg-transparent text-16 text-muted"
      value={i18n.locale}
      onChange={({ target }) => chooseLanguage(findLocale(target.value) ?? 'en')}
    >
      {Object.entries(names).map(([locale, name]) => (
        <option key={locale} value={locale} lang={locale} className="bg-surface text-ink">
          {name}
        </option>
      ))}
    </select>
  )
}
