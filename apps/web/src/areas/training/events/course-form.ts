import { readFigure } from '@pacemeal/domain'
import { type CoursePlace, courseStart } from '@pacemeal/domain/event'
import type { ReadCourse } from '../activity-files/read-course.ts'
import { type EventForm, figureText, sportLegs, stationsIn } from './event-form.ts'
import { kilometresOf, shownHeight, shownKilometres, type Units } from './units.ts'

/** The legs of a form whose course a file may hold, by their index. */
export const courseLegs = ({ sport }: Pick<EventForm, 'sport'>): readonly number[] =>
  sportLegs[sport].flatMap(({ hasDistance }, index) => (hasDistance ? [index] : []))

/** The leg that a file is most often the course of: the longest. */
export const usualCourseLeg = (form: Pick<EventForm, 'sport'>): number =>
  form.sport === 'triathlon' ? 1 : (courseLegs(form)[0] ?? 0)

/** Kilometres to the start of a leg as they are typed; null while a leg before it has none. */
function typedStart({ legs }: Pick<EventForm, 'legs'>, leg: number, units: Units): number | null {
  const typed = legs.map(({ distance }) => {
    const kilometres = kilometresOf(readFigure(distance), units)
    return { kilometres: Number.isFinite(kilometres) ? kilometres : null }
  })
  return courseStart(typed, leg)
}

/** A place of the course as an aid station of the form. */
export interface StationChoice {
  readonly place: CoursePlace
  /** As it stands among the typed stations. */
  readonly typed: string
}

/** The places of the course as they are typed; none while it is unknown where the course begins. */
export function stationChoices(form: Pick<EventForm, 'legs' | 'course'>, units: Units): readonly StationChoice[] {
  const { course } = form
  const from = course === null ? null : typedStart(form, course.leg, units)
  if (course === null || from === null) return []
  return course.places.map((place) => ({
    place,
    typed: figureText(shownKilometres(from + place.kilometre, units), 2),
  }))
}

const typedStations = (at: readonly number[]): string =>
  [...new Set(at)]
    .toSorted((a, b) => a - b)
    .map((one) => figureText(one, 2))
    .join(', ')

/** The stations of the form with these places of the course, and those that lie elsewhere. */
export function withStations(
  form: Pick<EventForm, 'legs' | 'course' | 'stations' | 'stationsBy'>,
  chosen: readonly string[],
  units: Units,
): Pick<EventForm, 'stations' | 'stationsBy'> {
  const places = stationChoices(form, units).map(({ typed }) => readFigure(typed))
  const others = form.stationsBy === 'distance' ? (stationsIn(form.stations) ?? []) : []
  return {
    stationsBy: 'distance',
    stations: typedStations([...others.filter((one) => !places.includes(one)), ...chosen.map(readFigure)]),
  }
}

/** The form with the course of a file: its distance, its height, and its aid stations in place of what was typed. */
export function withCourse(form: EventForm, leg: number, read: ReadCourse, units: Units): Partial<EventForm> {
  const { kilometres, climb, altitude, places, heights } = read
  const course = {
    leg,
    kilometres,
    climb,
    places: places.map(({ name, kilometre }) => ({ name, kilometre })),
    ...(heights.length === 0 ? {} : { heights }),
  }
  const legs = form.legs.map((one, index) =>
    index === leg ? { ...one, distance: figureText(shownKilometres(kilometres, units), 2) } : one,
  )
  const choices = stationChoices({ legs, course }, units)
  const aid = choices.filter((_, index) => places[index]?.isAidStation).map(({ typed }) => typed)
  return {
    course,
    legs,
    ...(altitude === null ? {} : { altitude: figureText(shownHeight(altitude, units), 0) }),
    ...(aid.length === 0 ? {} : { stationsBy: 'distance' as const, stations: typedStations(aid.map(readFigure)) }),
  }
}
