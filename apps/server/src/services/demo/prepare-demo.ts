import {
  addDays,
  defaultKitchenPreferences,
  type KitchenPreferences,
  type LocalDate,
  minuteOfDay,
} from '@pacemeal/domain'
import type { TrainingEvent } from '@pacemeal/domain/event'
import { events, kitchenPreferences, writeKitchenPreferences } from '@pacemeal/protocol'
import { idFromKey } from '../../ids.ts'
import type { AllPorts } from '../../ports.ts'
import type { Person } from '../caller.ts'
import { unlessThere } from '../documents/ensure-document.ts'
import { createDocument } from '../documents/write-documents.ts'

/** Days from the day on which somebody first looks to the race that the demo athlete trains for. */
const DAYS_TO_RACE = 26

/** How the demo athlete cooks: ahead on Sundays, and lunch goes along to work twice a week. */
const kitchen: KitchenPreferences = {
  ...defaultKitchenPreferences,
  mealsAway: [
    { day: 'tuesday', meal: 'lunch', way: 'microwave' },
    { day: 'thursday', meal: 'lunch', way: 'microwave' },
  ],
  batchDays: ['sunday'],
}

/** A half marathon with water on the course, some weeks after the day on which it is entered. */
export const raceOn = (today: LocalDate, zone: string): TrainingEvent => ({
  kind: 'race',
  name: 'Riverside Half Marathon',
  day: addDays(today, DAYS_TO_RACE),
  start: minuteOfDay(9 * 60),
  zone,
  sport: 'run',
  intensity: 'Intense',
  priority: 'A',
  goal: 'Under 1:50',
  legs: [{ name: 'Half marathon', minutes: 108, kilometres: 21.1, intake: 'open', share: 1 }],
  stations: { by: 'distance', at: [5, 10, 15] },
  conditions: { celsius: 14, altitude: 60 },
  carry: { bottles: 1, bottle: 500, pockets: 4 },
  products: ['gel', 'mix'],
  loading: 'usual',
  early: 'get-up',
  wantsCaffeine: false,
})

/**
 * Keeps what the demo athlete chose before the first plan: the kitchen and a race. It stands before the profile, so that the
 * first plan is made from it and no second one is asked for.
 */
export const prepareDemo = async (backend: AllPorts, demo: Person, race: TrainingEvent): Promise<void> => {
  const { id: user } = demo.user
  await unlessThere(() =>
    createDocument(backend, demo, kitchenPreferences, {
      documentId: user,
      data: { user, preferences: writeKitchenPreferences(kitchen) },
      permissions: null,
    }),
  )
  await unlessThere(() =>
    createDocument(backend, demo, events, {
      documentId: idFromKey(`${user}/event/race`),
      data: { user, day: race.day, details: JSON.stringify(race) },
      permissions: null,
    }),
  )
}
