import { locales } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { isSendable, missingWords, refusalOfPlan } from './generation-words.ts'

const tooFew = {
  kind: 'infeasible',
  conflicts: [{ rule: 'too_few_dishes', slot: 'lunch', dishes: 1, needed: 4, restrictions: ['vegan', 'soy'] }],
} as const
type Refusal = 'pregnant_or_lactating' | 'low_carb_with_diabetes_drugs' | 'bmi_too_low' | 'under_18'
const refused = (refusal: Refusal) =>
  ({ kind: 'infeasible', conflicts: [{ rule: 'refused', refusal, restrictions: [] }] }) as const

describe('why there is no plan', () => {
  test.each([
    ['en', 'Too few dishes for lunch fit your diet and restrictions (vegan and soy). Relax one of them.'],
    [
      'de',
      'Zu wenige Gerichte für das Mittagessen passen zu deiner Ernährung und deinen Einschränkungen (vegan und soy). Lockere eine davon.',
    ],
    [
      'es',
      'Muy pocos platos para el almuerzo encajan con tu dieta y tus restricciones (vegan y soy). Flexibiliza una de ellas.',
    ],
  ] as const)('is told in %s', (locale, words) => expect(refusalOfPlan(tooFew, locale)).toBe(words))

  test.each([
    ['en', 'A plan needs your age and your weight. Add it in Edit Profile.'],
    ['de', 'Ein Plan braucht dein Alter und dein Gewicht. Ergänze das unter „Profil bearbeiten“.'],
    ['es', 'Un plan necesita tu edad y tu peso. Añádelo en «Editar perfil».'],
  ] as const)('names what is missing in %s', (locale, words) =>
    expect(missingWords({ missing: ['age', 'weightPounds'] }, locale)).toBe(words),
  )

  test.each(locales)('stays in the app when it follows from health answers, in %s', (locale) => {
    expect(isSendable(refusalOfPlan(refused('pregnant_or_lactating'), locale))).toBe(false)
    expect(isSendable(refusalOfPlan(refused('under_18'), locale))).toBe(true)
  })

  test('is told in words of its own in every language that people can choose', () => {
    const causes = ['pregnant_or_lactating', 'low_carb_with_diabetes_drugs', 'bmi_too_low', 'under_18'] as const
    for (const cause of causes) {
      const told = locales.map((locale) => refusalOfPlan(refused(cause), locale))
      expect(new Set(told).size, cause).toBe(locales.length)
    }
  })
})
