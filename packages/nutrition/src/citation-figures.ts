import { formatTag, type Locale, millilitresToFluidOunces, poundsToKilograms, type UnitChoices } from '@pacemeal/domain'

/** A marked figure or range of a citation, with the unit behind it where it names one: `[1.4 to 2.0] g/kg`, `[5–7]`. */
const MARKED = /\[([^\]]+)\](?: (m?g\/kg|liters|Liter|litros))?/g
/** Whether the marked figures of a citation are for each kilogram of body mass; otherwise they are litres. */
const PER_KILOGRAM = /\] m?g\/kg/
const FIGURE = /\d+(?:[.,]\d+)?/g

/**
 * A citation as a person reads it: as the paper says it, in grams for each kilogram and litres, and beside each marked figure
 * the same for a pound, or in fluid ounces, for those who read these: `[1 to 4] g/kg` becomes `1 to 4 g/kg (0.45 to 1.8 g/lb)`.
 * Two digits are kept, as many as the papers give.
 */
export const citationText = (text: string, locale: Locale, { mass, volume }: UnitChoices): string => {
  const isPerKilogram = PER_KILOGRAM.test(text)
  const isConverted = isPerKilogram ? mass === 'lb' : volume === 'fl-oz'
  const format = new Intl.NumberFormat(
    formatTag(locale),
    isPerKilogram ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 },
  )
  const convertedFigure = (figure: string): string => {
    const value = Number(figure.replace(',', '.'))
    return format.format(isPerKilogram ? value * poundsToKilograms(1) : millilitresToFluidOunces(1000 * value))
  }
  return text.replace(MARKED, (_, figures: string, unit: string | undefined) => {
    const asWritten = unit === undefined ? figures : `${figures} ${unit}`
    if (!isConverted) return asWritten
    const converted = figures.replace(FIGURE, convertedFigure)
    const convertedUnit = isPerKilogram ? unit?.replace('kg', 'lb') : 'fl oz'
    return `${asWritten} (${convertedUnit === undefined ? converted : `${converted} ${convertedUnit}`})`
  })
}
