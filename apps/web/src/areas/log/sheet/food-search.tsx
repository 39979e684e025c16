import { useLingui } from '@lingui/react/macro'
import type { FoodRules } from '@pacemeal/catalog'
import { type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { EnergyFigures } from '../../../ui/energy-figures.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Eatable } from './eatable.ts'
import { FoodCaution } from './food-caution.tsx'
import { useFoodLookup } from './use-food-catalogue.ts'
import { useFoodRules } from './use-food-rules.ts'
import { useHabitLogs } from './use-habits.ts'
import { useOwnFoods } from './use-own-foods.ts'

interface FoodSearchProps {
  label: string
  value: string
  onChange: (text: string) => void
  onPick: (eatable: Eatable) => void
  error?: string | undefined
  hint?: ReactNode
  /** Opens with the focus in the field and its suggestions shown. */
  isAtOnce?: boolean
  /** Enter without a chosen suggestion sends the form; elsewhere it does nothing. */
  isSending?: boolean
}

/** A name field that knows foods and recipes. What is typed counts as it is; a suggestion brings its figures along. */
export function FoodSearch({
  label,
  value,
  onChange,
  onPick,
  error,
  hint,
  isAtOnce = false,
  isSending = false,
}: FoodSearchProps) {
  const { t } = useLingui()
  const listId = useId()
  const [isOpen, setOpen] = useState(isAtOnce)
  const [isUsed, setUsed] = useState(isAtOnce)
  const [active, setActive] = useState(-1)
  const { lookup, hasFailed } = useFoodLookup(isUsed)
  const habits = useHabitLogs(isUsed)
  const own = useOwnFoods(isUsed)
  const rules = useFoodRules(isUsed)
  const wanted = useDeferredValue(isOpen ? value : '')
  const found = useMemo(() => lookup?.find(wanted, habits, own) ?? [], [lookup, wanted, habits, own])
  const isShown = isOpen && found.length > 0
  const optionId = (index: number) => `${listId}-${index}`
  const pick = (eatable: Eatable) => {
    setOpen(false)
    setActive(-1)
    onPick(eatable)
  }
  return (
    <div className="flex flex-col">
      <TextField
        ref={isAtOnce ? focusOnce : undefined}
        label={label}
        value={value}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={200}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isShown && active >= 0 ? optionId(active) : undefined}
        error={error}
        hint={hasFailed ? t`Food search needs a connection once. Type the figures instead.` : hint}
        onFocus={() => setUsed(true)}
        onBlur={() => setOpen(false)}
        onChange={(event) => {
          onChange(event.target.value)
          setOpen(true)
          setActive(-1)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isSending) event.preventDefault()
          if (!isShown) return
          const chosen = found[active]
          if (event.key === 'ArrowDown') setActive((active + 1) % found.length)
          else if (event.key === 'ArrowUp') setActive((active <= 0 ? found.length : active) - 1)
          else if (event.key === 'Enter' && chosen) pick(chosen)
          else if (event.key === 'Escape') setOpen(false)
          else return
          event.preventDefault()
          event.stopPropagation()
        }}
      />
      {isShown ? (
        <div
          id={listId}
          role="listbox"
          aria-label={t`Foods and recipes`}
          className="mt-1 overflow-hidden rounded-control border border-line bg-surface"
        >
          {found.map((eatable, index) => (
            <Suggestion
              key={eatable.key}
              id={optionId(index)}
              eatable={eatable}
              rules={rules}
              isActive={index === active}
              onPick={() => pick(eatable)}
            />
          ))}
        </div>
      ) : null}
    </div>
  )
}

const focusOnce = (field: HTMLInputElement | null): void => field?.focus()

interface SuggestionProps {
  id: string
  eatable: Eatable
  rules: FoodRules | null
  isActive: boolean
  onPick: () => void
}

function Suggestion({ id, eatable, rules, isActive, onPick }: SuggestionProps) {
  const { t } = useLingui()
  const { usualWords } = eatable
  const [usual] = eatable.measures
  const { calories } = eatable.amountsOf(usual.usual * usual.grams)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox above answers to the keyboard for its options.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // The field must keep the focus, else the list closes before the tap counts.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
      className={classNames(
        'flex min-h-12 cursor-pointer items-center justify-between gap-3 border-line px-3 py-1.5 not-first:border-t hover:bg-sunken',
        isActive && 'bg-sunken',
      )}
    >
      <span className="min-w-0">
        <span className="block truncate text-16 text-ink">{eatable.name}</span>
        <span className="block truncate text-14 text-muted">
          {eatable.kind === 'recipe'
            ? t`Recipe, ${usualWords}`
            : eatable.kind === 'kept'
              ? t`Yours, ${usualWords}`
              : usualWords}
        </span>
        <FoodCaution eatable={eatable} rules={rules} />
      </span>
      {calories === null ? null : (
        <EnergyFigures>
          <span className="figures shrink-0 text-14 font-semibold text-ink">{Math.round(calories)} kcal</span>
        </EnergyFigures>
      )}
    </div>
  )
}
