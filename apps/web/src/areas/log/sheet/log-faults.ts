import { t } from '@lingui/core/macro'
import { beyondLogBounds, isLoggableMass, LOG_ITEM_MASS, type Nutrient } from '@pacemeal/domain'
import { amountBounds, mostOfFood } from '../log-bounds-text.ts'
import type { LogDraft } from '../log-draft.ts'
import { weightOf } from './eatable.ts'
import { gramsOf, type LogForm, type PickedFood, readAmountFields } from './log-form.ts'

/** What is wrong with so much of a food, when it is more than `max` grams or millilitres. */
export function massFault(food: PickedFood, max: number = LOG_ITEM_MASS.max): string | undefined {
  if (gramsOf(food) <= max) return undefined
  const { name } = food.eatable
  const most = mostOfFood(max, weightOf(food.eatable).bare === 'volume')
  return t`${name}: enter up to ${most}`
}

/** What a form says that no log can hold. */
export interface LogFaults {
  /** By nutrient: its field, and what it takes. */
  readonly amounts: ReadonlyMap<Nutrient, string>
  readonly hasTooMuchOfAFood: boolean
}

/** What is beyond the bounds of a log. A stored one of before there were bounds may be named and moved as it is. */
export function faultsOfForm(form: LogForm, draft: LogDraft | undefined): LogFaults {
  const amounts = readAmountFields(form, draft)
  const before = draft?.logId === undefined ? undefined : draft.amounts
  const beyond = beyondLogBounds(amounts).filter((nutrient) => amounts[nutrient] !== before?.[nutrient])
  return {
    amounts: new Map(beyond.map((nutrient) => [nutrient, amountBounds(nutrient)])),
    hasTooMuchOfAFood: form.picked.some((food) => !isLoggableMass(gramsOf(food))),
  }
}

/** Whether a form can be saved. */
export const isLoggable = ({ amounts, hasTooMuchOfAFood }: LogFaults): boolean =>
  amounts.size === 0 && !hasTooMuchOfAFood
