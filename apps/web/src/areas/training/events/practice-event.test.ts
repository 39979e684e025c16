import { localDate, minuteOfDay } from '@pacemeal/domain'
import { checkEvent } from '@pacemeal/protocol'
import { anEvent } from '@pacemeal/testing'
import { expect, test } from 'vitest'
import { practiceAddress, practiceEvent, readPractice } from './practice-event.ts'

const session = { day: localDate('2026-09-12'), start: minuteOfDay(480), minutes: 120, intensity: 'Moderate' } as const
const searchOf = (address: string) => new URL(address, 'https://pacemeal.example').searchParams

test('the address of a session that practises names it and its race', () =>
  expect(readPractice(searchOf(practiceAddress('race-1', session)))).toEqual({ race: 'race-1', session }))

test.each([
  'race=a',
  'race=a&day=2026-02-31&start=480&minutes=120&intensity=Moderate',
  'race=a&day=2026-09-12&start=9999&minutes=120&intensity=Moderate',
  'race=a&day=2026-09-12&start=480&minutes=5&intensity=Moderate',
  'race=a&day=2026-09-12&start=480&minutes=120&intensity=Brutal',
])('any other address begins an empty form: %s', (search) =>
  expect(readPractice(new URLSearchParams(search))).toBeNull(),
)

test('such a session is run at its hour with what the race is run with, and changes nothing about the days before', () => {
  const race = anEvent({ loading: 'full', products: ['gel', 'salt'], wantsCaffeine: true })
  const event = practiceEvent(race, session)
  expect(event).toMatchObject({
    kind: 'session',
    day: '2026-09-12',
    start: 480,
    intensity: 'Moderate',
    legs: [{ minutes: 120, kilometres: null, intake: 'open' }],
    products: ['gel', 'salt'],
    loading: 'none',
    wantsCaffeine: false,
  })
  expect(checkEvent(JSON.stringify(event)).ok).toBe(true)
})

test('of a race in several legs it is one stretch', () => {
  const leg = { minutes: 60, kilometres: 10, intake: 'open', share: 1 } as const
  const race = anEvent({ sport: 'triathlon', legs: ['swim', 'bike', 'run'].map((name) => ({ ...leg, name })) })
  expect(practiceEvent(race, session)).toMatchObject({ sport: 'other', legs: [{ name: 'session', minutes: 120 }] })
})
