import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** As many and as long as a profile can keep. */
const MAX_ITEMS = 50
const MAX_LENGTH = 200

export interface RestrictionsFieldProps {
  restrictions: readonly string[]
  onChange: (restrictions: readonly string[]) => void
}

/** Allergies and foods to avoid, one by one. */
export function RestrictionsField({ restrictions, onChange }: RestrictionsFieldProps) {
  const [typed, setTyped] = useState('')
  const add = () => {
    const food = typed.trim()
    if (food === '') return
    const isKnown = restrictions.some((one) => one.toLowerCase() === food.toLowerCase())
    if (!isKnown) onChange([...restrictions, food])
    setTyped('')
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
          disabled={restrictions.length >= MAX_ITEMS}
          onChange={(event) => setTyped(event.target.value)}
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
            <li key={food}>
              <Chip onRemove={{ label: food, act: () => onChange(restrictions.filter((one) => one !== food)) }}>
                {food}
              </Chip>
            </li>
          ))}
        </ul>
      ) : null}
    </fieldset>
  )
}
