import { t } from '@lingui/core/macro'
import {
  checkMeasurements,
  fromImperial,
  fromMetric,
  type HeightAndWeight,
  heightInInches,
  type MeasurementRefusal,
  type Result,
  readFigure,
  toMetric,
} from '@pacemeal/domain'
import {
  bodyRefusalText,
  heightRangeText,
  roundedHeightText,
  roundedWeightText,
} from '../../../languages/body-figures.ts'

/** The form as typed. Both systems are kept, so that looking at the other one changes no figure. */
export interface MeasurementsForm {
  readonly isImperial: boolean
  /** The system that was typed in last; the other one's texts follow it. */
  readonly typedIn: 'imperial' | 'metric'
  /** What was answered before; it holds until something else is typed, however its texts are rounded. */
  readonly answered?: HeightAndWeight | undefined
  readonly feet: string
  readonly inches: string
  readonly pounds: string
  readonly cm: string
  readonly kg: string
}

export type MeasurementField = 'feet' | 'inches' | 'pounds' | 'cm' | 'kg'

const blank = { feet: '', inches: '', pounds: '', cm: '', kg: '' }

/** The form with what was answered before, in the system it was answered in; before that, in the one of the country. */
export function measurementsForm(given: HeightAndWeight | undefined, isImperialAtFirst: boolean): MeasurementsForm {
  if (given === undefined)
    return { ...blank, isImperial: isImperialAtFirst, typedIn: isImperialAtFirst ? 'imperial' : 'metric' }
  const { cm, kg } = toMetric(given)
  return {
    isImperial: given.isImperial,
    typedIn: 'imperial',
    answered: given,
    feet: String(given.feet),
    inches: String(given.inches),
    pounds: String(given.weight),
    cm: String(cm),
    kg: String(kg),
  }
}

const texts = (figures: readonly number[]): string[] => figures.map((one) => (Number.isFinite(one) ? String(one) : ''))

/** Inches may be left empty: five feet are five feet. */
const inchesOf = (form: MeasurementsForm): number =>
  form.inches.trim() === '' && form.feet.trim() !== '' ? 0 : readFigure(form.inches)

/** What would be kept of the form, in feet, inches and pounds. */
function keptOf(form: MeasurementsForm): HeightAndWeight {
  const { isImperial } = form
  if (form.answered) return { ...form.answered, isImperial }
  const kept =
    form.typedIn === 'metric'
      ? fromMetric(readFigure(form.cm), readFigure(form.kg))
      : fromImperial({ feet: readFigure(form.feet), inches: inchesOf(form), weight: readFigure(form.pounds) })
  return { ...kept, isImperial }
}

/** A typed figure, in the system that is shown. */
export const typeMeasurement = (form: MeasurementsForm, field: MeasurementField, text: string): MeasurementsForm => ({
  ...form,
  [field]: text,
  answered: undefined,
  typedIn: form.isImperial ? 'imperial' : 'metric',
})

/** Shows the other system, with what was typed converted. */
export function showSystem(form: MeasurementsForm, isImperial: boolean): MeasurementsForm {
  if (isImperial === form.isImperial) return form
  if (isImperial && form.typedIn === 'metric') {
    const { feet, inches, weight } = keptOf(form)
    const [feetText = '', inchesText = '', pounds = ''] = texts([feet, inches, weight])
    return { ...form, isImperial, feet: feetText, inches: inchesText, pounds }
  }
  if (!isImperial && form.typedIn === 'imperial') {
    const { cm, kg } = toMetric(keptOf(form))
    const [cmText = '', kgText = ''] = texts([cm, kg])
    return { ...form, isImperial, cm: cmText, kg: kgText }
  }
  return { ...form, isImperial }
}

/** Which field of the shown system a refusal belongs to. */
const fieldOf = (refused: string, isImperial: boolean): MeasurementField => {
  if (!isImperial) return refused === 'weight' ? 'kg' : 'cm'
  if (refused === 'weight') return 'pounds'
  return refused === 'inches' ? 'inches' : 'feet'
}

function refusalText(refusal: MeasurementRefusal): string {
  if (refusal.code === 'feet-invalid') return t`Enter whole feet`
  if (refusal.code === 'inches-invalid') return t`Enter inches from 0 to 11`
  return bodyRefusalText(refusal)
}

/** The answer, in feet, inches and pounds whatever was typed; refused with the field and what it takes. */
export function readMeasurements(
  form: MeasurementsForm,
): Result<HeightAndWeight, { readonly field: MeasurementField; readonly message: string }> {
  const checked = checkMeasurements(keptOf(form))
  if (checked.ok) return checked
  const field = fieldOf(checked.error.field, form.isImperial)
  // In metric there are no feet to be wrong: a height that is no number is simply missing.
  const message = field === 'cm' ? heightRangeText(true) : refusalText(checked.error)
  return { ok: false, error: { field, message } }
}

/** What to say below each field of the shown system whose figure is kept otherwise than typed. */
export function roundingHints(form: MeasurementsForm): Partial<Record<MeasurementField, string | undefined>> {
  if (form.answered || (form.typedIn === 'imperial') !== form.isImperial) return {}
  if (!form.isImperial) {
    return { cm: roundedHeightText(readFigure(form.cm), true), kg: roundedWeightText(readFigure(form.kg), true) }
  }
  return {
    inches: roundedHeightText(heightInInches(readFigure(form.feet), inchesOf(form)), false),
    pounds: roundedWeightText(readFigure(form.pounds), false),
  }
}
