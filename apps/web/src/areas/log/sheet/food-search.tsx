import { Trans, useLingui } from '@lingui/react/macro'
import type { FoodRules } from '@pacemeal/catalog'
import { type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react'
import { energyWithUnit } from '../../../languages/energy.ts'
import { classNames } from '../../../ui/class-names.ts'
import { EnergyFigures } from '../../../ui/energy-figures.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Attribution } from '../barcode/attribution.tsx'
import { problemWords } from '../barcode/code-problem-words.ts'
import type { Eatable } from './eatable.ts'
import { FoodCaution } from './food-caution.tsx'
import { useFoodLookup } from './use-food-catalogue.ts'
import { useFoodRules } from './use-food-rules.ts'
import { useHabitLogs } from './use-habits.ts'
import { useOwnFoods } from './use-own-foods.ts'
import { useProductFinds } from './use-product-finds.ts'

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
  /** Packed products of the server are searched, too. */
  hasProducts?: boolean
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
  hasProducts = false,
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
  const likely = useMemo(() => lookup?.find(wanted, habits, own) ?? [], [lookup, wanted, habits, own])
  const {
    products,
    hasFailed: areProductsOut,
    codeProblem,
  } = useProductFinds(isOpen ? value : '', own, hasProducts && isOpen)
  const found = products.length === 0 ? likely : likely.slice(0, MAX_BESIDE_PRODUCTS)
  const all = [...found, ...products]
  const isShown = isOpen && all.length > 0
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
          const chosen = all[active]
          if (event.key === 'ArrowDown') setActive((active + 1) % all.length)
          else if (event.key === 'ArrowUp') setActive((active <= 0 ? all.length : active) - 1)
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
          {products.length === 0 ? null : (
            // biome-ignore lint/a11y/useSemanticElements: a group of options within a listbox has no element of its own.
            <div role="group" aria-label={t`Packed products`} className="border-line not-first:border-t">
              <p aria-hidden className="bg-sunken px-3 py-1 text-14 text-muted">
                <Trans>Packed products</Trans>
              </p>
              {products.map((eatable, place) => (
                <Suggestion
                  key={eatable.key}
                  id={optionId(found.length + place)}
                  eatable={eatable}
                  rules={rules}
                  isActive={found.length + place === active}
                  onPick={() => pick(eatable)}
                />
              ))}
            </div>
          )}
        </div>
      ) : null}
      {isShown && products.some(({ kind }) => kind === 'product') ? (
        <div className="pt-1" onPointerDown={(event) => event.preventDefault()}>
          <Attribution />
        </div>
      ) : null}
      {isOpen && areProductsOut ? (
        <p role="status" className="pt-1 text-14 text-muted">
          <Trans>Packed products cannot be searched now.</Trans>
        </p>
      ) : null}
      {isOpen && codeProblem !== undefined ? (
        <p role="status" className="pt-1 text-14 text-muted">
          {codeProblem === 'unknown' ? (
            <Trans>No product here has this barcode. Scan its label, or type its figures.</Trans>
          ) : (
            t(problemWords['check-digit'])
          )}
        </p>
      ) : null}
    </div>
  )
}

/** Foods that stay above the packed products, so that these are in sight. */
const MAX_BESIDE_PRODUCTS = 3

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
        <span className="line-clamp-2 text-16 leading-tight text-ink">{eatable.name}</span>
        <span className="block truncate text-14 text-muted">
          {eatable.kind === 'recipe'
            ? t`Recipe, ${usualWords}`
            : eatable.kind === 'kept'
              ? t`Yours, ${usualWords}`
              : usualWords}
        </span>
        <FoodCaution eatable={eatable} rules={rules} />
        {eatable.note === undefined ? null : <span className="block text-14 text-warning-ink">{eatable.note}</span>}
      </span>
      {calories === null ? null : (
        <EnergyFigures>
          <span className="figures shrink-0 text-14 font-semibold text-ink">{energyWithUnit(calories)}</span>
        </EnergyFigures>
      )}
    </div>
  )
}
