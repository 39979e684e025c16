import { describe, expect, test } from 'vitest'
import { checkChanges, checkNewDocument } from './check-document.ts'
import { boolean, choice, collection, double, doubleWritten, instant, integer, text, textList } from './collection.ts'

const rides = collection('rides', {
  owner: 'user',
  clients: ['read', 'create'],
  indexes: [],
  fields: {
    user: text(36, { required: true }),
    title: text(5),
    watts: integer(0, 2000),
    hours: double(0, 24),
    energy: doubleWritten(0, 1_000_000, { min: 0, max: 15_000 }),
    indoors: boolean({ default: false }),
    startedAt: instant(),
    mood: choice(['good', 'bad']),
    tags: textList(4, 2),
  },
})

const whole = { user: 'u1', title: 'Hills', watts: 250, hours: 1.5, indoors: true, mood: 'good', tags: ['a', 'b'] }

describe('a new document', () => {
  test('gets its defaults, nulls for what is missing, and its moments in UTC', () => {
    const checked = checkNewDocument(rides, { user: 'u1', startedAt: '2026-03-02T08:00:00+01:00' })
    expect(checked.ok && Object.fromEntries(checked.value)).toEqual({
      user: 'u1',
      title: null,
      watts: null,
      hours: null,
      energy: null,
      indoors: false,
      startedAt: '2026-03-02T07:00:00.000Z',
      mood: null,
      tags: null,
    })
  })

  test('may say null where a default would stand, but not where something is required', () => {
    const checked = checkNewDocument(rides, { user: 'u1', indoors: null })
    expect(checked.ok && checked.value.get('indoors')).toBe(null)
    expect(checkNewDocument(rides, { user: null })).toMatchObject({ ok: false, error: { attribute: 'user' } })
    expect(checkNewDocument(rides, {})).toMatchObject({
      ok: false,
      error: { message: 'Attribute "user" is required.' },
    })
  })

  test.each<[string, unknown]>([
    ['title', 'Uphill'],
    ['title', 5],
    ['title', 'a\0'],
    ['title', '\ud83c'],
    ['watts', 2001],
    ['watts', 1.5],
    ['watts', '250'],
    ['watts', Number.NaN],
    ['hours', Number.POSITIVE_INFINITY],
    ['hours', -0.1],
    ['indoors', 1],
    ['startedAt', 'noon'],
    ['mood', 'fine'],
    ['mood', ['good']],
    ['tags', 'a'],
    ['tags', ['a', 'b', 'c']],
    ['tags', ['abcde']],
    ['tags', [1]],
    ['speed', 30],
    ['hasOwnProperty', 'x'],
  ])('is refused for %s = %j by that name', (attribute, value) => {
    expect(checkNewDocument(rides, { ...whole, [attribute]: value })).toMatchObject({
      ok: false,
      error: { attribute, message: expect.stringContaining(`"${attribute}"`) },
    })
  })

  test('names what clients may write where earlier rows hold more', () => {
    expect(checkNewDocument(rides, { ...whole, energy: '650' })).toMatchObject({
      ok: false,
      error: { message: 'Attribute "energy" takes a number from 0 to 15000.' },
    })
    expect(checkNewDocument(rides, { ...whole, energy: 99_999 }).ok).toBe(true)
  })

  test('of the length that people count fits', () => {
    expect(checkNewDocument(rides, { ...whole, title: '🏔️🏔️🚴' }).ok).toBe(true)
  })
})

describe('changes', () => {
  test('hold what was given and nothing else, without the fields that start with $', () => {
    const checked = checkChanges(rides, { $id: 'x', $permissions: 5, watts: 300, title: null, mood: undefined })
    expect(checked.ok && [...checked.value]).toEqual([
      ['watts', 300],
      ['title', null],
    ])
  })

  test('cannot clear what is required', () => {
    expect(checkChanges(rides, { user: null })).toMatchObject({ ok: false, error: { attribute: 'user' } })
  })
})
