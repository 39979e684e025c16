import { type ProfileForm, withUnits } from './profile-form.ts'

/** What the person fills in; units and exact figures only say how it is shown. */
const filled = (form: ProfileForm): Readonly<Record<string, unknown>> => {
  const { isMetric: _, exact: __, ...fields } = withUnits(form, false)
  return { ...fields, diets: [...form.diets].sort(), typedRestriction: form.typedRestriction.trim() }
}

const isChangedIn = (names: readonly string[] | undefined, form: ProfileForm, stored: ProfileForm): boolean => {
  const before = filled(stored)
  return Object.entries(filled(form)).some(
    ([name, value]) =>
      (names === undefined || names.includes(name)) && JSON.stringify(value) !== JSON.stringify(before[name]),
  )
}

/** Fields that a plan is made from. */
const planFields = ['age', 'sex', 'height', 'weight', 'objective', 'diets', 'restrictions', 'typedRestriction']
/** Fields that no plan knows of. */
const otherFields = ['name', 'email', 'phone']

/** Whether saving the form would make another plan. */
export const hasPlanChanges = (form: ProfileForm, stored: ProfileForm): boolean => isChangedIn(planFields, form, stored)

/** Whether the form changes something that is saved by itself, whatever becomes of the plan. */
export const hasOtherChanges = (form: ProfileForm, stored: ProfileForm): boolean =>
  isChangedIn(otherFields, form, stored)

/** Whether leaving the form would lose something that is not stored. */
export const hasUnsavedChanges = (form: ProfileForm, stored: ProfileForm): boolean =>
  isChangedIn(undefined, form, stored)
