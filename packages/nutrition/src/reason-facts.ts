import {
  centimetres,
  centimetresToInches,
  clockText,
  DEFAULT_LOCALE,
  dayClockText,
  formatTag,
  kilocaloriesToKilojoules,
  kilograms,
  kilogramsToPounds,
  type Locale,
  type MassUnit,
  millilitresToFluidOunces,
  poundsToKilograms,
  type Reason,
  spanishTime,
  type UnitChoices,
} from '@pacemeal/domain'

/** Reads a reason's inputs as the words and figures of a sentence. A missing one reads as a dash, never as zero. */
export interface Facts {
  /** A figure with at most so many decimals (two at most): `0.75`, `1,240`. */
  readonly figure: (name: string, decimals?: number) => string
  /** The unit of body mass that this person reads. */
  readonly massUnit: MassUnit
  /** A mass in kilograms, without its unit: `62`, `137`. */
  readonly massFigure: (name: string, decimals?: number) => string
  /** A mass in kilograms with the person's unit: `62 kg`, `137 lb`. */
  readonly mass: (name: string, decimals?: number) => string
  /** A figure for each kilogram, as one for each unit of `massUnit`: `1.5`, `0.68`. */
  readonly rate: (name: string, decimals?: number) => string
  /** A constant for each kilogram, as one for each unit of `massUnit`. */
  readonly perMass: (perKilogram: number) => string
  /** An energy in kilocalories with the person's unit: `2,860 kcal`, `11,966 kJ`. Of both, kilocalories. */
  readonly energy: (name: string) => string
  /** The same without its unit. */
  readonly energyFigure: (name: string) => string
  /** A constant in kilocalories, without its unit: `500`, `2,092`. */
  readonly energyOf: (kilocalories: number) => string
  /** A constant in kilocalories for each kilogram or each centimetre, as one for each unit of `mass` or of `length`. */
  readonly energyPerMass: (perKilogram: number) => string
  readonly energyPerLength: (perCentimetre: number) => string
  readonly energyUnit: 'kcal' | 'kJ'
  /** A length in centimetres with the person's unit: `168 cm`, `66.1 in`. */
  readonly length: (name: string) => string
  /** A constant for each centimetre, as one for each unit of `length`. */
  readonly perLength: (perCentimetre: number) => string
  /** Millilitres in the person's unit: `610 ml`, `21 fl oz`. */
  readonly volume: (name: string) => string
  /** Litres in the person's unit: `1.2 liters`, `41 fl oz`. */
  readonly litres: (name: string) => string
  /** Litres for each kilogram, as they are for each unit of `massUnit`: `1.5 liters`, `23 fl oz`. */
  readonly litresPerMass: (name: string) => string
  /** A share of one as percent: `15%`. */
  readonly percent: (name: string) => string
  /** `6:30 AM`; in Spanish with its article, `las 06:30`. */
  readonly clock: (name: string) => string
  /** `45 min`, `75 min`; hours from two on: `2.5 h`. */
  readonly span: (name: string) => string
  readonly text: (name: string) => string
  /** Whether the rule gives this figure. */
  readonly knows: (name: string) => boolean
  /** Whether the rule says this of itself. */
  readonly flag: (name: string) => boolean
  /** The bare number, for choosing between wordings. */
  readonly number: (name: string) => number
}

const UNKNOWN = '–'

/** A time of day as it stands in a sentence. */
const clocks: Readonly<Record<Locale, (minute: number) => string>> = {
  en: clockText,
  de: (minute) => `${dayClockText(minute)} Uhr`,
  es: spanishTime,
}

/** What more than one litre is called. */
const LITRES: Readonly<Record<Locale, string>> = { en: 'liters', de: 'Liter', es: 'litros' }

/** Numbers and times of day as a language writes them. */
const writers = (locale: Locale) => {
  const formats = [0, 1, 2].map(
    (decimals) => new Intl.NumberFormat(formatTag(locale), { maximumFractionDigits: decimals }),
  )
  return {
    format: (value: number, decimals: number): string => formats[decimals]?.format(value) ?? String(value),
    percentSign: locale === 'en' ? '%' : ' %',
  }
}
const kept = new Map<Locale, ReturnType<typeof writers>>()
const writersIn = (locale: Locale) => {
  const found = kept.get(locale) ?? writers(locale)
  kept.set(locale, found)
  return found
}

/** Minutes as the science speaks of them. */
export const spanWords = (minutes: number, locale: Locale = DEFAULT_LOCALE): string => {
  const { format } = writersIn(locale)
  return minutes < 120 ? `${format(minutes, 0)} min` : `${format(minutes / 60, 1)} h`
}

/** A time of day as it stands in a sentence, on the clock that was chosen. */
const clockOf = (locale: Locale, chosen: UnitChoices['clock']): ((minute: number) => string) => {
  if (chosen === '12')
    return locale === 'es' ? (minute) => `${spanishTime(minute).split(' ')[0]} ${clockText(minute)}` : clockText
  return chosen === '24' && locale === DEFAULT_LOCALE ? dayClockText : clocks[locale]
}

/** A reason's inputs for its sentence, in the units that the person has chosen; kilograms and centimetres else. */
export function factsOf(
  { inputs }: Pick<Reason, 'inputs'>,
  locale: Locale = DEFAULT_LOCALE,
  chosen: UnitChoices = {},
): Facts {
  const { format, percentSign } = writersIn(locale)
  const clock = clockOf(locale, chosen.clock)
  const massUnit = chosen.mass ?? 'kg'
  const isMetric = massUnit === 'kg'
  const massOf = (value: number) => (isMetric ? value : kilogramsToPounds(kilograms(value)))
  const perMassOf = (value: number) => (isMetric ? value : value * poundsToKilograms(1))
  const energyUnit = chosen.energy === 'kJ' ? 'kJ' : 'kcal'
  const energyIn = (value: number) => (energyUnit === 'kJ' ? kilocaloriesToKilojoules(value) : value)
  const massFigure = (name: string, decimals = 0) => known(name, (value) => format(massOf(value), decimals))
  const number = (name: string): number => {
    const value = inputs[name]
    return typeof value === 'number' ? value : Number.NaN
  }
  const known = (name: string, words: (value: number) => string): string => {
    const value = number(name)
    return Number.isFinite(value) ? words(value) : UNKNOWN
  }
  const perLength = (perCentimetre: number) =>
    format(isMetric ? perCentimetre : perCentimetre / centimetresToInches(centimetres(1)), 2)
  const isInOunces = chosen.volume === 'fl-oz'
  const ounces = (millilitres: number): string => `${format(millilitresToFluidOunces(millilitres), 0)} fl oz`
  const litres = (value: number, decimals = 1): string =>
    isInOunces ? ounces(value * 1000) : `${format(value, decimals)} ${LITRES[locale]}`
  const energyFigure = (name: string) => known(name, (value) => format(energyIn(value), 0))
  return {
    number,
    knows: (name) => Number.isFinite(number(name)),
    flag: (name) => inputs[name] === true,
    figure: (name, decimals = 0) => known(name, (value) => format(value, decimals)),
    percent: (name) => known(name, (value) => `${format(value * 100, 0)}${percentSign}`),
    massUnit,
    massFigure,
    mass: (name, decimals) => `${massFigure(name, decimals)} ${massUnit}`,
    // A figure for a pound is less than half as large: another decimal keeps what it says.
    rate: (name, decimals = 0) =>
      known(name, (value) => format(perMassOf(value), isMetric ? decimals : Math.min(2, decimals + 1))),
    perMass: (perKilogram) => format(perMassOf(perKilogram), 2),
    length: (name) =>
      isMetric
        ? `${known(name, (value) => format(value, 0))} cm`
        : `${known(name, (value) => format(centimetresToInches(centimetres(value)), 1))} in`,
    perLength,
    energy: (name) => `${energyFigure(name)} ${energyUnit}`,
    energyFigure,
    energyUnit,
    energyOf: (kilocalories) => format(energyIn(kilocalories), 2),
    energyPerMass: (perKilogram) => format(perMassOf(energyIn(perKilogram)), 2),
    energyPerLength: (perCentimetre) => perLength(energyIn(perCentimetre)),
    volume: (name) => known(name, (value) => (isInOunces ? ounces(value) : `${format(value, 0)} ml`)),
    litres: (name) => known(name, litres),
    // As with every rate, that for a pound has another decimal.
    litresPerMass: (name) => known(name, (value) => litres(perMassOf(value), isMetric ? 1 : 2)),
    clock: (name) => known(name, clock),
    span: (name) => known(name, (value) => spanWords(value, locale)),
    text: (name) => (typeof inputs[name] === 'string' ? inputs[name] : UNKNOWN),
  }
}
