/** Quantities are branded so that grams never meet kilograms by accident. A bare number does not fit. */
declare const unit: unique symbol
export type Quantity<U extends string> = number & { readonly [unit]: U }

/** Mass of a nutrient or a food, in grams. */
export type Grams = Quantity<'g'>
/** Mass of a micronutrient, in milligrams. */
export type Milligrams = Quantity<'mg'>
/** Mass of a body, in kilograms. */
export type Kilograms = Quantity<'kg'>
/** Length of a body, in centimetres. */
export type Centimetres = Quantity<'cm'>
/** Food energy, in kilocalories. */
export type Kcal = Quantity<'kcal'>
/** Minutes after local midnight; 0 to 1439 for a start, up to 2879 for an end on the following day. */
export type MinuteOfDay = Quantity<'minute of day'>
/** Volume of drink, in millilitres. */
export type Millilitres = Quantity<'ml'>

export const grams = (n: number): Grams => n as Grams
export const milligrams = (n: number): Milligrams => n as Milligrams
export const kilograms = (n: number): Kilograms => n as Kilograms
export const centimetres = (n: number): Centimetres => n as Centimetres
export const kcal = (n: number): Kcal => n as Kcal
export const minuteOfDay = (n: number): MinuteOfDay => n as MinuteOfDay
export const millilitres = (n: number): Millilitres => n as Millilitres

/** Kilograms in one international avoirdupois pound (exact, 1959 agreement). */
const KILOGRAMS_PER_POUND = 0.45359237
/** Centimetres in one international inch (exact, 1959 agreement). */
const CENTIMETRES_PER_INCH = 2.54

export const poundsToKilograms = (pounds: number): Kilograms => kilograms(pounds * KILOGRAMS_PER_POUND)
export const kilogramsToPounds = (mass: Kilograms): number => mass / KILOGRAMS_PER_POUND
export const inchesToCentimetres = (inches: number): Centimetres => centimetres(inches * CENTIMETRES_PER_INCH)
export const centimetresToInches = (length: Centimetres): number => length / CENTIMETRES_PER_INCH

/** Kilometres in one international mile (exact, 1959 agreement). */
const KILOMETRES_PER_MILE = 1.609344
/** Millilitres in one US fluid ounce (exact: 231 cubic inches a gallon, 128 ounces). */
export const MILLILITRES_PER_FLUID_OUNCE = 29.5735295625

/** Grams in one international avoirdupois ounce (exact: a sixteenth of a pound). */
export const GRAMS_PER_OUNCE = (KILOGRAMS_PER_POUND * 1000) / 16
/** Millilitres in one US customary cup (exact: eight fluid ounces). */
const MILLILITRES_PER_CUP = 8 * MILLILITRES_PER_FLUID_OUNCE

export const gramsToOunces = (mass: number): number => mass / GRAMS_PER_OUNCE
export const ouncesToGrams = (ounces: number): Grams => grams(ounces * GRAMS_PER_OUNCE)
export const cupsToMillilitres = (cups: number): Millilitres => millilitres(cups * MILLILITRES_PER_CUP)

/** Metres in one international foot (exact, 1959 agreement). */
const METRES_PER_FOOT = 0.3048

export const feetToMetres = (feet: number): number => feet * METRES_PER_FOOT
export const metresToFeet = (metres: number): number => metres / METRES_PER_FOOT
export const milesToKilometres = (miles: number): number => miles * KILOMETRES_PER_MILE
export const kilometresToMiles = (kilometres: number): number => kilometres / KILOMETRES_PER_MILE
export const fluidOuncesToMillilitres = (ounces: number): Millilitres =>
  millilitres(ounces * MILLILITRES_PER_FLUID_OUNCE)
export const millilitresToFluidOunces = (volume: number): number => volume / MILLILITRES_PER_FLUID_OUNCE
export const fahrenheitToCelsius = (degrees: number): number => (degrees - 32) / 1.8
export const celsiusToFahrenheit = (degrees: number): number => degrees * 1.8 + 32

/** Kilojoules in one kilocalorie of a label (exact; Regulation (EU) 1169/2011, Annex XIV). */
export const KILOJOULES_PER_KILOCALORIE = 4.184

export const kilocaloriesToKilojoules = (energy: number): number => energy * KILOJOULES_PER_KILOCALORIE
export const kilojoulesToKilocalories = (energy: number): Kcal => kcal(energy / KILOJOULES_PER_KILOCALORIE)

/** Food energy of protein, carbohydrate and fat (Atwater general factors: 4, 4 and 9 kcal per gram; Merrill and Watt, 1973). */
export const ATWATER = { protein: 4, carbs: 4, fat: 9 } as const

/** Energy of the three macronutrients by the Atwater general factors. */
export const energyOf = (m: { protein: number; carbs: number; fat: number }): Kcal =>
  kcal(ATWATER.protein * m.protein + ATWATER.carbs * m.carbs + ATWATER.fat * m.fat)
