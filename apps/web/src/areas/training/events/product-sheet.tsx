import { useLingui } from '@lingui/react/macro'
import { diets } from '@pacemeal/domain'
import { type ProductKind, productAllergens, productKinds, type RaceProduct } from '@pacemeal/domain/event'
import { useId, useState } from 'react'
import { newWriteId } from '../../../api/write-queue/write-queue.ts'
import { dietName } from '../../../languages/diet-names.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ToggleChips } from '../../../ui/toggle-chips.tsx'
import type { EventErrors } from './event-form.ts'
import { allergenName, productKindName } from './event-words.ts'
import { blankProductForm, type ProductForm, productFormOf, readProductForm } from './product-form.ts'

interface ProductSheetProps {
  isOpen: boolean
  onClose: () => void
  /** What is changed; none for a new one. */
  product: RaceProduct | undefined
  isBusy: boolean
  onSave: (product: RaceProduct) => void
  /** Takes the product, or what was changed of a generic one, away; not for what is not stored. */
  onRemove: (() => void) | undefined
  /** What is taken away is a change of a generic product. */
  isReset: boolean
}

/** One product as its label says it. */
export function ProductSheet({ isOpen, onClose, product, isBusy, onSave, onRemove, isReset }: ProductSheetProps) {
  const { t } = useLingui()
  const formId = useId()
  const [form, setForm] = useState<ProductForm>(() =>
    product ? productFormOf(product) : blankProductForm(newWriteId()),
  )
  const [errors, setErrors] = useState<EventErrors>({})
  const change = (part: Partial<ProductForm>) => {
    setForm((before) => ({ ...before, ...part }))
    setErrors({})
  }
  const field = (
    name: 'name' | 'serving' | 'carbs' | 'fructose' | 'sodium' | 'caffeine' | 'water',
    label: string,
    unit?: string,
  ) => (
    <TextField
      name={name}
      label={label}
      unit={unit}
      autoComplete="off"
      maxLength={60}
      inputMode={unit === undefined ? 'text' : 'decimal'}
      value={form[name]}
      error={errors[name]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={product ? product.name : t`Add Product`}
      description={t`Figures of one whole serving, as the label says.`}
      footer={
        <>
          <Button type="submit" form={formId} size="large" full busy={isBusy}>
            {t`Save Product`}
          </Button>
          {onRemove ? (
            <Button variant="danger-quiet" full onClick={onRemove}>
              {isReset ? t`Take Back My Changes` : t`Delete Product`}
            </Button>
          ) : null}
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          const read = readProductForm(form)
          if (read.ok) onSave(read.value)
          else setErrors(read.error)
        }}
      >
        {field('name', t`Name`)}
        <Select<ProductKind>
          label={t`Kind`}
          value={form.kind}
          options={productKinds.map((value) => ({ value, label: productKindName(value) }))}
          onChange={({ target }) => change({ kind: target.value as ProductKind })}
        />
        {field('serving', t`Serving, in words`)}
        <div className="grid grid-cols-2 gap-4">
          {field('carbs', t`Carbohydrate`, 'g')}
          {field('fructose', t`of it fructose`, 'g')}
          {field('sodium', t`Sodium`, 'mg')}
          {field('caffeine', t`Caffeine`, 'mg')}
          {field('water', t`Water to take with it`, 'ml')}
        </div>
        <Switch
          label={t`I have read the allergens on the label`}
          description={t`Until then it is left out for anybody who avoids something.`}
          checked={form.isLabelRead}
          onChange={({ target }) => change({ isLabelRead: target.checked })}
        />
        {form.isLabelRead ? (
          <ToggleChips
            label={t`Allergens on the label`}
            options={productAllergens.map((value) => ({ value, label: allergenName(value) }))}
            chosen={form.allergens}
            onChange={(allergens) => change({ allergens })}
          />
        ) : null}
        <ToggleChips
          label={t`Does not fit`}
          options={diets.filter((diet) => diet !== 'classic').map((value) => ({ value, label: dietName(value) }))}
          chosen={form.unfitFor}
          onChange={(unfitFor) => change({ unfitFor })}
        />
      </form>
    </Sheet>
  )
}
