import { type ProfileForm, withUnits } from './profile-form.ts'

/** What the person fills in; units and exact figures only say how it is shown. */
const filled = (form: ProfileForm): Readonly<Record<string, unknown>> => {
  const { isMetric: _, exact: __, ...fields } = withUnits(form, false)
  return { ...fields, diets: [...form.diets].sort(), typedRestriction: form.typedRestriction.trim() }
}

/** Whether leaving the form would lose something that is not stored. */
export const hasUnsavedChanges = (form: ProfileForm, stored: ProfileForm): boolean => {
  const before = filled(stored)
  return Object.entries(filled(form)).some(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]))
}
