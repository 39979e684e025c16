import { t } from '@lingui/core/macro'
import { DAY_MINUTES, intensities, isWithin, type LocalDate, localDate, minuteOfDay } from '@pacemeal/domain'
import { EVENT_BOUNDS, type TrainingEvent } from '@pacemeal/domain/event'
import { paths } from '../../../navigation/paths.ts'
import type { ComingSession } from './race-plan.ts'

/** A session of the weeks before a race, as an address names it. */
type NamedSession = Omit<ComingSession, 'type'>

/** The form of a new long session that practises for a race: that session of the day, with the products of the race. */
export const practiceAddress = (raceId: string, { day, start, minutes, intensity }: NamedSession): string =>
  `${paths.newEvent}?${new URLSearchParams({ race: raceId, day, start: String(start), minutes: String(minutes), intensity })}`

const isDay = (text: string): text is LocalDate => {
  try {
    return localDate(text) === text
  } catch {
    return false
  }
}

/** The race and the session that such an address names; null for any other address. */
export function readPractice(
  search: URLSearchParams,
): { readonly race: string; readonly session: NamedSession } | null {
  const race = search.get('race')
  const day = search.get('day') ?? ''
  const [start, minutes] = [Number(search.get('start')), Number(search.get('minutes'))]
  const intensity = intensities.find((one) => one === search.get('intensity'))
  const isTimed = Number.isInteger(start) && start >= 0 && start < DAY_MINUTES && Number.isInteger(minutes)
  if (race === null || !isDay(day) || !isTimed || !isWithin(minutes, EVENT_BOUNDS.minutes) || intensity === undefined) {
    return null
  }
  return { race, session: { day, start: minuteOfDay(start), minutes, intensity } }
}

/** A long session as an event: at its hour and in one stretch, with what the race is run with, so that this is practised. */
export function practiceEvent(race: TrainingEvent, { day, start, minutes, intensity }: NamedSession): TrainingEvent {
  const { course: _, weighIn: _scales, ...rest } = race
  const [leg] = race.legs
  const isOneLeg = race.legs.length === 1 && leg !== undefined
  return {
    ...rest,
    kind: 'session',
    name: t`Gut training`,
    day,
    start: minuteOfDay(start),
    sport: isOneLeg ? race.sport : 'other',
    intensity,
    priority: 'C',
    goal: '',
    legs: [{ name: isOneLeg ? leg.name : 'session', minutes, kilometres: null, intake: 'open', share: 1 }],
    stations: { by: 'time', at: [] },
    loading: 'none',
    wantsCaffeine: false,
  }
}
