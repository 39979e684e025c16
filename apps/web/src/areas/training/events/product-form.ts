import { ph, t } from '@lingui/core/macro'
import { type Bounds, type Diet, isWithin, ok, type Result, readFigure, refused } from '@pacemeal/domain'
import { EVENT_BOUNDS, type ProductAllergen, type ProductKind, type RaceProduct } from '@pacemeal/domain/event'
import type { ServingFigures } from '@pacemeal/domain/nutrition-label'
import { fluidFigure, fluidTyped, readFluid } from '../../../languages/fluids.ts'
import type { EventErrors } from './event-form.ts'

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
  water: fluidTyped(product.water),
  isLabelRead: product.allergens !== undefined,
  allergens: product.allergens ?? [],
})

/** Figures that a label may state. */
const labelFields = ['carbs', 'fructose', 'sodium', 'caffeine', 'water'] as const
type LabelField = (typeof labelFields)[number]
/** A serving in words that a label gave. */
const BARE_MEASURE = /^[\d.]+ (?:g|ml)$/

/**
 * The form with what a label says of a serving. What it does not say stays as it was typed; what nobody has said yet is
 * left empty, to be asked for: an unread caffeine is not none. The figures of a stored product have been said.
 */
export function withLabel(form: ProductForm, figures: ServingFigures | null, isStored: boolean): ProductForm {
  const blank = blankProductForm(form.id)
  const read: Readonly<Record<LabelField, number | null>> = {
    carbs: figures?.carbs ?? null,
    fructose: figures?.fructose ?? null,
    sodium: figures?.sodium ?? null,
    caffeine: figures?.caffeine ?? null,
    water: null,
  }
  const isSaid = (field: LabelField) => isStored || form[field] !== blank[field]
  const filled = labelFields.map((field) => {
    const value = read[field]
    return [field, value === null ? (isSaid(field) ? form[field] : '') : String(value)] as const
  })
  const size = figures?.size
  const isOwnServing = form.serving !== '' && !BARE_MEASURE.test(form.serving)
  return {
    ...form,
    ...(Object.fromEntries(filled) as Readonly<Record<LabelField, string>>),
    serving: size && !isOwnServing ? `${size.amount} ${size.unit}` : form.serving,
  }
}

/** The product in the form, or what is wrong with it, by field. What is no fructose counts as glucose. */
export function readProductForm(form: ProductForm): Result<RaceProduct, EventErrors> {
  const errors: Record<string, string> = {}
  const figure = (field: 'carbs' | 'fructose' | 'sodium' | 'caffeine' | 'water', { min, max }: Bounds): number => {
    const entered = field === 'fructose' && form.fructose.trim() === '' ? 0 : readFigure(form[field])
    const typed = field === 'water' ? readFluid(entered) : entered
    if (!isWithin(typed, { min, max })) {
      const [least, most] = field === 'water' ? [fluidFigure(min), fluidFigure(max)] : [min, max]
      errors[field] = t`Enter ${ph({ min: Math.ceil(least) })} to ${ph({ max: Math.floor(most) })}`
    }
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
