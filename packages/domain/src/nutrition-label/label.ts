/**
 * What a label may state and we keep: `calories` in kcal; `fat` to `protein` in grams; `sodium`, `potassium` and `iron`
 * in mg. Salt is kept as the sodium it stands for. `carbs` are what the label calls carbohydrate: with fibre on US labels,
 * without on those of the EU and the UK (`fiberInCarbs` says which).
 */
export const labelNutrients = [
  'calories',
  'fat',
  'saturates',
  'carbs',
  'sugar',
  'polyols',
  'fiber',
  'protein',
  'sodium',
  'potassium',
  'iron',
] as const
export type LabelNutrient = (typeof labelNutrients)[number]

/** Figures of one column; null is a figure that was not read or not stated, which is not zero. */
export type LabelAmounts = Readonly<Record<LabelNutrient, number | null>>

/** One column of figures. */
export interface LabelColumn {
  readonly amounts: LabelAmounts
  /** Figures that the label only bounds (`<0.5 g`, `less than 1 g`): the amount is the bound, the true one is below it. */
  readonly below: readonly LabelNutrient[]
}

/** An amount of food or drink, by weight or by volume as the label says. */
export interface LabelMeasure {
  readonly amount: number
  readonly unit: 'g' | 'ml'
}

/** What a column's figures are of. */
export const labelBases = ['serving', 'per-100', 'pack'] as const
export type LabelBasis = (typeof labelBases)[number]

/**
 * Why a figure is to be looked at before it is believed:
 * - `energy-mismatch`: the energy is not what the macronutrients give (4/4/9, fibre 2, polyols 2.4 kcal a gram);
 * - `units-disagree`: the kilojoules are not 4.184 times the kilocalories;
 * - `sugar-over-carbs`, `saturates-over-fat`: a part is larger than its whole;
 * - `over-hundred`: the macronutrients of 100 g weigh more than 100 g;
 * - `out-of-range`: more than any food holds;
 * - `columns-disagree`: serving and per-100 figures do not fit the serving's size; without a nutrient, the headings could not
 *   be read, so that the two columns may have changed places;
 * - `decimal-restored`: the picture lost a decimal mark, or its unit was taken for a digit; this was put right because only
 *   then the figures fit;
 * - `uncertain`: the recogniser was not sure of its characters, and no second look was;
 * - `other`: a reason that a newer server gave and this version has no name for. Never found here.
 */
export const labelDoubtCodes = [
  'energy-mismatch',
  'units-disagree',
  'sugar-over-carbs',
  'saturates-over-fat',
  'over-hundred',
  'out-of-range',
  'columns-disagree',
  'decimal-restored',
  'uncertain',
  'other',
] as const
export type LabelDoubtCode = (typeof labelDoubtCodes)[number]

/** A named doubt: never a silent correction. */
export interface LabelDoubt {
  readonly code: LabelDoubtCode
  readonly basis: LabelBasis
  /** The figure it is about; null when it is about the column as a whole. */
  readonly nutrient: LabelNutrient | null
}

/** What products for sport state beside the panel: mg of caffeine, g of fructose. */
export const fuelSubstances = ['caffeine', 'fructose'] as const
export type FuelSubstance = (typeof fuelSubstances)[number]

/** One such figure, and what it is of. */
export interface FuelStatement {
  readonly substance: FuelSubstance
  readonly basis: LabelBasis
  readonly amount: number
}

/** A nutrition panel as it was read. At least one of the columns is there. */
export interface NutritionLabel {
  readonly perServing: LabelColumn | null
  readonly per100: LabelColumn | null
  readonly perPack: LabelColumn | null
  /** What `per100` is a hundred of. */
  readonly per100Unit: 'g' | 'ml'
  readonly servingSize: LabelMeasure | null
  readonly servingsPerPack: number | null
  readonly packSize: LabelMeasure | null
  /** Whether `carbs` include the fibre: yes on US and Canadian labels. */
  readonly fiberInCarbs: boolean
  readonly doubts: readonly LabelDoubt[]
  /** Caffeine and fructose, where they are stated; absent where nothing is. */
  readonly fuel?: readonly FuelStatement[] | undefined
}

const nothingStated: LabelAmounts = {
  calories: null,
  fat: null,
  saturates: null,
  carbs: null,
  sugar: null,
  polyols: null,
  fiber: null,
  protein: null,
  sodium: null,
  potassium: null,
  iron: null,
}

/** A column's amounts: those given, all others unknown. */
export const labelAmounts = (stated: Partial<LabelAmounts>): LabelAmounts => ({ ...nothingStated, ...stated })
