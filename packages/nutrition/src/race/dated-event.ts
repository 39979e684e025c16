import { grams, milligrams, millilitres } from '@pacemeal/domain'
import { eventMinutes, scheduledEventOf } from '@pacemeal/domain/event'
import type { DatedEvent } from '../event-day.ts'
import { roundToTen, roundWhole } from '../rounding.ts'
import { type EventProducts, planEventFuel } from './event-fuel.ts'
import { fuelTotals } from './fuel-lines.ts'
import { eventLoading } from './loading.ts'
import { type KnownAthlete, type ReportedEvent, raceAthleteOf, raceOf } from './race-of-event.ts'
import { targetsDuring } from './targets.ts'

/**
 * What the days around an event need to know of it. Its carbohydrate is that of the card, in whole servings: of a reported
 * event as it was planned then, and where products are missing what its hours ask for. The figures of an hour are its targets.
 */
export function datedEventOf(
  { event, report }: ReportedEvent,
  known: KnownAthlete,
  products: EventProducts,
): DatedEvent {
  const fuel = report === null ? planEventFuel(event, known, products) : null
  const { carbs, fluid, sodium, pauses } =
    fuel?.schedule.targets ?? targetsDuring(raceOf(event), raceAthleteOf(event, known))
  const ofLines = fuelTotals(fuel?.lines ?? [])
  const ofCard = fuel !== null && fuel.missing !== null ? { ...ofLines, carbs: fuel.wantedCarbs } : ofLines
  const planned = report?.planned ?? ofCard
  const hours = eventMinutes(event) / 60
  return {
    ...scheduledEventOf(event),
    ...eventLoading(event),
    early: event.early,
    fuel: {
      carbsPerHour: grams(carbs.value),
      carbs: grams(roundWhole(planned.carbs)),
      // Between the starts of a meet little is drunk: its targets are those of an hour's effort.
      drinkPerHour: millilitres(pauses.length > 0 ? roundToTen(planned.fluid / hours) : fluid.value),
      sodiumPerHour: milligrams(pauses.length > 0 ? roundToTen(planned.sodium / hours) : sodium.value),
    },
  }
}
