import { plural, t } from '@lingui/core/macro'
import {
  type Catalog,
  type Caution,
  classesOfAllergen,
  describeAmount,
  type Food,
  type FoodRules,
  findAvoidedForeign,
  findCaution,
  findKitchenCaution,
  foodsInEnglish,
  type Recipe,
  readName,
  sumNutrients,
  type WeighedFood,
  withoutAbsent,
} from '@pacemeal/catalog'
import { type FurtherFood, likelyClasses, type ReferenceFood, type ReferencePortion } from '@pacemeal/catalog/reference'
import type { UsualPortion } from '@pacemeal/catalog/say'
import { type LoggedItem, type MealLog, type NutrientAmounts, nutrients, readFigure, recordOf } from '@pacemeal/domain'
import { type KeptOwnFood, ownFoodId } from '@pacemeal/domain/own-food'
import { readAmounts } from '@pacemeal/protocol'
import { activeLocale } from '../../../languages/active-locale.ts'
import { fluidTyped, fluidUnit, isInMillilitres, readFluid } from '../../../languages/fluids.ts'
import {
  foodMassText,
  foodMassTyped,
  foodMassUnit,
  gramsPerFoodUnit,
  isInOunces,
  millilitresPerFluidUnit,
  readFoodMass,
  servingText,
} from '../../../languages/food-amounts.ts'
import { amountText, dishName, foodName } from '../../../languages/kitchen.ts'
import { typedDecimal } from '../../../languages/numbers.ts'
import { chosenUnits } from '../../../languages/units.ts'
import type { DraftFood, DraftServing } from '../draft-foods.ts'

/** One way to measure a food: so many grams each. */
export interface Measure {
  readonly unit: string
  /** 0 when nobody knows what one weighs; then it cannot be said in another measure. */
  readonly grams: number
  /** What the amount starts with. */
  readonly usual: number
  /** What one tap more or less is. */
  readonly step: number
  /** Of the bare weight or volume: which of them; the unit is the chosen one. */
  readonly bare?: 'mass' | 'volume'
  /** The figures of one, where a label prints them; they go before those that follow from the grams. */
  readonly amounts?: NutrientAmounts
}

/** A food or dish that can be logged by an amount. */
export interface Eatable {
  readonly key: string
  readonly name: string
  /** `kept` is a food of the person's own, `own` one that only this log has figures of, `product` a packed one. */
  readonly kind: 'food' | 'recipe' | 'dish' | 'kept' | 'own' | 'product'
  readonly measures: readonly [Measure, ...Measure[]]
  /** How a cook says the usual amount, e.g. `1 medium banana (118 g)`. */
  readonly usualWords: string
  /** Nutrients of so many grams. */
  readonly amountsOf: (grams: number) => NutrientAmounts
  /** What the person's diets and restrictions say against it, as far as it is known. */
  readonly cautionFor: (rules: FoodRules) => Caution | undefined
  /** The foods in so many grams; nothing of what brings its own figures. */
  readonly itemsOf: (grams: number) => readonly LoggedItem[]
  /** What is to be known of its figures. */
  readonly note?: string
  /** The table that its figures are of, as its licence wants it to be named. */
  readonly origin?: string
  /** The own food that it becomes once it is logged. */
  readonly keptWith?: KeptOwnFood
}

/** The measure of a dish; its name on screen is a text of its own. */
export const SERVING = 'serving'
/** What is eaten at a time of what is counted in pieces, and one of them, as `measureName` knows them. */
const PORTION = 'portion'
const PIECE = 'piece'

/** Grams, or ounces where they are chosen. */
export const byWeight = (): Measure => ({
  unit: foodMassUnit(),
  grams: gramsPerFoodUnit(),
  ...(isInOunces() ? { usual: 3.5, step: 0.5 } : { usual: 100, step: 10 }),
  bare: 'mass',
})
/** Of a drink whose label counts in millilitres; what stands under grams is millilitres then. */
const byVolume = (): Measure => ({
  unit: fluidUnit(),
  grams: millilitresPerFluidUnit(),
  ...(isInMillilitres() ? { usual: 100, step: 10 } : { usual: 8, step: 1 }),
  bare: 'volume',
})

/** Whether it counts the bare weight or volume: 250 of it are 250 g. */
export const isByWeight = ({ bare }: Measure): boolean => bare !== undefined

/** What a measure of the bare weight or volume shows of so many grams or millilitres, as a field holds it. */
export const bareCount = (grams: number, { bare }: Measure): string =>
  bare === 'volume' && !isInMillilitres()
    ? fluidTyped(grams)
    : bare === 'mass'
      ? foodMassTyped(grams)
      : typedDecimal(grams, 1)

/** The grams or millilitres in so many of a measure; a weight or volume in other units is read to what it was typed from. */
export const gramsIn = (count: number, { bare, grams }: Measure): number =>
  bare === 'mass' ? readFoodMass(count) : bare === 'volume' ? readFluid(count) : count * grams

/** Whether a household measure is one that those who weigh in a chosen unit have no use for: an ounce beside it. */
const isOtherWeight = ({ unit }: Measure): boolean => unit === 'oz' && chosenUnits().food !== undefined

/** The bare weight or volume of a food, the last measure of one that has neither. */
export const weightOf = ({ measures }: Eatable): Measure => measures.find(isByWeight) ?? measures.at(-1) ?? measures[0]

/** So many of the bare weight or volume: `250 g`, `3.5 oz`, `8 fl oz`. */
export const weightText = (count: number, measure: Measure): string => {
  const amount = gramsIn(count, measure)
  return measure.bare === 'volume' ? servingText(amount, 'ml') : foodMassText(amount)
}

/** Grams that what a table says in ounces is rounded to where grams are chosen. */
const GRAMS_STEP = 5

/** As much of the bare weight as is usual of a measure: an ounce of nuts is 1 oz, or 30 g. */
const weightAsUsual = ({ usual, grams }: Measure): Measure => {
  const inGrams = Math.max(GRAMS_STEP, Math.round((usual * grams) / GRAMS_STEP) * GRAMS_STEP)
  return { ...byWeight(), usual: isInOunces() ? usual : inGrams }
}

/** All amounts times a factor; what is unknown stays so. */
export const scaleAmounts = (amounts: NutrientAmounts, factor: number): NutrientAmounts =>
  recordOf(nutrients, (one) => {
    const amount = amounts[one]
    return amount === null ? null : amount * factor
  })

/**
 * What is the same of every single food: its measures, among them the bare weight, and itself as what was eaten. Ounces
 * that come first say how much is eaten; the weight takes their place.
 */
const oneFood = ({ id, name }: { readonly id: string; readonly name: string }, known: readonly Measure[]) => {
  const [first, ...others] = known
  const rest = others.filter((one) => !isOtherWeight(one))
  const measures: Eatable['measures'] = !first
    ? [byWeight()]
    : isOtherWeight(first)
      ? [weightAsUsual(first), ...rest]
      : [first, ...rest, byWeight()]
  const itemsOf = (grams: number): readonly LoggedItem[] => [{ food: id, grams }]
  return { key: `food:${id}`, name: foodName(name), kind: 'food' as const, measures, itemsOf }
}

/** A food of the kitchen. `usual` goes before its own portions: what people eat of it at a time. */
export function eatableFood(food: Food, usual?: UsualPortion): Eatable {
  const own = food.portions.map(({ unit, grams, step }): Measure => ({ unit, grams, usual: Math.max(step, 1), step }))
  const eaten = usual && {
    step: own.find(({ unit }) => unit === usual.unit)?.step ?? 0.5,
    unit: usual.unit,
    grams: usual.grams,
    usual: usual.count,
  }
  const one = oneFood(food, eaten ? [eaten, ...own.filter(({ unit }) => unit !== eaten.unit)] : own)
  const [measure] = one.measures
  return {
    ...one,
    usualWords: isByWeight(measure)
      ? weightText(measure.usual, measure)
      : eaten && measure.unit !== 'oz'
        ? measureWords(measure)
        : amountText(describeAmount(food, measure.usual * measure.grams)),
    amountsOf: (grams) => sumNutrients([{ food, grams }]).total,
    cautionFor: (rules) => findKitchenCaution(rules, food),
  }
}

/** An amount of a measure with its weight: `1 fillet (159 g)`. */
const measureWords = ({ unit, grams, usual }: Measure): string => {
  const [counted, weight] = [amountText(`${usual} ${unit}`), foodMassText(usual * grams)]
  return `${counted} (${weight})`
}

/** Measures that a kitchen reads in fractions. */
const STEPS: Readonly<Record<string, number>> = { cup: 0.25, oz: 0.5, tbsp: 0.5, tsp: 0.25, fl: 1 }

const referenceMeasure = ({ unit, grams, usual }: ReferencePortion): Measure => ({
  unit,
  grams,
  usual,
  step: STEPS[unit.split(/[ ,]/)[0] ?? ''] ?? 0.5,
})

/** A food of the reference tables, in their household measures. */
export function eatableReference(food: ReferenceFood): Eatable {
  const one = oneFood(food, food.portions.map(referenceMeasure))
  const [measure] = one.measures
  return {
    ...one,
    usualWords: isByWeight(measure) ? weightText(measure.usual, measure) : measureWords(measure),
    amountsOf: (grams) => scaleAmounts(food.per100g, grams / 100),
    cautionFor: (rules) => findCaution(rules, { name: food.name, ...likelyClasses(food.id, food.name) }),
  }
}

/** What is told of what is in a food. */
type Contents = Pick<KeptOwnFood, 'name' | 'brand' | 'allergens' | 'traces' | 'ingredients'>

/** A label says what is in a food; without one its name tells, in any language, and what the person cooks they know. */
function cautionOfKept(
  rules: FoodRules,
  { name, brand = '', allergens = [], traces = [], ingredients = '' }: Contents,
): Caution | undefined {
  const { kept, said } = readName(rules, name)
  const listed = withoutAbsent(ingredients)
  const inEnglish = (text: string) => [text, ...foodsInEnglish(text)].join(', ')
  const declared = findCaution(rules, {
    name: `${inEnglish(`${said}, ${listed}`)} ${brand}`,
    sure: allergens.flatMap((one) => classesOfAllergen[one]),
    doubted: traces.flatMap((one) => classesOfAllergen[one]),
  })
  if (declared?.isSure) return declared
  for (const [by, text] of [
    [kept, said],
    [rules, listed],
  ] as const) {
    const [foreign] = findAvoidedForeign(by, text, [])
    if (foreign !== undefined) return { of: foreign, isSure: true }
    const called = findCaution(by, { name: '', sure: likelyClasses('', inEnglish(text)).sure, doubted: [] })
    if (called) return called
  }
  return declared
}

const nineOf = (food: KeptOwnFood): NutrientAmounts => readAmounts(food.per100)

/** Where the figures of a further food are from; of packs there is no table. */
const originOf = ({ source }: FurtherFood): Pick<Eatable, 'note' | 'origin'> => {
  switch (source.dataset) {
    case 'bls':
      return { origin: t`Figures: BLS 4.0, Max Rubner-Institut (CC BY 4.0)` }
    case 'ciqual':
      return { origin: t`Figures: Ciqual 2025, Anses (Licence Ouverte 2.0)` }
    case 'cofid':
      return { origin: t`Figures: CoFID 2021, Public Health England (OGL 3.0)` }
    default:
      return { note: t`Typical of packs. Scan yours.` }
  }
}

/** A food that stands beside those of the kitchen, as it is called in the language. */
export const eatableFurther = (food: FurtherFood): Eatable => ({
  ...eatableFood(food),
  name: food.names[activeLocale()],
  ...originOf(food),
})

/** A food that the person made for themselves, in its own portions. */
export function eatableKept(food: KeptOwnFood): Eatable {
  const { id, name, brand, unit, portions } = food
  const known = portions.map((one): Measure => ({ unit: one.unit, grams: one.grams, usual: 1, step: 0.5 }))
  const weight = unit === 'ml' ? byVolume() : byWeight()
  const [first = weight, ...rest] = [...known, weight]
  const per100 = nineOf(food)
  return {
    key: `food:${ownFoodId(id)}`,
    name: brand ? `${name} (${brand})` : name,
    kind: 'kept',
    measures: [first, ...rest],
    usualWords:
      first === weight
        ? weightText(first.usual, first)
        : `1 ${first.unit} (${servingText(Math.round(first.grams), unit)})`,
    amountsOf: (grams) => scaleAmounts(per100, grams / 100),
    itemsOf: (grams) => [{ food: ownFoodId(id), grams }],
    cautionFor: (rules) => cautionOfKept(rules, food),
  }
}

/** A dish by the serving, out of the foods of one serving; `usual` is how many are eaten at a time, as of sushi. */
export function eatableDish(
  { key, kind, name }: Pick<Eatable, 'key' | 'kind' | 'name'>,
  serving: readonly WeighedFood[],
  usual = 1,
): Eatable {
  const whole = serving.reduce((sum, { grams }) => sum + grams, 0)
  const one: Measure = { unit: usual > 1 ? PIECE : SERVING, grams: whole, usual: 1, step: usual > 1 ? 1 : 0.5 }
  const portion: Measure = { unit: PORTION, grams: whole * usual, usual: 1, step: 0.5 }
  return {
    key,
    name,
    kind,
    measures: usual > 1 ? [portion, one, byWeight()] : [one, byWeight()],
    usualWords: usual > 1 ? measureWords(portion) : t`1 serving`,
    amountsOf: (grams) =>
      sumNutrients(serving.map(({ food, grams: own }) => ({ food, grams: (own * grams) / whole }))).total,
    cautionFor: (rules) => {
      const found = serving.flatMap(({ food }) => findKitchenCaution(rules, food) ?? [])
      return found.find(({ isSure }) => isSure) ?? found[0]
    },
    itemsOf: (grams) => serving.map(({ food, grams: own }) => ({ food: food.id, grams: (own * grams) / whole })),
  }
}

export const eatableRecipe = (catalog: Catalog, recipe: Recipe): Eatable =>
  eatableDish({ key: `recipe:${recipe.id}`, kind: 'recipe', name: dishName(recipe.name) }, catalog.weigh(recipe))

const measureOf = ({ name, grams, amounts }: DraftServing): Measure => ({
  unit: name,
  grams: grams ?? 0,
  usual: 1,
  step: 0.5,
  amounts,
})

/** A food that brings its own figures: off a label or a plate. Its first serving may also be weighed. */
export function eatableOwn({ name, unit, servings, food }: DraftFood, at: number): Eatable {
  const [first, ...rest] = servings
  const grams = first.grams ?? 0
  return {
    key: food ? `food:${food}` : `own:${at}`,
    name: name === '' ? t`Scanned food` : name,
    kind: 'own',
    measures: [
      measureOf(first),
      ...rest.map(measureOf),
      ...(grams > 0 ? [unit === 'ml' ? byVolume() : byWeight()] : []),
    ],
    usualWords: first.name,
    amountsOf: (wanted) => scaleAmounts(first.amounts, grams > 0 ? wanted / grams : 0),
    cautionFor: (rules) => cautionOfKept(rules, { name }),
    itemsOf: (wanted) => (food ? [{ food, grams: wanted }] : []),
  }
}

/** What was logged before, in the same portion: one food by its weight, a meal or bare figures as a whole. */
export function eatableLogged({ id, name, amounts, items = [] }: MealLog): Eatable {
  const whole = items.reduce((sum, { grams }) => sum + grams, 0)
  const portion: Measure = { unit: t`portion`, grams: whole, usual: 1, step: 0.5, amounts }
  const isOneFood = items.length === 1
  return {
    key: `logged:${id}`,
    name,
    kind: 'own',
    measures: isOneFood ? [{ ...byWeight(), usual: readFigure(foodMassTyped(whole)) }] : [portion],
    usualWords: portionWords(items),
    amountsOf: (grams) => scaleAmounts(amounts, whole > 0 ? grams / whole : 0),
    cautionFor: () => undefined,
    itemsOf: (grams) => items.map(({ food, grams: own }) => ({ food, grams: (own * grams) / whole })),
  }
}

/** What a star marks: a food or recipe that the search finds again; undefined of what only this meal has. */
export function favoriteKey({ key, kind, itemsOf, keptWith }: Eatable): string | undefined {
  // A product is kept once it is logged.
  if (keptWith) return undefined
  if (kind === 'recipe') return key
  const [only, ...others] = itemsOf(1)
  return only && others.length === 0 ? `food:${only.food}` : undefined
}

/** How much of it was logged: the weight of one food, the number of several. */
function portionWords(items: readonly LoggedItem[]): string {
  const [only] = items
  if (items.length > 1) return plural(items.length, { one: '# food', other: '# foods' })
  return only ? foodMassText(only.grams) : t`As last time`
}
