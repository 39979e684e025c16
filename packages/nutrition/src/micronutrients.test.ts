import type { Diet, Sex } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { aBody, aDay, anAthlete, planned, rulesOf, sessions } from './scenarios/build.ts'

test.each<[Sex, number, readonly Diet[], number]>([
  ['Male', 30, [], 8],
  ['Female', 50, [], 18],
  ['Female', 51, [], 8],
  ['Other', 50, [], 18],
  ['Non-Binary', 51, [], 8],
  ['Female', 30, ['vegan'], 32.4],
  ['Male', 30, ['vegetarian'], 14.4],
  ['Female', 30, ['pescatarian'], 18],
])('%s of %i eating %j needs %f mg of iron', (sex, age, diets, milligrams) => {
  expect(planned(anAthlete({ body: aBody({ sex, age }), diets }), aDay()).iron.value).toBe(milligrams)
})

test.each<[Sex, number, number]>([
  ['Male', 3400, 3000],
  ['Female', 2600, 2200],
  ['Other', 3000, 2600],
])('%s: %i mg of potassium and %i ml of drinks on a rest day', (sex, potassium, drinks) => {
  const targets = planned(anAthlete({ body: aBody({ sex }) }), aDay())
  expect(targets.potassium.value).toBe(potassium)
  expect(targets.drinks.value).toBe(drinks)
})

test('fiber stays at 25 g on a competition day and at 50 g on the biggest other days', () => {
  const race = sessions('Competition 08:00-10:00 Intense')
  const big = sessions('Practice 08:00-11:00 Intense')
  const onRace = planned(anAthlete(), aDay({ today: race })).fiber
  const onBig = planned(anAthlete(), aDay({ today: big })).fiber
  expect([onRace.value, rulesOf(onRace)[0]]).toEqual([25, 'fiber_competition'])
  expect([onBig.value, rulesOf(onBig)[0]]).toEqual([50, 'fiber_cap'])
})

test('advice to drink while training is never above what is sweated, nor above 0.8 l an hour', () => {
  const drink = (text: string) => {
    const fuel = planned(anAthlete(), aDay({ today: sessions(text) })).fuel[0]
    return fuel?.during.value
  }
  expect(drink('Recovery 10:00-11:00 Light')?.drinkPerHour).toBe(250)
  expect(drink('Practice 10:00-11:00 Intense')?.drinkPerHour).toBe(800)
  expect(drink('Practice 10:00-10:55 Intense')?.sodiumPerHour).toBe(0)
  expect(drink('Practice 10:00-11:00 Light')?.sodiumPerHour).toBe(0)
})
