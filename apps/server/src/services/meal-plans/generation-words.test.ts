import { describe, expect, test } from 'vitest'
import { isSendable, missingWords, refusalOfPlan } from './generation-words.ts'

const tooFew = {
  kind: 'infeasible',
  conflicts: [{ rule: 'too_few_dishes', slot: 'lunch', dishes: 1, needed: 4, restrictions: ['vegan', 'soy'] }],
} as const
const refused = (refusal: 'pregnant_or_lactating' | 'under_18') =>
  ({ kind: 'infeasible', conflicts: [{ rule: 'refused', refusal, restrictions: [] }] }) as const

describe('why there is no plan', () => {
  test.each([
    ['en', 'Too few dishes for lunch fit your diet and restrictions (vegan and soy). Relax one of them.'],
    [
      'de',
      'Zu wenige Gerichte für das Mittagessen passen zu deiner Ernährung und deinen Einschränkungen (vegan und soy). Lockere eine davon.',
    ],
  ] as const)('is told in %s', (locale, words) => expect(refusalOfPlan(tooFew, locale)).toBe(words))

  test.each([
    ['en', 'A plan needs your age and your weight. Add it in Edit Profile.'],
    ['de', 'Ein Plan braucht dein Alter und dein Gewicht. Ergänze das unter „Profil bearbeiten“.'],
  ] as const)('names what is missing in %s', (locale, words) =>
    expect(missingWords({ missing: ['age', 'weightPounds'] }, locale)).toBe(words),
  )

  test.each(['en', 'de'] as const)('stays in the app when it follows from health answers, in %s', (locale) => {
    expect(isSendable(refusalOfPlan(refused('pregnant_or_lactating'), locale))).toBe(false)
    expect(isSendable(refusalOfPlan(refused('under_18'), locale))).toBe(true)
  })
})
