import { t } from '@lingui/core/macro'
import { type Bounds, type Diet, isWithin, ok, type Result, refused } from '@pacemeal/domain'
import { EVENT_BOUNDS, type ProductAllergen, type ProductKind, type RaceProduct } from '@pacemeal/domain/event'
import { type EventErrors, figureOf } from './event-form.ts'

/** A product as it is typed. */
export interface ProductForm {
  readonly id: string
  readonly name: string
  readonly kind: ProductKind
  readonly serving: string
  readonly carbs: string
  readonly fructose: string
  readonly sodium: string
  readonly caffeine: string
  readonly water: string
  readonly isLabelRead: boolean
  readonly allergens: readonly ProductAllergen[]
  readonly unfitFor: readonly Diet[]
}

/** An empty form, under an id of its own. */
export const blankProductForm = (id: string): ProductForm => ({
  id,
  name: '',
  kind: 'gel',
  serving: '',
  carbs: '',
  fructose: '',
  sodium: '0',
  caffeine: '0',
  water: '0',
  isLabelRead: false,
  allergens: [],
  unfitFor: [],
})

/** The form of a product that is there. */
export const productFormOf = (product: RaceProduct): ProductForm => ({
  ...product,
  carbs: String(product.carbs),
  fructose: String(product.fructose),
  sodium: String(product.sodium),
  caffeine: String(product.caffeine),
  water: String(product.water),
  isLabelRead: product.allergens !== undefined,
  allergens: product.allergens ?? [],
})

/** The product in the form, or what is wrong with it, by field. What is no fructose counts as glucose. */
export function readProductForm(form: ProductForm): Result<RaceProduct, EventErrors> {
  const errors: Record<string, string> = {}
  const figure = (field: 'carbs' | 'fructose' | 'sodium' | 'caffeine' | 'water', { min, max }: Bounds): number => {
    const typed = field === 'fructose' && form.fructose.trim() === '' ? 0 : figureOf(form[field])
    if (!isWithin(typed, { min, max })) errors[field] = t`Enter ${min} to ${max}`
    return typed
  }
  if (form.name.trim() === '') errors.name = t`Enter a name`
  const carbs = figure('carbs', EVENT_BOUNDS.carbs)
  const fructose = figure('fructose', EVENT_BOUNDS.carbs)
  if (fructose > carbs) errors.fructose = t`Fructose is a part of the carbohydrate`
  const product = {
    id: form.id,
    name: form.name.trim(),
    kind: form.kind,
    serving: form.serving.trim(),
    carbs,
    glucose: Math.round((carbs - fructose) * 10) / 10,
    fructose,
    sodium: figure('sodium', EVENT_BOUNDS.sodium),
    caffeine: figure('caffeine', EVENT_BOUNDS.caffeine),
    water: figure('water', EVENT_BOUNDS.water),
    unfitFor: form.unfitFor,
    ...(form.isLabelRead ? { allergens: form.allergens } : {}),
  }
  return Object.keys(errors).length > 0 ? refused(errors) : ok(product)
}
