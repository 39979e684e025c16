import { checkMeasurements, fromMetric, type HeightAndWeight, type Result, toMetric } from '@pacemeal/domain'

/** The form as typed. Both systems are kept, so that looking at the other one changes no figure. */
export interface MeasurementsForm {
  readonly isImperial: boolean
  /** The system that was typed in last; the other one's texts follow it. */
  readonly typedIn: 'imperial' | 'metric'
  readonly feet: string
  readonly inches: string
  readonly pounds: string
  readonly cm: string
  readonly kg: string
}

export type MeasurementField = 'feet' | 'inches' | 'pounds' | 'cm' | 'kg'

const blank = { feet: '', inches: '', pounds: '', cm: '', kg: '' }

/** The form with what was answered before, in the system it was answered in; imperial at first. */
export function measurementsForm(given: HeightAndWeight | undefined): MeasurementsForm {
  if (given === undefined) return { ...blank, isImperial: true, typedIn: 'imperial' }
  const { cm, kg } = toMetric(given)
  return {
    isImperial: given.isImperial,
    typedIn: 'imperial',
    feet: String(given.feet),
    inches: String(given.inches),
    pounds: String(given.weight),
    cm: String(cm),
    kg: String(kg),
  }
}

/** A typed figure; a comma is a decimal point. Not a number when it is none. */
const figure = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.')))

const texts = (figures: readonly number[]): string[] => figures.map((one) => (Number.isFinite(one) ? String(one) : ''))

/** Inches may be left empty: five feet are five feet. */
const inchesOf = (form: MeasurementsForm): number =>
  form.inches.trim() === '' && form.feet.trim() !== '' ? 0 : figure(form.inches)

const imperialOf = (form: MeasurementsForm): HeightAndWeight => ({
  feet: figure(form.feet),
  inches: inchesOf(form),
  weight: figure(form.pounds),
  isImperial: form.isImperial,
})

/** A typed figure, in the system that is shown. */
export const typeMeasurement = (form: MeasurementsForm, field: MeasurementField, text: string): MeasurementsForm => ({
  ...form,
  [field]: text,
  typedIn: form.isImperial ? 'imperial' : 'metric',
})

/** Shows the other system, with what was typed converted. */
export function showSystem(form: MeasurementsForm, isImperial: boolean): MeasurementsForm {
  if (isImperial === form.isImperial) return form
  if (isImperial && form.typedIn === 'metric') {
    const { feet, inches, weight } = fromMetric(figure(form.cm), figure(form.kg))
    const [feetText = '', inchesText = '', pounds = ''] = texts([feet, inches, weight])
    return { ...form, isImperial, feet: feetText, inches: inchesText, pounds }
  }
  if (!isImperial && form.typedIn === 'imperial') {
    const { cm, kg } = toMetric(imperialOf(form))
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

/** The answer, in feet, inches and pounds whatever was typed; refused with the field and what it takes. */
export function readMeasurements(
  form: MeasurementsForm,
): Result<HeightAndWeight, { readonly field: MeasurementField; readonly message: string }> {
  const given =
    form.typedIn === 'metric'
      ? { ...fromMetric(figure(form.cm), figure(form.kg)), isImperial: form.isImperial }
      : imperialOf(form)
  const checked = checkMeasurements(given)
  if (checked.ok) return checked
  const field = fieldOf(checked.error.field, form.isImperial)
  // In metric there are no feet to be wrong: a height that is no number is simply missing.
  const message = field === 'cm' ? 'Enter a height from 122 to 228 cm' : checked.error.message
  return { ok: false, error: { field, message } }
}
