import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { defaultCountries, parseCountry, usePhoneInput } from 'react-international-phone'
import { activeLocale } from '../../../languages/active-locale.ts'
import { countryText } from '../../../languages/formats.ts'
import { controlClass, FieldFrame, useFieldIds } from '../../../ui/field.tsx'
import { readPhone } from './check-phone.ts'
import { insertedPhone } from './inserted-phone.ts'

const preferred = ['us', 'ca', 'gb', 'au']
/** So many digits at once were not typed one after another. */
const WHOLE_NUMBER = 5
const countries = defaultCountries.map(parseCountry)
const first = preferred.flatMap((iso2) => countries.filter((country) => country.iso2 === iso2))
const others = countries.filter((country) => !preferred.includes(country.iso2))

/** Countries with their names in the language of the app, by their names unless they keep their order. */
const named = (some: typeof countries, { isSorted }: { isSorted: boolean }) => {
  const all = some.map(({ iso2, dialCode }) => ({ iso2, dialCode, name: countryText(iso2) }))
  return isSorted ? all.toSorted((a, b) => a.name.localeCompare(b.name, activeLocale())) : all
}

export interface PhoneFieldProps {
  /** E.164, or empty. */
  phone: string
  onChange: (phone: string) => void
  error?: string | undefined
  /** The field is left, with what stands in it then. */
  onLeave: (phone: string) => void
}

/** A phone number with its country. The list is the platform's own, so typing a name jumps to it. */
export function PhoneField({ phone, onChange, error, onLeave }: PhoneFieldProps) {
  const { t } = useLingui()
  const { id, attributes } = useFieldIds({ hint: undefined, error })
  const { inputValue, country, setCountry, handlePhoneValueChange, inputRef } = usePhoneInput({
    defaultCountry: 'us',
    preferredCountries: preferred,
    countries: defaultCountries,
    value: phone,
    prefix: '+',
    // A dial code alone is no number.
    onChange: (entry) => onChange(entry.phone === `+${entry.country.dialCode}` ? '' : entry.phone),
  })
  /** A browser fills in, and people paste, numbers without their country: they are of the country that is chosen. */
  const takeNational = async (text: string) => {
    const digits = text.replace(/\D/g, '')
    const guess = text.startsWith('00') ? `+${digits.slice(2)}` : `+${country.dialCode}${digits.replace(/^0+/, '')}`
    onChange(guess)
    const number = await readPhone(text, country.iso2).catch(() => undefined)
    if (number !== undefined && number !== guess) onChange(number)
  }
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.target.value.trim()
    // The library refuses such a text as a letter among digits, and would join it with the dial code before it.
    const inserted = insertedPhone(text, (event.nativeEvent as InputEvent).data)
    if (inserted !== undefined) return onChange(inserted)
    const isWhole = !text.startsWith('+') && text.replace(/\D/g, '').length >= WHOLE_NUMBER
    if (isWhole) void takeNational(text)
    else handlePhoneValueChange(event)
  }
  return (
    <FieldFrame id={id} label={t`Phone Number`} error={error}>
      <div className="flex flex-wrap gap-2">
        <span className="relative flex h-13 w-22 shrink-0 items-center justify-between rounded-control border border-edge bg-surface px-4 text-16 text-ink has-focus-visible:outline-2 has-focus-visible:outline-ember-ink">
          <span aria-hidden>{country.iso2.toUpperCase()}</span>
          <ChevronDown size={20} className="text-muted" aria-hidden />
          {/* The list itself lies over its short face. */}
          <select
            aria-label={t`Country`}
            value={country.iso2}
            onChange={(event) => setCountry(event.target.value)}
            className="absolute inset-0 size-full opacity-0"
          >
            <optgroup label={t`Preferred`}>
              {named(first, { isSorted: false }).map(({ iso2, name, dialCode }) => (
                <option key={iso2} value={iso2}>{`${name} +${dialCode}`}</option>
              ))}
            </optgroup>
            <optgroup label={t`All countries`}>
              {named(others, { isSorted: true }).map(({ iso2, name, dialCode }) => (
                <option key={iso2} value={iso2}>{`${name} +${dialCode}`}</option>
              ))}
            </optgroup>
          </select>
        </span>
        <input
          ref={inputRef}
          {...attributes}
          name="phone"
          type="tel"
          autoComplete="tel"
          value={inputValue}
          onChange={change}
          onBlur={() => onLeave(phone)}
          onKeyDown={({ key, currentTarget: field }) => {
            // Reached by keyboard, the whole field is selected: the first digit typed would take the dial code's place.
            const end = field.value.length
            const isAll = field.selectionStart === 0 && field.selectionEnd === end
            if (phone === '' && isAll && /^\d$/.test(key)) field.setSelectionRange(end, end)
          }}
          className={`${controlClass(Boolean(error))} figures min-w-0 grow basis-36`}
        />
      </div>
    </FieldFrame>
  )
}
