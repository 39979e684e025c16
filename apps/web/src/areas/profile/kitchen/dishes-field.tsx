import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_DISH_CHOICES } from '@pacemeal/domain'
import { useDeferredValue, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { DishNames } from './use-dish-names.ts'

interface DishesFieldProps {
  label: string
  about: string
  names: DishNames
  chosen: readonly string[]
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  onChange: (chosen: readonly string[]) => void
}

/** Dishes as removable chips, and a sheet to search for more. */
export function DishesField({ label, about, names, chosen, isOpen, onOpen, onClose, onChange }: DishesFieldProps) {
  const nameOf = (id: string) => (typeof names === 'string' ? id : (names.find((dish) => dish.id === id)?.name ?? id))
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="text-14 font-semibold text-ink">{label}</legend>
      <p className="text-14 text-muted">{about}</p>
      {chosen.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {chosen.map((id) => (
            <li key={id} className="max-w-full">
              <Chip
                className="h-auto! min-h-11 max-w-full rounded-card!"
                onRemove={{ label: nameOf(id), act: () => onChange(chosen.filter((one) => one !== id)) }}
              >
                <span className="min-w-0 wrap-anywhere">{nameOf(id)}</span>
              </Chip>
            </li>
          ))}
        </ul>
      ) : null}
      <Button variant="secondary" className="self-start" disabled={chosen.length >= MAX_DISH_CHOICES} onClick={onOpen}>
        <Trans>Add dishes</Trans>
      </Button>
      <DishSheet title={label} names={names} chosen={chosen} isOpen={isOpen} onClose={onClose} onChange={onChange} />
    </fieldset>
  )
}

/** As it is searched for: `salmon` finds `salmón`. */
const foldAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Found dishes that are shown at once. */
const MAX_SHOWN = 30

function DishSheet({
  title,
  names,
  chosen,
  isOpen,
  onClose,
  onChange,
}: Pick<DishesFieldProps, 'names' | 'chosen' | 'isOpen' | 'onClose' | 'onChange'> & { title: string }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const wanted = foldAccents(useDeferredValue(typed)).split(/\s+/).filter(Boolean)
  const found =
    typeof names === 'string'
      ? []
      : names.filter(({ name }) => wanted.every((word) => foldAccents(name).includes(word)))
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      footer={
        <Button size="large" full onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <TextField
        label={t`Search dishes`}
        type="search"
        autoComplete="off"
        placeholder={t`For example curry, oats, salmon`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {names === 'pending' ? <Skeleton className="mt-4 h-40 rounded-card" /> : null}
      {names === 'failed' ? (
        <p role="alert" className="py-4 text-16 text-muted">
          <Trans>The dishes could not be loaded. Check your connection and open this again.</Trans>
        </p>
      ) : null}
      {typeof names !== 'string' && found.length === 0 ? (
        <p className="py-4 text-16 text-muted">
          <Trans>No dish has these words in its name.</Trans>
        </p>
      ) : null}
      <ul className="pt-2">
        {found.slice(0, MAX_SHOWN).map(({ id, name }) => (
          <li key={id} className="border-t border-line first:border-t-0">
            <label className="flex min-h-13 items-center gap-3 py-2 text-16 wrap-anywhere text-ink">
              <input
                type="checkbox"
                className="size-6 shrink-0 accent-action"
                checked={chosen.includes(id)}
                onChange={() => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}
              />
              {name}
            </label>
          </li>
        ))}
      </ul>
      {found.length > MAX_SHOWN ? (
        <p className="pt-2 text-14 text-muted">
          <Trans>There are more: type a word to find them.</Trans>
        </p>
      ) : null}
    </Sheet>
  )
}
