import type { SaidQuestion } from '@pacemeal/catalog/say'
import {
  type AmountEntry,
  dayAt,
  findClockMinute,
  type InstantText,
  instantWithin,
  type LocalDate,
  type LoggedItem,
  loggedAtOn,
  type MealTime,
  mealTimeAt,
  type Nutrient,
  type NutrientAmounts,
  nutrients,
  readAmount,
  recordOf,
  wallMinuteAt,
} from '@pacemeal/domain'
import type { SavedMeal } from '@pacemeal/protocol'
import { typedDecimal } from '../../../languages/numbers.ts'
import { energyTyped, readEnergy } from '../../../languages/typed-energy.ts'
import type { DraftFood } from '../draft-foods.ts'
import type { LogDraft } from '../log-draft.ts'
import type { SavedFood } from '../saved-foods.ts'
import {
  bareCount,
  type Eatable,
  eatableOwn,
  gramsIn,
  isByWeight,
  type Measure,
  scaleAmounts,
  weightOf,
} from './eatable.ts'

/** A question about a food that was read, with the food as each answer makes it. */
export interface FoodQuestion {
  readonly about: SaidQuestion['about']
  readonly answers: readonly PickedFood[]
}

/** A food of the meal, in the amount as typed. */
export interface PickedFood {
  readonly eatable: Eatable
  readonly measure: Measure
  readonly count: string
  /** The words it was said in, when it was. */
  readonly said?: string
  /** The words may well have meant something else, or another amount. */
  readonly isUnsure?: boolean
  /** Nobody here knows the words: it was found by the food search, and stands for them until it is changed. */
  readonly isSuggested?: boolean
  /** What else the words may have meant. */
  readonly others?: readonly Eatable[]
  /** What one answer would settle. */
  readonly question?: FoodQuestion
  /** How sure a seen weight is, in grams of the whole. */
  readonly range?: { readonly least: number; readonly most: number }
}

/** The sheet's fields as they stand on screen. */
export interface LogForm {
  readonly mealTime: MealTime
  /** `HH:MM` on the 24-hour clock, as the time input speaks. */
  readonly time: string
  /** The zone whose clock showed or took that time: the browser may be in another one when it is saved. */
  readonly zone: string
  readonly name: string
  readonly amounts: Readonly<Record<Nutrient, string>>
  readonly picked: readonly PickedFood[]
  /** What was eaten, in the person's words. */
  readonly words: string
  /** The words only repeat an earlier meal; then its foods name the log. */
  readonly isRepeated?: boolean
  /** Words of the last reading that name no food; until they are looked up or dismissed. */
  readonly unknown: readonly string[]
  /** Of these the words that repeat a meal (`same again`) where there is none to repeat. */
  readonly unrepeated?: string | undefined
}

/** Decimals that a field shows: whole kilocalories and milligrams, tenths of grams and of iron. */
const decimals: Readonly<Record<Nutrient, number>> = {
  calories: 0,
  protein: 1,
  carbs: 1,
  fat: 1,
  fiber: 1,
  sugar: 1,
  sodium: 0,
  potassium: 0,
  iron: 1,
}

const amountText = (nutrient: Nutrient, amount: number | null): string =>
  amount === null ? '' : nutrient === 'calories' ? energyTyped(amount) : typedDecimal(amount, decimals[nutrient])

/** The amounts as fields show them. */
export const textsOf = (amounts: NutrientAmounts): Readonly<Record<Nutrient, string>> =>
  recordOf(nutrients, (one) => amountText(one, amounts[one]))

/** What a field of the nutrient says: energy in the chosen unit, or in the one that is typed with it. */
export const readField = (nutrient: Nutrient, text: string): AmountEntry =>
  nutrient === 'calories' ? readEnergy(text) : readAmount(text)

const blankAmounts = recordOf(nutrients, () => '')

const timeInput = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/**
 * The form of a draft; without one it is empty, for the meal of the hour. Its clock is that of the place where the meal was
 * eaten, else that of `here`. `now` in epoch milliseconds.
 */
export function openForm(draft: LogDraft | undefined, now: number, here: string): LogForm {
  const zone = draft?.zone ?? here
  const minute = wallMinuteAt(draft?.loggedAt ? Date.parse(draft.loggedAt) : now, zone)
  const form: LogForm = {
    mealTime: draft?.mealTime ?? mealTimeAt(minute),
    time: timeInput(minute),
    zone,
    name: draft?.name ?? '',
    amounts: draft ? textsOf(draft.amounts) : blankAmounts,
    picked: [],
    words: draft?.words ?? '',
    unknown: [],
  }
  const foods = (draft?.foods ?? []).map(pickOwn)
  return foods.length === 0 ? form : { ...withPicked(form, foods), name: form.name || namesOf(foods) }
}

/** The form without food and amounts; type and time stay. */
export const resetForm = (form: LogForm): LogForm => ({
  ...form,
  name: '',
  amounts: blankAmounts,
  picked: [],
  words: '',
  unknown: [],
})

/** What a food weighs in the amount as typed. */
export const gramsOf = ({ count, measure }: PickedFood): number => gramsIn(readAmount(count).value ?? 0, measure)

/** The foods of the form in the weights they are saved with. `meal` is what is saved of all of them. */
export const savedFoodsOf = (
  { picked }: LogForm,
  meal: { readonly name: string; readonly amounts: NutrientAmounts },
): readonly SavedFood[] =>
  picked.map((one) => ({
    name: one.eatable.name,
    grams: gramsOf(one),
    unit: weightOf(one.eatable).bare === 'volume' ? 'ml' : 'g',
    isDrafted: one.eatable.kind === 'own',
    ...(picked.length === 1 ? { calledAs: meal.name, amounts: meal.amounts } : { amounts: amountsOfPicked(one) }),
  }))

/** The known foods in so much of it. */
export const itemsOf = (picked: PickedFood): readonly LoggedItem[] =>
  picked.eatable.itemsOf(gramsOf(picked)).filter(({ grams }) => grams > 0)

/**
 * The foods that the meal is saved with. Those of an edited log stay as long as its energy does; figures typed by hand are
 * of no known food.
 */
export function savedItemsOf(form: LogForm, draft: LogDraft | undefined): readonly LoggedItem[] {
  const isAsOpened = draft !== undefined && form.amounts.calories === amountText('calories', draft.amounts.calories)
  if (form.picked.length === 0) return isAsOpened ? (draft.items ?? []) : []
  return form.picked.flatMap(itemsOf)
}

/** What so much of it holds. */
export const amountsOfPicked = (picked: PickedFood): NutrientAmounts =>
  picked.measure.amounts
    ? scaleAmounts(picked.measure.amounts, readAmount(picked.count).value ?? 0)
    : picked.eatable.amountsOf(gramsOf(picked))

/** Adds up what is known of all picked foods; what one of them does not know is unknown of the meal. */
const totalOf = (picked: readonly PickedFood[]): NutrientAmounts => {
  const each = picked.map(amountsOfPicked)
  const sumOf = (nutrient: Nutrient) =>
    each.reduce<number | null>((sum, amounts) => {
      const amount = amounts[nutrient]
      return sum === null || amount === null ? null : sum + amount
    }, 0)
  return recordOf(nutrients, (one) => sumOf(one))
}

/** Longest name that a log keeps. */
const NAME_LENGTH = 200

const namesOf = (picked: readonly PickedFood[]): string =>
  picked
    .map(({ eatable }) => eatable.name)
    .join(', ')
    .slice(0, NAME_LENGTH)

/** What the meal is called by itself: the person's words unless they repeat another meal, else its foods. */
const nameOf = ({ words, picked, isRepeated }: Pick<LogForm, 'words' | 'picked' | 'isRepeated'>): string =>
  (isRepeated ? '' : words.trim().replaceAll(/\s+/g, ' ').slice(0, NAME_LENGTH)) || namesOf(picked)

/** The form with these foods: they fill the figures, and the name as long as it is not the person's own. */
export function withPicked(form: LogForm, picked: readonly PickedFood[], isRepeated = form.isRepeated): LogForm {
  const isOwnName = (form.picked.length > 0 || form.words !== '') && form.name !== nameOf(form)
  const next = { ...form, picked, ...(isRepeated === undefined ? {} : { isRepeated }) }
  return {
    ...next,
    name: isOwnName && picked.length > 0 ? form.name : nameOf(next),
    amounts: picked.length === 0 ? blankAmounts : textsOf(totalOf(picked)),
  }
}

/** The form with other words; they are its name as long as it has none of the person's own. */
export function withWords(form: LogForm, words: string): LogForm {
  const isOwnName = form.name.trim() !== '' && form.name !== nameOf(form)
  const next = { ...form, words }
  return isOwnName ? next : { ...next, name: nameOf(next) }
}

/** A food in its usual amount. */
export const pickFood = (eatable: Eatable): PickedFood => {
  const [measure] = eatable.measures
  return { eatable, measure, count: countText(measure.usual) }
}

/** A food in so many grams, as a log keeps it. */
export const pickItem = (eatable: Eatable, grams: number): PickedFood => {
  const measure = weightOf(eatable)
  return { eatable, measure, count: bareCount(grams, measure) }
}

/** A food in so many of a measure that it has, else in grams. */
export function pickInMeasure(
  eatable: Eatable,
  { grams, count, unit }: { readonly grams: number; readonly count: number; readonly unit: string },
): PickedFood {
  const measure = eatable.measures.find((one) => one.unit === unit && !isByWeight(one))
  return measure ? { eatable, measure, count: countText(count) } : pickItem(eatable, grams)
}

/** A food that brings its own figures. A weight that was only seen begins in grams, ready to be corrected. */
function pickOwn(food: DraftFood, at: number): PickedFood {
  const picked: PickedFood = {
    ...pickFood(eatableOwn(food, at)),
    count: countText(food.count ?? 1),
    ...(food.range ? { range: food.range } : {}),
  }
  const weight = weightOf(picked.eatable)
  return food.range && weight.bare === 'mass' ? inMeasure(picked, weight) : picked
}

/** A food as somebody answered that it was: there is nothing more to ask or to check. */
export const answered = ({ question: _, isUnsure: __, isSuggested: ___, ...answer }: PickedFood): PickedFood => answer

/** Another food in the place of one, in the same grams when it is only another kind of it. */
export function changeFood(picked: PickedFood, eatable: Eatable): PickedFood {
  const weight = weightOf(eatable)
  const grams = gramsOf(picked)
  const isWeighed = picked.measure.bare === 'mass' && weight.bare === 'mass' && grams > 0
  const { said } = picked
  return {
    ...(isWeighed ? { eatable, measure: weight, count: picked.count } : pickFood(eatable)),
    ...(said ? { said } : {}),
  }
}

const countText = (count: number): string => typedDecimal(count, 2)

/** The same amount of food in another measure; a measure of unknown weight begins anew. */
export const inMeasure = (picked: PickedFood, measure: Measure): PickedFood => {
  if (picked.measure.grams === 0 || measure.grams === 0) return { ...picked, measure, count: countText(measure.usual) }
  const grams = gramsOf(picked)
  const count = isByWeight(measure) ? bareCount(Math.round(grams), measure) : countText(grams / measure.grams)
  return { ...picked, measure, count }
}

/** One step more or less, never below one step. */
export function stepCount(picked: PickedFood, direction: 1 | -1): PickedFood {
  const { step } = picked.measure
  const next = (readAmount(picked.count).value ?? 0) + direction * step
  return { ...picked, count: countText(Math.max(step, next)) }
}

/** The amounts in the fields. One that was not touched keeps its full precision; an unreadable one counts as 0. */
export function readAmountFields(form: LogForm, draft: LogDraft | undefined): NutrientAmounts {
  const known = form.picked.length > 0 ? totalOf(form.picked) : draft?.amounts
  return recordOf(nutrients, (nutrient) => {
    const text = form.amounts[nutrient]
    const before = known?.[nutrient] ?? null
    return before !== null && text === amountText(nutrient, before) ? before : readField(nutrient, text).value
  })
}

/** Whether there is anything to log. */
export const isBlank = (form: LogForm): boolean =>
  form.name.trim() === '' &&
  form.words.trim() === '' &&
  nutrients.every((nutrient) => form.amounts[nutrient].trim() === '')

/** The zone that is saved with it: that of the form, save for a stored log that names none and keeps its time. */
export const zoneToSave = (
  form: LogForm,
  draft: LogDraft | undefined,
  loggedAt: InstantText,
): Pick<SavedMeal, 'zone'> =>
  draft?.logId !== undefined && draft.zone === undefined && draft.loggedAt === loggedAt ? {} : { zone: form.zone }

/** When it was eaten: the typed time on the day of its zone. A time left as it was keeps the draft's or the present second. */
export function readLoggedAt(form: LogForm, day: LocalDate, draft: LogDraft | undefined, now: number): InstantText {
  const { zone } = form
  const before = draft?.loggedAt
  const base = before ? Date.parse(before) : now
  const minute = findClockMinute(form.time) ?? wallMinuteAt(base, zone)
  if (before && dayAt(base, zone) === day && minute === wallMinuteAt(base, zone)) return before
  return minute === wallMinuteAt(now, zone) ? loggedAtOn(day, now, zone) : instantWithin(day, minute, zone)
}
