/** What the kitchen says in English, with its translation. */
export interface KitchenTexts {
  /** Names of foods. */
  readonly foods: Readonly<Record<string, string>>
  /** Names of recipes. */
  readonly dishes: Readonly<Record<string, string>>
  /** What is served beside a dish, as it follows `with`. */
  readonly sides: Readonly<Record<string, string>>
  /** Household measures and shop units: the word for one, and the one for more. */
  readonly measures: Readonly<Record<string, readonly string[]>>
  /** Aisles of the shop. */
  readonly aisles: Readonly<Record<string, string>>
  /** The words between them. */
  readonly phrases: KitchenPhrases
}

/** How a language puts names and amounts together. */
export interface KitchenPhrases {
  /** A dish with its sides: `Lentil curry, with an apple`. */
  readonly withSides: (dish: string, sides: string) => string
  /** Between the last two of a list, with its spaces. */
  readonly and: string
  /** Another form of a food that may be bought: `or 200 g dry`. */
  readonly orDry: (amount: string) => string
  readonly aPinch: string
  readonly andAPinch: string
  /** The mark before decimals. */
  readonly decimalMark: string
  /** The end of a food’s name that says how it is made ready at home, which the shelf does not say. */
  readonly madeReady: RegExp
}
