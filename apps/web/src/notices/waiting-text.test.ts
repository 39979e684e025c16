import { afterEach, expect, test, vi } from 'vitest'
import { notices } from './catalogue.ts'

afterEach(() => vi.unstubAllGlobals())

const lunch = { calories: 320, mealType: 'Lunch', date: 'today' }
const nothing = () => undefined

/** The notices of writes that wait, in their order: a meal, fuel, a weighing, a week, an event. */
const told = (outcome: 'kept' | 'held'): readonly (string | undefined)[] =>
  [
    notices['meal-logged'](lunch, outcome, nothing),
    notices['meal-logged']({ ...lunch, energy: '1,339 kJ' }, outcome, nothing),
    notices['session-fuel-logged'](60, outcome, nothing),
    notices['weighing-saved']('65 kg', outcome),
    notices['schedule-kept'](outcome),
    notices['event-saved']('Hill Run', outcome),
    notices['event-deleted']('Hill Run', outcome, nothing),
  ].map(({ message }) => message)

test.each([
  {
    where: 'without a network',
    onLine: false,
    kept: 'Kept here and sent when you are online.',
    held: 'This browser keeps nothing: it is sent when you are online, if this page stays open.',
    weighing: '65 kg is sent when you are online.',
  },
  {
    where: 'with a network, where the server took it not now',
    onLine: true,
    kept: 'It could not be sent now. It is kept here and tried again by itself.',
    held: 'It could not be sent now, and this browser keeps nothing: it is tried again by itself, if this page stays open.',
    weighing: '65 kg could not be sent now. It is kept here and tried again by itself.',
  },
])('what waits $where', ({ onLine, kept, held, weighing }) => {
  vi.stubGlobal('navigator', { onLine })
  const sentences = (waiting: string, ofWeighing: string) => [
    `Logged 320 calories to Lunch for today. ${waiting}`,
    `Logged 1,339 kJ to Lunch for today. ${waiting}`,
    `60 g of carbohydrate count in the day. ${waiting}`,
    ofWeighing,
    `${waiting} Your meal plan follows then.`,
    `Its fuel plan follows what you entered: Hill Run. ${waiting}`,
    `Hill Run. ${waiting}`,
  ]
  expect(told('kept')).toEqual(sentences(kept, weighing))
  expect(told('held')).toEqual(sentences(held, '65 kg is sent from this page only.'))
})
