import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { RestrictionItem } from './restriction-item.tsx'
import { withTyped } from './settle-restrictions.ts'
import type { RestrictionReader } from './use-restriction-reader.ts'
import { MAX_RESTRICTIONS } from './with-restriction.ts'

/** As long as a profile can keep one. */
const MAX_LENGTH = 200

export interface RestrictionsFieldProps {
  /** Null while it is not here. */
  reader: RestrictionReader | null
  restrictions: readonly string[]
  onChange: (restrictions: readonly string[]) => void
  /** What is in the field and not among them yet. The form keeps it, so that saving does not lose it. */
  typed: string
  onType: (typed: string) => void
  /** Why the form cannot be left yet. */
  error?: string | undefined
}

/** Allergies and foods to avoid, one by one, each with what it was understood as. */
export function RestrictionsField({ reader, restrictions, onChange, typed, onType, error }: RestrictionsFieldProps) {
  const { t } = useLingui()
  const field = useRef<HTMLFieldSetElement>(null)
  const add = () => {
    if (typed.trim() === '') return
    onChange(withTyped(reader, restrictions, typed))
    onType('')
    // What it was understood as, or the question about it, must not stand behind the bar at the end of the screen.
    requestAnimationFrame(() => field.current?.querySelector('li:last-child')?.scrollIntoView({ block: 'nearest' }))
  }
  // The button that was pressed goes away with its question: the keyboard goes on at the field.
  const settle = (next: readonly string[]) => {
    onChange(next)
    field.current?.querySelector('input')?.focus()
  }
  return (
    <fieldset ref={field} className="flex min-w-0 flex-col gap-2">
      <legend className="sr-only">
        <Trans>Allergies and foods to avoid</Trans>
      </legend>
      <TextField
        label={t`Allergies and foods to avoid`}
        placeholder={t`e.g. peanuts, leche`}
        hint={t`In English, Spanish, German, French, Italian or Portuguese`}
        maxLength={MAX_LENGTH}
        value={typed}
        error={error}
        disabled={restrictions.length >= MAX_RESTRICTIONS}
        onChange={(event) => onType(event.target.value)}
        // Enter adds the food; the profile is not saved by it.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add()
        }}
        beside={
          <Button variant="secondary" size="large" onClick={add}>
            <Trans>Add</Trans>
          </Button>
        }
      />
      {restrictions.length > 0 ? (
        <ul aria-live="polite" className="flex flex-wrap gap-2">
          {restrictions.map((text) => (
            <li key={text} className="max-w-full scroll-mb-28 has-[.open-question]:w-full wide:scroll-mb-24">
              <RestrictionItem
                text={text}
                reader={reader}
                onAnswer={(answer) => {
                  const others = restrictions.filter((one) => one !== text)
                  settle(withTyped(reader, others, answer))
                }}
                onRemove={() => settle(restrictions.filter((one) => one !== text))}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </fieldset>
  )
}
