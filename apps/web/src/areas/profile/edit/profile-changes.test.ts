import { expect, test } from 'vitest'
import { hasUnsavedChanges } from './profile-changes.ts'
import { formOf, withUnits } from './profile-form.ts'

const stored = formOf(
  {
    age: 29,
    sex: 'Female',
    heightInches: 68.9,
    weightPounds: 171.6,
    diet: ['vegan', 'gluten-free'],
    restrictions: ['peanuts'],
  },
  { name: 'Maya', email: 'm@x.org' },
)

test.each([
  ['the other units', withUnits(stored, true), false],
  ['the other units and back', withUnits(withUnits(stored, true), false), false],
  ['diets in another order', { ...stored, diets: [...stored.diets].reverse() }, false],
  ['another name', { ...stored, name: 'Maya L.' }, true],
  ['another weight in kilograms', { ...withUnits(stored, true), weight: '90' }, true],
  ['a food that is typed but not added', { ...stored, typedRestriction: 'celery' }, true],
  ['a phone number', { ...stored, phone: '+14155550100' }, true],
])('with %s, whether something would be lost is %#', (_, form, isLost) =>
  expect(hasUnsavedChanges(form, stored)).toBe(isLost),
)
