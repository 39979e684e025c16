import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { defaultCountries, parseCountry, usePhoneInput } from 'react-international-phone'
import { controlClass, FieldFrame } from '../../ui/field.tsx'

const preferred = ['us', 'ca', 'gb', 'au']
const countries = defaultCountries.map(parseCountry)
const first = preferred.flatMap((iso2) => countries.filter((country) => country.iso2 === iso2))
const others = countries.filter((country) => !preferred.includes(country.iso2))

export interface PhoneFieldProps {
  /** E.164, or empty. */
  phone: string
  onChange: (phone: string) => void
}

/** A phone number with its country. The list is the platform's own, so typing a name jumps to it. */
export function PhoneField({ phone, onChange }: PhoneFieldProps) {
  const id = useId()
  const { inputValue, country, setCountry, handlePhoneValueChange, inputRef } = usePhoneInput({
    defaultCountry: 'us',
    preferredCountries: preferred,
    countries: defaultCountries,
    value: phone,
    prefix: '+',
    // A dial code alone is no number.
    onChange: (entry) => onChange(entry.phone === `+${entry.country.dialCode}` ? '' : entry.phone),
  })
  return (
    <FieldFrame id={id} label="Phone Number">
      <div className="flex flex-wrap gap-2">
        <span className="relative flex h-13 w-22 shrink-0 items-center justify-between rounded-control border border-edge bg-surface px-4 text-16 text-ink has-focus-visible:outline-2 has-focus-visible:outline-ember-ink">
          <span aria-hidden>{country.iso2.toUpperCase()}</span>
          <ChevronDown size={20} className="text-muted" aria-hidden />
          {/* The list itself lies over its short face. */}
          <select
            aria-label="Country"
            value={country.iso2}
            onChange={(event) => setCountry(event.target.value)}
            className="absolute inset-0 size-full opacity-0"
          >
            <optgroup label="Preferred">
              {first.map(({ iso2, name, dialCode }) => (
                <option key={iso2} value={iso2}>{`${name} +${dialCode}`}</option>
              ))}
            </optgroup>
            <optgroup label="All countries">
              {others.map(({ iso2, name, dialCode }) => (
                <option key={iso2} value={iso2}>{`${name} +${dialCode}`}</option>
              ))}
            </optgroup>
          </select>
        </span>
        <input
          ref={inputRef}
          id={id}
          type="tel"
          autoComplete="tel"
          value={inputValue}
          onChange={handlePhoneValueChange}
          onKeyDown={({ key, currentTarget: field }) => {
            // Reached by keyboard, the whole field is selected: the first digit typed would take the dial code's place.
            const end = field.value.length
            const isAll = field.selectionStart === 0 && field.selectionEnd === end
            if (phone === '' && isAll && /^\d$/.test(key)) field.setSelectionRange(end, end)
          }}
          className={`${controlClass(false)} figures min-w-0 grow basis-36`}
        />
      </div>
    </FieldFrame>
  )
}
