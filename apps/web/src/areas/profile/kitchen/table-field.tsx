import { Trans, useLingui } from '@lingui/react/macro'
import { KITCHEN_BOUNDS, type TableGuest } from '@pacemeal/domain'
import { UserPlus, X } from 'lucide-react'
import { useState } from 'react'
import { dietName } from '../../../languages/diet-names.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { GuestSheet } from './guest-sheet.tsx'
import { mealNames, portionText } from './kitchen-words.ts'

const NEW = 'new'

const newGuest = (): TableGuest => ({
  id: `guest-${crypto.randomUUID()}`,
  name: '',
  portion: 1,
  meals: ['dinner'],
  diets: [],
  restrictions: [],
})

interface TableFieldProps {
  table: readonly TableGuest[]
  onChange: (table: readonly TableGuest[]) => void
  /** Whose sheet is open: an id, `new`; null for none. */
  opened: string | null
  onOpen: (guest: string) => void
  onClose: () => void
}

/** Who else eats along, each with a sheet of their own. */
export function TableField({ table, onChange, opened, onOpen, onClose }: TableFieldProps) {
  const { t } = useLingui()
  const [last, setLast] = useState<TableGuest>()
  const wanted = opened === null ? undefined : table.find(({ id }) => id === opened)
  const isNew = opened !== null && wanted === undefined
  if (wanted && wanted !== last) setLast(wanted)
  // A new one begins blank with every opening, and a closing sheet keeps what it shows.
  if (isNew && (last === undefined || table.some(({ id }) => id === last.id))) setLast(newGuest())
  return (
    <>
      {table.length > 0 ? (
        <ul className="divide-y divide-line overflow-hidden rounded-card bg-surface shadow-soft">
          {table.map((guest) => (
            <GuestRow
              key={guest.id}
              guest={guest}
              onOpen={() => onOpen(guest.id)}
              onRemove={() => onChange(table.filter(({ id }) => id !== guest.id))}
            />
          ))}
        </ul>
      ) : null}
      <Button
        variant="secondary"
        className="self-start"
        icon={<UserPlus size={18} aria-hidden />}
        disabled={table.length >= KITCHEN_BOUNDS.guests.max}
        onClick={() => onOpen(NEW)}
      >
        <Trans>Add somebody</Trans>
      </Button>
      {last ? (
        <GuestSheet
          key={last.id}
          guest={last}
          isNew={!table.some(({ id }) => id === last.id)}
          isOpen={opened !== null}
          onClose={onClose}
          onSave={(guest) => {
            const isKnown = table.some(({ id }) => id === guest.id)
            onChange(isKnown ? table.map((one) => (one.id === guest.id ? guest : one)) : [...table, guest])
            onClose()
          }}
        />
      ) : null}
      {table.length === 0 ? <p className="text-14 text-muted">{t`You eat alone in this plan.`}</p> : null}
    </>
  )
}

function GuestRow({ guest, onOpen, onRemove }: { guest: TableGuest; onOpen: () => void; onRemove: () => void }) {
  const { t } = useLingui()
  const { name, portion, meals, diets, restrictions } = guest
  const facts = [
    portionText(portion),
    meals.map((meal) => t(mealNames[meal])).join(', '),
    ...diets.map((diet) => dietName(diet)),
    ...restrictions.map((food) => t`no ${food}`),
  ]
  return (
    <li className="flex items-center gap-1 pr-1">
      <button type="button" onClick={onOpen} className="min-h-14 min-w-0 grow px-4 py-2 text-left hover:bg-sunken">
        <span className="block text-16 font-semibold wrap-anywhere text-ink">{name}</span>
        <span className="block text-14 wrap-anywhere text-muted">{facts.join(' · ')}</span>
      </button>
      <IconButton label={t`Remove ${name}`} className="text-muted" onClick={onRemove}>
        <X size={20} aria-hidden />
      </IconButton>
    </li>
  )
}
