/** How much of one product was taken, with one serving as the label said it then. */
export interface TakenProduct {
  readonly product: string
  readonly name: string
  readonly servings: number
  /** Of one serving: g, mg, mg. */
  readonly carbs: number
  readonly sodium: number
  readonly caffeine: number
}

/** Carbohydrate (g), fluid (ml) and sodium (mg) of a whole event. */
export interface FuelTotals {
  readonly carbs: number
  readonly fluid: number
  readonly sodium: number
}

/** What was taken in an event and how it went. */
export interface EventReport {
  /** The meal log that counts it in its day. */
  readonly log: string
  /** How long it took, in minutes. */
  readonly minutes: number
  readonly taken: readonly TakenProduct[]
  /** Everything drunk, ml. */
  readonly fluid: number
  /** What had been planned. */
  readonly planned: FuelTotals
  /** The stomach: 0 no trouble, 10 unable to go on. */
  readonly symptoms: number
  /** 1 bad, 5 very good. */
  readonly feeling: number
  readonly notes: string
}

/** What was taken in all. Fluid is what was drunk. */
export const takenTotals = ({ taken, fluid }: Pick<EventReport, 'taken' | 'fluid'>): FuelTotals => ({
  carbs: taken.reduce((sum, { carbs, servings }) => sum + carbs * servings, 0),
  fluid,
  sodium: taken.reduce((sum, { sodium, servings }) => sum + sodium * servings, 0),
})

/** The same for each hour. */
export const perHour = ({ carbs, fluid, sodium }: FuelTotals, minutes: number): FuelTotals => ({
  carbs: (carbs * 60) / minutes,
  fluid: (fluid * 60) / minutes,
  sodium: (sodium * 60) / minutes,
})
