import { Trans, useLingui } from '@lingui/react/macro'
import type { DetailedNutrient } from '@pacemeal/domain'
import { MAX_OWN_FOOD_BRAND, MAX_OWN_FOOD_NAME, MAX_OWN_PORTION_UNIT, type OwnFood } from '@pacemeal/domain/own-food'
import { Plus, X } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { energyUnit } from '../../../languages/energy.ts'
import { Button } from '../../../ui/button.tsx'
import { useEnergyHidden } from '../../../ui/energy-figures.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { nutrientGroups, nutrientNames } from '../../../ui/nutrient-names.ts'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { DeletedNote } from './deleted-note.tsx'
import {
  blankOwnFoodForm,
  doubtText,
  MAX_OTHER_PORTIONS,
  type OwnFoodErrors,
  type OwnFoodForm,
  ownFoodFormOf,
  portionUnit,
  readOwnFoodForm,
} from './own-food-form.ts'

/** What most labels print; the rest is shown on request. */
const printed: readonly DetailedNutrient[] = [
  'calories',
  'protein',
  'carbs',
  'sugar',
  'fat',
  'saturatedFat',
  'fiber',
  'sodium',
]

const unitOf = (nutrient: DetailedNutrient): string => nutrientNames[nutrient].unit

interface OwnFoodSheetProps {
  isOpen: boolean
  onClose: () => void
  /** What is changed; none for a new one. */
  food: OwnFood | undefined
  /** What a new one is called to begin with. */
  name?: string
  /** Whether it was deleted elsewhere while it was changed: it can be saved as a new one. */
  isDeleted?: boolean
  isBusy: boolean
  onSave: (food: OwnFood) => void
  onRemove: (() => void) | undefined
}

/** An own food as its label says it: of 100 g or of a serving. */
export function OwnFoodSheet({
  isOpen,
  onClose,
  food,
  name,
  isDeleted = false,
  isBusy,
  onSave,
  onRemove,
}: OwnFoodSheetProps) {
  const { t } = useLingui()
  const isLight = useEnergyHidden()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<OwnFoodForm>(() => (food ? ownFoodFormOf(food) : blankOwnFoodForm(name)))
  const [errors, setErrors] = useState<OwnFoodErrors>({})
  const [isDoubted, setDoubted] = useState(false)
  const [isMore, setMore] = useState(false)
  const change = (part: Partial<OwnFoodForm>) => {
    setTyped((before) => ({ ...before, ...part }))
    setErrors({})
    setDoubted(false)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readOwnFoodForm(typed, unitOf, food)
    if (!read.ok) {
      setErrors(read.error)
      const [first = ''] = Object.keys(read.error)
      if (!printed.some((one) => one === first) && first in typed.figures) setMore(true)
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
      return
    }
    if (read.value.isEnergyDoubted && !isDoubted && !isLight) {
      setDoubted(true)
      form.current?.querySelector<HTMLInputElement>('[name="calories"]')?.focus()
      return
    }
    onSave(read.value.food)
  }
  const energyGroup = nutrientGroups.find(({ id }) => id === 'energy')?.nutrients ?? []
  const isShown = (nutrient: DetailedNutrient) => !(isLight && energyGroup.includes(nutrient))
  const figure = (nutrient: DetailedNutrient) => (
    <TextField
      key={nutrient}
      name={nutrient}
      label={t(nutrientNames[nutrient].label)}
      unit={nutrient === 'calories' ? energyUnit() : unitOf(nutrient)}
      inputMode={nutrient === 'calories' ? 'text' : 'decimal'}
      autoComplete="off"
      className="figures"
      value={typed.figures[nutrient]}
      error={errors[nutrient]}
      onChange={({ target }) => change({ figures: { ...typed.figures, [nutrient]: target.value } })}
    />
  )
  const further = nutrientGroups
    .flatMap(({ nutrients }) => nutrients)
    .filter((nutrient) => !printed.includes(nutrient) && isShown(nutrient))
  const { unit } = typed
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={food ? food.name : t`Add Food`}
      description={t`As the label says it. What you leave empty stays unknown.`}
      footer={
        <>
          <DeletedNote isDeleted={isDeleted} />
          {isDoubted ? (
            <p role="alert" className="text-14 text-warning-ink">
              {doubtText('energy-mismatch')}
            </p>
          ) : null}
          <Button type="submit" form={formId} size="large" full busy={isBusy}>
            {isDoubted ? t`Save Anyway` : isDeleted ? t`Save as New` : t`Save Food`}
          </Button>
          {onRemove ? (
            <Button variant="danger-quiet" full onClick={onRemove}>
              <Trans>Delete Food</Trans>
            </Button>
          ) : null}
        </>
      }
    >
      <form ref={form} id={formId} noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <TextField
          name="name"
          label={t`Name`}
          autoComplete="off"
          maxLength={MAX_OWN_FOOD_NAME}
          value={typed.name}
          error={errors.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <TextField
          name="brand"
          label={t`Brand (optional)`}
          autoComplete="off"
          maxLength={MAX_OWN_FOOD_BRAND}
          value={typed.brand}
          onChange={({ target }) => change({ brand: target.value })}
        />
        <SegmentedControl
          label={t`Measured in`}
          isLabelShown
          value={unit}
          options={[
            { value: 'g', label: t`Grams` },
            { value: 'ml', label: t`Milliliters` },
          ]}
          onChange={(value) => change({ unit: value === 'ml' ? 'ml' : 'g' })}
        />
        <SegmentedControl
          label={t`The figures are of`}
          isLabelShown
          value={typed.basis}
          options={[
            { value: 'per-100', label: `100 ${unit}` },
            { value: 'serving', label: t`One serving` },
          ]}
          onChange={(value) => change({ basis: value === 'serving' ? 'serving' : 'per-100' })}
        />
        <div className="grid grid-cols-2 items-start gap-3">
          <TextField
            name="servingName"
            label={t`One serving is a`}
            placeholder={t`bar, pot, slice`}
            autoComplete="off"
            maxLength={MAX_OWN_PORTION_UNIT}
            value={typed.serving.unit}
            onChange={({ target }) => change({ serving: { ...typed.serving, unit: target.value } })}
          />
          <TextField
            name="serving"
            label={unit === 'ml' ? t`It holds` : t`It weighs`}
            unit={portionUnit(unit)}
            inputMode="decimal"
            autoComplete="off"
            className="figures"
            value={typed.serving.grams}
            error={errors.serving}
            onChange={({ target }) => change({ serving: { ...typed.serving, grams: target.value } })}
          />
        </div>
        <div className="grid grid-cols-2 items-start gap-3">
          {printed.filter(isShown).map(figure)}
          <TextField
            name="salt"
            label={t`or Salt`}
            unit="g"
            inputMode="decimal"
            autoComplete="off"
            className="figures"
            value={typed.salt}
            error={errors.salt}
            onChange={({ target }) => change({ salt: target.value })}
          />
        </div>
        <Button
          variant="quiet"
          size="small"
          className="-ml-3 self-start"
          aria-expanded={isMore}
          onClick={() => setMore(!isMore)}
        >
          {isMore ? t`Show Less` : t`All nutrients, measures and barcode`}
        </Button>
        {isMore ? (
          <>
            <div className="grid grid-cols-2 items-start gap-3">{further.map(figure)}</div>
            <OtherPortions
              unit={unit}
              portions={typed.others}
              errors={errors}
              onChange={(others) => change({ others })}
            />
            <TextField
              name="barcode"
              label={t`Barcode (optional)`}
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              className="figures"
              value={typed.barcode}
              error={errors.barcode}
              onChange={({ target }) => change({ barcode: target.value })}
            />
          </>
        ) : null}
      </form>
    </Sheet>
  )
}

interface OtherPortionsProps {
  unit: OwnFoodForm['unit']
  portions: OwnFoodForm['others']
  errors: OwnFoodErrors
  onChange: (portions: OwnFoodForm['others']) => void
}

/** Further measures of a food beside its serving. */
function OtherPortions({ unit, portions, errors, onChange }: OtherPortionsProps) {
  const { t } = useLingui()
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="pb-1.5 text-14 font-semibold text-ink">
        <Trans>Other measures</Trans>
      </legend>
      {portions.map((portion, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity beyond their place.
        <div key={at} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-2">
          <TextField
            label={t`Measure`}
            autoComplete="off"
            maxLength={MAX_OWN_PORTION_UNIT}
            value={portion.unit}
            onChange={({ target }) => onChange(portions.with(at, { ...portion, unit: target.value }))}
          />
          <TextField
            name={`other-${at}`}
            label={unit === 'ml' ? t`It holds` : t`It weighs`}
            unit={portionUnit(unit)}
            inputMode="decimal"
            autoComplete="off"
            value={portion.grams}
            error={errors[`other-${at}`]}
            onChange={({ target }) => onChange(portions.with(at, { ...portion, grams: target.value }))}
          />
          <IconButton label={t`Remove measure`} className="mt-7" onClick={() => onChange(portions.toSpliced(at, 1))}>
            <X size={18} aria-hidden />
          </IconButton>
        </div>
      ))}
      {portions.length < MAX_OTHER_PORTIONS ? (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3 self-start"
          icon={<Plus size={18} aria-hidden />}
          onClick={() => onChange([...portions, { unit: '', grams: '' }])}
        >
          <Trans>Add a measure</Trans>
        </Button>
      ) : null}
    </fieldset>
  )
}
