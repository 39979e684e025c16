import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'

const countryOf = (iso2: string | undefined): CountryCode | undefined => {
  const code = iso2?.toUpperCase()
  return code !== undefined && isSupportedCountry(code) ? code : undefined
}

/**
 * A typed phone number in E.164 (`+14155550100`); undefined when no network would take it. One without its country's code is
 * read as people of the given country write it, also with their leading zero. Loaded on its own: the tables of all
 * countries are large.
 */
export function findPhoneNumber(text: string, iso2?: string): string | undefined {
  const country = countryOf(iso2)
  const written = text.trim().replace(/^00/, '+')
  const found = parsePhoneNumberFromString(written, { extract: false, ...(country && { defaultCountry: country }) })
  return found?.isValid() && found.ext === undefined ? found.number : undefined
}
