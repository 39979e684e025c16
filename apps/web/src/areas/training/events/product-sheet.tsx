import { useLingui } from '@lingui/react/macro'
import { diets, readFigure } from '@pacemeal/domain'
import { type ProductKind, productAllergens, productKinds, type RaceProduct } from '@pacemeal/domain/event'
import { servingFigures } from '@pacemeal/domain/nutrition-label'
import { ScanLine } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { newWriteId } from '../../../api/write-queue/write-queue.ts'
import { dietName } from '../../../languages/diet-names.ts'
import { fluidUnit } from '../../../languages/fluids.ts'
import { paths } from '../../../navigation/paths.ts'
import { dropLabel, labelInHand } from '../../../navigation/scanned-label.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ToggleChips } from '../../../ui/toggle-chips.tsx'
import type { EventErrors } from './event-form.ts'
import { allergenName, productKindName } from './event-words.ts'
import { dropProductDraft, holdProductDraft, productDraftOf } from './product-draft.ts'
import { blankProductForm, type ProductForm, productFormOf, readProductForm, withLabel } from './product-form.ts'
import { inLanguage, productName } from './product-names.ts'

interface ProductSheetProps {
  isOpen: boolean
  onClose: () => void
  /** The product's id in the address; empty for a new one. */
  about: string
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
export function ProductSheet({
  isOpen,
  onClose,
  about,
  product,
  isBusy,
  onSave,
  onRemove,
  isReset,
}: ProductSheetProps) {
  const { t } = useLingui()
  const formId = useId()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const isStored = product !== undefined
  const [label] = useState(labelInHand)
  const isOfServing = label !== null && servingFigures(label, null) !== null
  const [weight, setWeight] = useState('')
  const [form, setForm] = useState<ProductForm>(() => {
    const typed =
      productDraftOf(about) ?? (product ? productFormOf(inLanguage(product)) : blankProductForm(newWriteId()))
    return label ? withLabel(typed, servingFigures(label, null), isStored) : typed
  })
  useEffect(() => {
    dropProductDraft()
    dropLabel()
  }, [])
  const weigh = (typed: string) => {
    setWeight(typed)
    const amount = readFigure(typed)
    if (label && amount > 0) change(withLabel(form, servingFigures(label, amount), isStored))
  }
  const scan = () => {
    holdProductDraft({ about, form })
    void navigate(paths.scanProductLabel(t`Race product`, `${pathname}${search}`), { replace: true })
  }
  const [errors, setErrors] = useState<EventErrors>({})
  const change = (part: Partial<ProductForm>) => {
    setForm((before) => ({ ...before, ...part }))
    setErrors({})
  }
  const field = (
    key: 'name' | 'serving' | 'carbs' | 'fructose' | 'sodium' | 'caffeine' | 'water',
    name: string,
    unit?: string,
    hint?: string,
  ) => (
    <TextField
      name={key}
      label={name}
      unit={unit}
      hint={hint}
      autoComplete="off"
      maxLength={60}
      inputMode={unit === undefined ? 'text' : 'decimal'}
      value={form[key]}
      error={errors[key]}
      onChange={({ target }) => change({ [key]: target.value })}
    />
  )
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={product ? productName(product) : t`Add Product`}
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
        {label ? (
          <p role="status" className="text-14 text-ink">
            {isOfServing
              ? t`These are the figures of the label. Check them, and enter what it does not say.`
              : t`The label says nothing of a serving. Enter what one weighs; its figures follow.`}
          </p>
        ) : null}
        <Button variant="secondary" icon={<ScanLine size={20} aria-hidden />} onClick={scan}>
          {t`Scan Its Label`}
        </Button>
        {label && !isOfServing ? (
          <TextField
            name="weight"
            label={t`One serving weighs`}
            unit={label.per100Unit}
            inputMode="decimal"
            autoComplete="off"
            value={weight}
            onChange={({ target }) => weigh(target.value)}
          />
        ) : null}
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
          {field(
            'fructose',
            t`of it fructose`,
            'g',
            label && form.fructose === '' ? t`Empty counts as glucose` : undefined,
          )}
          {field('sodium', t`Sodium`, 'mg')}
          {field('caffeine', t`Caffeine`, 'mg')}
          {field('water', t`Water to take with it`, fluidUnit())}
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
