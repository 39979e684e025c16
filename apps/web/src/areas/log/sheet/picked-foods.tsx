import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FoodRules } from '@pacemeal/catalog'
import { ChevronDown, Minus, Plus, X } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { energyWithUnit } from '../../../languages/energy.ts'
import { isInMillilitres } from '../../../languages/fluids.ts'
import { foodMassRange, foodMassText, isInOunces } from '../../../languages/food-amounts.ts'
import { measureName } from '../../../languages/kitchen.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { EnergyFigures } from '../../../ui/energy-figures.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { AskedFood } from './asked-food.tsx'
import { type Eatable, favoriteKey, type Measure, SERVING } from './eatable.ts'
import { FavoriteStar } from './favorite-star.tsx'
import { FoodCaution } from './food-caution.tsx'
import { FoodNutrients } from './food-nutrients.tsx'
import { FoodSearch } from './food-search.tsx'
import { massFault } from './log-faults.ts'
import {
  amountsOfPicked,
  answered,
  changeFood,
  inMeasure,
  itemsOf,
  type PickedFood,
  pickFood,
  stepCount,
} from './log-form.ts'
import { useFoodRules } from './use-food-rules.ts'

interface PickedFoodsProps {
  /** What the list is called. */
  label?: string
  /** The words that a food was read from stand below its name. */
  isSaidShown?: boolean
  /** Each food can be marked as a favorite; not while it is not kept yet. */
  hasStars?: boolean
  /** Packed products may be added, too. */
  hasProducts?: boolean
  /** Most grams or millilitres of one food; what a log takes of it when left out. */
  maxMass?: number
  picked: readonly PickedFood[]
  onChange: (picked: readonly PickedFood[]) => void
}

/** The foods that make up the meal, each in an amount that can be corrected by one tap. */
export function PickedFoods({
  label,
  isSaidShown = false,
  hasStars = true,
  hasProducts = false,
  maxMass,
  picked,
  onChange,
}: PickedFoodsProps) {
  const { t } = useLingui()
  const [search, setSearch] = useState<string | null>(null)
  const rules = useFoodRules(picked.length > 0)
  if (picked.length === 0) return null
  const replace = (index: number, food: PickedFood) => onChange(picked.with(index, food))
  return (
    <section aria-label={label ?? t`Foods of this meal`} className="flex flex-col gap-1">
      <ul className="flex flex-col">
        {picked.map((food, index) => (
          <PickedRow
            // The same food may be picked twice.
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity beyond their place.
            key={`${index} ${food.eatable.key}`}
            food={food}
            isSaidShown={isSaidShown}
            hasStars={hasStars}
            hasProducts={hasProducts}
            rules={rules}
            fault={massFault(food, maxMass)}
            onChange={(next) => replace(index, next)}
            onRemove={() => onChange(picked.toSpliced(index, 1))}
          />
        ))}
      </ul>
      {search === null ? (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3 self-start"
          icon={<Plus size={18} aria-hidden />}
          onClick={() => setSearch('')}
        >
          <Trans>Add another food</Trans>
        </Button>
      ) : (
        <FoodSearch
          label={t`Another food`}
          value={search}
          isAtOnce
          hasProducts={hasProducts}
          onChange={setSearch}
          onPick={(eatable) => {
            setSearch(null)
            onChange([...picked, pickFood(eatable)])
          }}
        />
      )}
    </section>
  )
}

interface PickedRowProps {
  food: PickedFood
  isSaidShown: boolean
  hasStars: boolean
  hasProducts: boolean
  rules: FoodRules | null
  /** What is wrong with so much of it. */
  fault: string | undefined
  onChange: (food: PickedFood) => void
  onRemove: () => void
}

function PickedRow({ food, isSaidShown, hasStars, hasProducts, rules, fault, onChange, onRemove }: PickedRowProps) {
  const { t } = useLingui()
  const { eatable, measure, count, isUnsure, isSuggested, question, range, said } = food
  const [isChanging, setChanging] = useState(false)
  const { name } = eatable
  const { calories } = amountsOfPicked(food)
  const faultId = useId()
  const favorite = hasStars ? favoriteKey(eatable) : undefined
  return (
    <li className="flex flex-col border-line py-1.5 not-first:border-t">
      <div className="flex items-center gap-1">
        <button
          type="button"
          aria-expanded={isChanging}
          className="-ml-2 flex touch min-w-0 grow items-center gap-1.5 rounded-control pl-2 text-left text-14 font-semibold text-ink hover:bg-sunken"
          onClick={() => setChanging(!isChanging)}
        >
          <span className="sr-only">
            <Trans>Change</Trans>{' '}
          </span>
          <span className="min-w-0 truncate">{eatable.name}</span>
          <ChevronDown size={16} aria-hidden className="shrink-0 text-muted" />
        </button>
        <span className="figures shrink-0 text-14 text-muted">
          {calories === null ? null : <EnergyFigures>{energyWithUnit(calories)}</EnergyFigures>}
        </span>
        {favorite === undefined ? null : <FavoriteStar food={favorite} name={name} />}
        <IconButton label={t`Remove ${name}`} className="-mr-2.5" onClick={onRemove}>
          <X size={18} aria-hidden />
        </IconButton>
      </div>
      {isSaidShown && said && said !== name ? <p className="pb-1 text-14 wrap-anywhere text-muted">{said}</p> : null}
      <FoodCaution eatable={eatable} rules={rules} />
      {eatable.note === undefined ? null : <p className="pb-1 text-14 text-warning-ink">{eatable.note}</p>}
      {eatable.origin === undefined ? null : <p className="pb-1 text-14 text-muted">{eatable.origin}</p>}
      {question && !isChanging ? (
        <AskedFood question={question} onAnswer={(answer) => onChange(answered(answer))} />
      ) : isSuggested && !isChanging ? (
        <p role="status" className="pb-1 text-14 wrap-anywhere text-warning-ink">
          <Trans>
            Found for <strong className="font-semibold">“{said}”</strong>. Check this one.
          </Trans>
        </p>
      ) : isUnsure && !isChanging ? (
        <p className="pb-1 text-14 text-warning-ink">
          <Trans>Check this one.</Trans>
        </p>
      ) : null}
      {range ? <p className="figures pb-1 text-14 text-muted">{rangeText(range)}</p> : null}
      {isChanging ? (
        <ChangeFood
          food={food}
          hasProducts={hasProducts}
          onPick={(next) => {
            setChanging(false)
            onChange(changeFood(food, next))
          }}
        />
      ) : null}
      <div className="flex items-center gap-1">
        <IconButton label={t`Less ${name}`} onClick={() => onChange(stepCount(answered(food), -1))}>
          <Minus size={18} aria-hidden />
        </IconButton>
        <input
          aria-label={t`Amount of ${name}`}
          inputMode="decimal"
          autoComplete="off"
          value={count}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={fault === undefined ? undefined : faultId}
          onChange={(event) => onChange({ ...answered(food), count: event.target.value })}
          className={classNames(
            'figures h-11 w-[4rem] rounded-control border bg-surface text-center text-16 text-ink',
            fault === undefined ? 'border-edge' : 'border-danger',
          )}
        />
        <IconButton label={t`More ${name}`} onClick={() => onChange(stepCount(answered(food), 1))}>
          <Plus size={18} aria-hidden />
        </IconButton>
        <div className="relative ml-1 min-w-0 grow">
          <select
            aria-label={t`Measure of ${name}`}
            value={measure.unit}
            onChange={(event) => {
              const next = eatable.measures.find(({ unit }) => unit === event.target.value)
              if (next) onChange(inMeasure(food, next))
            }}
            className="h-11 w-full appearance-none truncate rounded-control border border-edge bg-surface pr-9 pl-3 text-16 text-ink"
          >
            {eatable.measures.map((one) => (
              <option key={one.unit} value={one.unit}>
                {measureText(one)}
              </option>
            ))}
          </select>
          <ChevronDown
            size={18}
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-3 my-auto text-muted"
          />
        </div>
      </div>
      <p id={faultId} role="alert" className={fault === undefined ? 'hidden' : 'pt-1 text-14 font-medium text-danger'}>
        {fault}
      </p>
    </li>
  )
}

const rangeText = (range: NonNullable<PickedFood['range']>): string => {
  const [least, most] = foodMassRange(range.least, range.most)
  return translate`Between ${least} and ${most} by its looks.`
}

const measureText = ({ unit, grams, amounts, bare }: Measure): string => {
  if (bare === 'mass') return isInOunces() ? translate`ounces` : translate`grams`
  if (bare === 'volume') return isInMillilitres() ? translate`milliliters` : unit
  const weight = foodMassText(grams)
  if (unit === SERVING) return translate`serving (${weight})`
  // A label's own name for a serving says its weight already.
  return amounts || grams === 0 ? unit : `${measureName(unit)} (${weight})`
}

interface ChangeFoodProps {
  food: PickedFood
  hasProducts: boolean
  onPick: (eatable: Eatable) => void
}

/** Another food in the place of one: what the words may have meant too, or any food by search. */
function ChangeFood({ food, hasProducts, onPick }: ChangeFoodProps) {
  const { t } = useLingui()
  const [search, setSearch] = useState('')
  const { eatable, others = [] } = food
  const items = useMemo(() => itemsOf(food), [food])
  const { name } = eatable
  return (
    <div className="flex flex-col gap-2 pb-2">
      {others.length === 0 ? null : (
        <fieldset className="flex min-w-0 flex-wrap gap-2">
          <legend className="pb-1 text-14 text-muted">
            <Trans>Or did you mean</Trans>
          </legend>
          {others.slice(0, 3).map((other) => (
            <Button
              key={other.key}
              size="small"
              variant="secondary"
              className="max-w-full"
              onClick={() => onPick(other)}
            >
              <span className="truncate">{other.name}</span>
            </Button>
          ))}
        </fieldset>
      )}
      <FoodSearch
        label={t`Instead of ${name}`}
        hasProducts={hasProducts}
        value={search}
        onChange={setSearch}
        onPick={onPick}
      />
      <FoodNutrients name={name} items={items} />
    </div>
  )
}
