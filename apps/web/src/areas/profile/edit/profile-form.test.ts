import { changesPlan } from '@pacemeal/protocol'
import { describe, expect, test } from 'vitest'
import { formOf, type ProfileForm, readProfileForm, roundingHints, withUnits } from './profile-form.ts'

const account = { name: 'Maya Torres', email: 'maya@example.com' }
const stored = {
  name: 'Maya Torres',
  phoneNumber: null,
  age: 29,
  sex: 'Female',
  heightInches: 66,
  weightPounds: 137,
  performanceObjective: 'build' as const,
  diet: ['vegan', 'gluten-free'],
  restrictions: ['peanuts'],
}
const form = formOf(stored, account)
const read = (change: Partial<ProfileForm>) => readProfileForm({ ...form, ...change }, account.email)
const saved = (change: Partial<ProfileForm>) => {
  const result = read(change)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

test('a profile that is only looked at is stored as it was and makes no new plan', () => {
  expect(saved({})).toEqual({ ...stored, diet: ['vegan', 'gluten-free'] })
  expect(changesPlan(stored, saved({}))).toBe(false)
})

test('an empty profile shows empty fields, and the missing sex as Other', () => {
  expect(formOf({}, account)).toMatchObject({ age: '', height: '', weight: '', phone: '', sex: 'Other', diets: [] })
})

describe('a field that cannot be taken is refused by name', () => {
  test.each([
    ['age', { age: '17' }],
    ['age', { age: '121' }],
    ['age', { age: 'thirty' }],
    ['height', { height: '66' }],
    ['height', { height: `5'13"` }],
    ['height', { isMetric: true, height: '1.68' }],
    ['height', { height: `3'0"` }],
    ['height', { isMetric: true, height: '230' }],
    ['weight', { weight: '1000' }],
    ['weight', { weight: '660' }],
    ['weight', { weight: 'heavy' }],
    ['weight', { weight: '' }],
    ['name', { name: '  ' }],
    ['email', { email: 'maya@' }],
    ['currentPassword', { email: 'new@example.com' }],
  ] as const)('%s in %j', (field, change) => {
    const result = read(change)
    expect(result.ok ? [] : Object.keys(result.error)).toEqual([field])
  })
})

test('the words name what is accepted, in the units that are shown', () => {
  const words = (change: Partial<ProfileForm>) => {
    const result = read(change)
    return result.ok ? {} : result.error
  }
  expect(words({ height: `3'0"`, weight: '1000' })).toEqual({
    height: `Enter a height from 4'0" to 7'6"`,
    weight: 'Enter a weight from 66 to 660 lb',
  })
  expect(words({ name: ' ', email: 'maya@', age: '17' })).toEqual({
    name: 'Enter a name of 1 to 128 characters',
    email: 'Enter an email address, for example maya@example.com',
    age: 'Enter an age from 18 to 120',
  })
  expect(words({ weight: '60' })).toEqual({ weight: 'Enter a weight from 66 to 660 lb' })
  expect(words({ weight: '400' })).toEqual({ weight: `With a height of 5'6", enter a weight from 81 to 371 lb` })
  expect(words({ isMetric: true, height: '90', weight: '20' })).toEqual({
    height: 'Enter a height from 122 to 228 cm',
    weight: 'Enter a weight from 30 to 299 kg',
  })
})

test('a weight of 171.9 lb is kept as 172, and the field says so before it is saved', () => {
  expect(roundingHints({ ...form, weight: '171.9' })).toEqual({ weight: 'Kept as 172 lb, to the whole pound' })
  expect(saved({ weight: '171.9' }).weightPounds).toBe(172)
  expect(roundingHints({ ...form, height: `5'10.6"` })).toEqual({ height: `Kept as 5'11", to the whole inch` })
  expect(saved({ height: `5'10.6"` }).heightInches).toBe(71)
  expect(roundingHints(formOf({ ...stored, weightPounds: 165.3 }, account))).toEqual({})
})

describe('metric and back', () => {
  test('shows centimetres and kilograms, and stores inches and pounds', () => {
    const metric = withUnits(form, true)
    expect(metric).toMatchObject({ height: '168', weight: '62.1' })
    expect(saved(metric).weightPounds).toBeCloseTo(137, 0)
    expect(changesPlan(stored, saved(metric))).toBe(false)
  })

  test('looking at the other units leaves the figures alone', () => {
    expect(withUnits(withUnits(form, true), false)).toMatchObject({ height: `5'6"`, weight: '137' })
  })

  test('figures between the shown ones are kept, in either system, until others are typed', () => {
    // 176 cm and 75 kg.
    const between = { ...stored, heightInches: 69.3, weightPounds: 165.3 }
    const shown = formOf(between, account)
    expect(shown).toMatchObject({ height: `5'9"`, weight: '165' })
    expect(withUnits(shown, true)).toMatchObject({ height: '176', weight: '75' })
    for (const looked of [shown, withUnits(shown, true), withUnits(withUnits(shown, true), false)]) {
      expect(readProfileForm(looked, account.email)).toMatchObject({
        ok: true,
        value: { heightInches: 69.3, weightPounds: 165.3 },
      })
    }
    const typed = { ...withUnits(form, true), height: '178', weight: '72.6' }
    expect(withUnits(withUnits(typed, false), true)).toMatchObject({ height: '178', weight: '72.6' })
    expect(saved({ ...typed, weight: '73' }).weightPounds).toBe(160.9)
  })

  test('half a pound that is only looked at makes no new plan', () => {
    const half = { ...stored, weightPounds: 143.5 }
    const read = readProfileForm(formOf(half, account), account.email)
    expect(read.ok && changesPlan(half, read.value)).toBe(false)
  })

  test('a comma is a decimal point: some number pads have no other', () => {
    const metric = { ...withUnits(form, true), height: '180,5', weight: '72,5' }
    expect(saved(metric)).toMatchObject({ heightInches: 71.3, weightPounds: 159.8 })
  })

  test('what cannot be read stays as typed', () => {
    expect(withUnits({ ...form, height: 'tall' }, true).height).toBe('tall')
  })
})

describe('a food to avoid that is still in its field', () => {
  test('is saved with the others', () =>
    expect(saved({ typedRestriction: ' shellfish ' }).restrictions).toEqual(['peanuts', 'shellfish']))
  test('is none when it is blank or there already', () => {
    expect(saved({ typedRestriction: '  ' }).restrictions).toEqual(['peanuts'])
    expect(saved({ typedRestriction: 'Peanuts' }).restrictions).toEqual(['peanuts'])
  })
})

describe('a new plan is made', () => {
  test.each([
    ['age', { age: '30' }],
    ['sex', { sex: 'Other' }],
    ['weight', { weight: '140' }],
    ['height', { height: `5'7"` }],
    ['objective', { objective: 'peak' }],
    ['diets', { diets: ['vegan'] }],
    ['foods to avoid', { restrictions: ['peanuts', 'celery'] }],
  ] as const)('for another %s', (_, change) => expect(changesPlan(stored, saved(change))).toBe(true))

  test.each([
    ['name', { name: 'Maya T.' }],
    ['phone', { phone: '+14155550123' }],
    ['order of diets', { diets: ['gluten-free', 'vegan'] }],
  ] as const)('but not for another %s', (_, change) => expect(changesPlan(stored, saved(change))).toBe(false))
})
