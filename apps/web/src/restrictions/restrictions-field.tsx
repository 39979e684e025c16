import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { TextField } from '../ui/text-field.tsx'
import { MAX_RESTRICTIONS, withRestriction } from './with-restriction.ts'

/** As long as a profile can keep one. */
const MAX_LENGTH = 200

export interface RestrictionsFieldProps {
  restrictions: readonly string[]
  onChange: (restrictions: readonly string[]) => void
  /** What is in the field and not among them yet. The form keeps it, so that saving does not lose it. */
  typed: string
  onType: (typed: string) => void
}

/** Allergies and foods to avoid, one by one. */
export function RestrictionsField({ restrictions, onChange, typed, onType }: RestrictionsFieldProps) {
  const add = () => {
    if (typed.trim() === '') return
    onChange(withRestriction(restrictions, typed))
    onType('')
  }
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="sr-only">Allergies and foods to avoid</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <TextField
          label="Allergies and foods to avoid"
          placeholder="For example peanuts"
          maxLength={MAX_LENGTH}
          value={typed}
          disabled={restrictions.length >= MAX_RESTRICTIONS}
          onChange={(event) => onType(event.target.value)}
          // Enter adds the food; the profile is not saved by it.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
        <Button variant="secondary" size="large" onClick={add}>
          Add
        </Button>
      </div>
      {restrictions.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {restrictions.map((food) => (
            <li key={food} className="max-w-full">
              <Chip
                className="h-auto! min-h-11 max-w-full rounded-card! py-0.5"
                onRemove={{ label: food, act: () => onChange(restrictions.filter((one) => one !== food)) }}
              >
                <span className="min-w-0 wrap-anywhere">{food}</span>
              </Chip>
            </li>
          ))}
        </ul>
      ) : null}
    </fieldset>
  )
}
