import { Minus, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { FoodSearch } from './food-search.tsx'
import { inMeasure, type PickedFood, pickFood, stepCount } from './log-form.ts'

interface PickedFoodsProps {
  picked: readonly PickedFood[]
  onChange: (picked: readonly PickedFood[]) => void
}

/** The foods that make up the meal, each in an amount that can be corrected by one tap. */
export function PickedFoods({ picked, onChange }: PickedFoodsProps) {
  const [search, setSearch] = useState<string | null>(null)
  if (picked.length === 0) return null
  const replace = (index: number, food: PickedFood) => onChange(picked.with(index, food))
  return (
    <section aria-label="Foods of this meal" className="flex flex-col gap-1">
      <ul className="flex flex-col">
        {picked.map((food, index) => (
          <PickedRow
            // The same food may be picked twice.
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity beyond their place.
            key={`${index} ${food.eatable.key}`}
            food={food}
            onChange={(next) => replace(index, next)}
            onRemove={() => onChange(picked.toSpliced(index, 1))}
          />
        ))}
      </ul>
      {search === null ? (
        <Button
          variant="quiet"
          size="small"
          className="self-start"
          icon={<Plus size={18} aria-hidden />}
          onClick={() => setSearch('')}
        >
          Add another food
        </Button>
      ) : (
        <FoodSearch
          label="Another food"
          value={search}
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
  onChange: (food: PickedFood) => void
  onRemove: () => void
}

function PickedRow({ food, onChange, onRemove }: PickedRowProps) {
  const { eatable, measure, count } = food
  return (
    <li className="flex flex-col border-line py-2 not-first:border-t">
      <div className="flex items-center justify-between gap-2">
        <p className="min-w-0 truncate text-14 font-semibold text-ink">{eatable.name}</p>
        <IconButton label={`Remove ${eatable.name}`} className="-my-2 -mr-2" onClick={onRemove}>
          <X size={18} aria-hidden />
        </IconButton>
      </div>
      <div className="flex items-center gap-1">
        <IconButton label={`Less ${eatable.name}`} onClick={() => onChange(stepCount(food, -1))}>
          <Minus size={18} aria-hidden />
        </IconButton>
        <input
          aria-label={`Amount of ${eatable.name}`}
          inputMode="decimal"
          value={count}
          onChange={(event) => onChange({ ...food, count: event.target.value })}
          className="figures h-11 w-16 rounded-control border border-edge bg-surface text-center text-16 text-ink"
        />
        <IconButton label={`More ${eatable.name}`} onClick={() => onChange(stepCount(food, 1))}>
          <Plus size={18} aria-hidden />
        </IconButton>
        <select
          aria-label={`Measure of ${eatable.name}`}
          value={measure.unit}
          onChange={(event) => {
            const next = eatable.measures.find(({ unit }) => unit === event.target.value)
            if (next) onChange(inMeasure(food, next))
          }}
          className="ml-1 h-11 min-w-0 grow rounded-control border border-edge bg-surface px-3 text-16 text-ink"
        >
          {eatable.measures.map(({ unit, grams }) => (
            <option key={unit} value={unit}>
              {unit === 'g' ? 'grams' : `${unit} (${Math.round(grams)} g)`}
            </option>
          ))}
        </select>
      </div>
    </li>
  )
}
