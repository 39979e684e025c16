import {
  type DetailedAmounts,
  type DetailedNutrient,
  detailedNutrients,
  type LoggedItem,
  type Nutrient,
  type NutrientAmounts,
  nutrients,
} from '@pacemeal/domain'
import { findReferenceIntake, type IntakePerson, type ReferenceIntake } from './reference-intakes.ts'

/** A logged meal, as far as nutrients go. */
export interface EatenMeal {
  readonly amounts: NutrientAmounts
  readonly items?: readonly LoggedItem[]
}

/** Figures of 100 g of a food; undefined for a food that nobody knows. */
export type DetailsOf = (food: string) => DetailedAmounts | undefined

/**
 * `low`: known well enough to say that it is under the reference. `unsure`: what is known stays under it, and too little is
 * known. `over`: past an upper limit, whatever else is not known. `plain`: no reference.
 */
export type NutrientState = 'low' | 'near' | 'enough' | 'over' | 'unsure' | 'plain'

/** A nutrient over the days that were logged, on average. */
export interface NutrientLine {
  readonly nutrient: DetailedNutrient
  /** What is known of it, a day: the whole is at least that. Null when nothing is known. */
  readonly amount: number | null
  /** Share of the energy that comes from foods whose figure is known, from 0 to 1. */
  readonly known: number
  readonly reference: ReferenceIntake | undefined
  /** Whether the reference is what the person's own plan aims at. */
  readonly isOwn: boolean
  /** Amount by reference. */
  readonly share: number | undefined
  readonly state: NutrientState
}

/** Below this share of the reference an intake is low; up to the whole of it is near. */
const LOW_SHARE = 0.8
/** Only when more than this share of the energy is known can an intake be called low. */
export const KNOWN_SHARE = 0.8

interface Part {
  readonly amount: number
  /** Share of the meal's energy whose figure is known. */
  readonly known: number
}

const unknownPart: Part = { amount: 0, known: 0 }

/** What the foods of a meal say of a nutrient that logs do not keep. */
function partOfItems(nutrient: DetailedNutrient, { amounts, items = [] }: EatenMeal, detailsOf: DetailsOf): Part {
  let amount = 0
  let energy = 0
  let knownEnergy = 0
  for (const { food, grams } of items) {
    const details = detailsOf(food)
    const own = ((details?.calories ?? 0) * grams) / 100
    energy += own
    const figure = details?.[nutrient] ?? null
    if (figure === null) continue
    amount += (figure * grams) / 100
    // What has no energy, like water or salt, is known all the same.
    knownEnergy += own
  }
  // The meal may hold more than its known foods.
  const whole = Math.max(amounts.calories ?? energy, energy)
  if (whole === 0) return { amount, known: items.length > 0 ? 1 : 0 }
  return { amount, known: knownEnergy / whole }
}

const isLogged = (nutrient: DetailedNutrient): nutrient is Nutrient =>
  (nutrients as readonly string[]).includes(nutrient)

const partOf = (nutrient: DetailedNutrient, meal: EatenMeal, detailsOf: DetailsOf): Part => {
  if (!isLogged(nutrient)) return partOfItems(nutrient, meal, detailsOf)
  const amount = meal.amounts[nutrient]
  return amount === null ? unknownPart : { amount, known: 1 }
}

const meanEnergy = (meals: readonly EatenMeal[]): number => {
  const known = meals.flatMap(({ amounts }) => amounts.calories ?? [])
  return known.length === 0 ? 1 : Math.max(1, known.reduce((sum, one) => sum + one, 0) / known.length)
}

function stateOf(amount: number, known: number, reference: ReferenceIntake | undefined): NutrientState {
  if (!reference) return 'plain'
  const share = amount / reference.amount
  if (reference.kind === 'most') return share > 1 ? 'over' : known > KNOWN_SHARE ? 'enough' : 'unsure'
  if (share >= 1) return 'enough'
  if (known <= KNOWN_SHARE) return 'unsure'
  return share < LOW_SHARE ? 'low' : 'near'
}

/** What the days' own plan aims at, in the nutrient's unit: of sodium the most. It counts before a reference for adults in general. */
export type OwnAims = Readonly<Partial<Record<'fiber' | 'sodium' | 'iron', number>>>

/** The own aim of a nutrient where there is one, its reference intake otherwise. */
function findAim(
  nutrient: DetailedNutrient,
  reference: ReferenceIntake | undefined,
  aims: OwnAims,
): Pick<NutrientLine, 'reference' | 'isOwn'> {
  const own = nutrient === 'fiber' || nutrient === 'sodium' || nutrient === 'iron' ? aims[nutrient] : undefined
  return reference === undefined || own === undefined
    ? { reference, isOwn: false }
    : { reference: { ...reference, amount: own }, isOwn: true }
}

/**
 * Every nutrient of the meals against its reference intake, or what the plan aims at where `aims` says so, a day on average over `days` logged days. Unknown is not zero:
 * each line says how much of the energy its figure stands for.
 */
export function nutrientReport(
  meals: readonly EatenMeal[],
  days: number,
  person: IntakePerson,
  detailsOf: DetailsOf,
  aims: OwnAims = {},
): readonly NutrientLine[] {
  if (meals.length === 0 || days < 1) return []
  const usual = meanEnergy(meals)
  const weights = meals.map(({ amounts }) => amounts.calories ?? usual)
  const all = weights.reduce((sum, one) => sum + one, 0)
  const energies = meals.flatMap(({ amounts }) => amounts.calories ?? [])
  const energy = energies.length === 0 ? null : energies.reduce((sum, one) => sum + one, 0) / days
  return detailedNutrients.map((nutrient) => {
    const parts = meals.map((meal) => partOf(nutrient, meal, detailsOf))
    const known =
      all > 0
        ? parts.reduce((sum, part, at) => sum + part.known * (weights[at] ?? 0), 0) / all
        : parts.reduce((sum, part) => sum + part.known, 0) / parts.length
    const sum = parts.reduce((total, part) => total + part.amount, 0) / days
    const amount = known === 0 && sum === 0 ? null : sum
    const { reference, isOwn } = findAim(nutrient, findReferenceIntake(nutrient, person, energy), aims)
    return {
      nutrient,
      amount,
      known,
      reference,
      isOwn,
      share: reference && amount !== null && reference.amount > 0 ? amount / reference.amount : undefined,
      state: stateOf(sum, known, reference),
    }
  })
}
