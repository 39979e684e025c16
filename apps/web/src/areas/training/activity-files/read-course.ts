import { isWithin } from '@pacemeal/domain'
import { type CourseHeight, type CoursePlace, EVENT_BOUNDS, MAX_PLACE_NAME } from '@pacemeal/domain/event'
import { type CoursePoint, courseOf, passesOf } from './course-line.ts'
import { FileProblem, MAX_POINTS, MAX_WAYPOINTS } from './file-problem.ts'
import { heightProfileOf } from './height-profile.ts'
import { child, children, type Node, numberOf, parseXml, textOf } from './xml-document.ts'

/** A place of a course as its file names it. */
export interface ReadPlace extends CoursePlace {
  /** Its name or kind says that there is something to drink. */
  readonly isAidStation: boolean
}

/** What was read of the file of a course. */
export interface ReadCourse {
  readonly kilometres: number
  /** Metres climbed, and the mean height; null where the file says no heights. */
  readonly climb: number | null
  readonly altitude: number | null
  readonly places: readonly ReadPlace[]
  /** Its slopes; empty where the file says no heights. */
  readonly heights: readonly CourseHeight[]
  /** Waypoints that lie beside the course. */
  readonly besideCourse: number
}

/** What aid stations are called, in the languages of many races. */
const AID_WORDS =
  /\baid\b|\bwater\b|water[- ]?(?:point|stop|station)|wasser|\bagua|\bacqua|\beau\b|\bdrink|\bfeed(?:ing)?\b|\bfood|refresh|refuel|\bstation|ravito|ravitail|verpfleg|versorg|\blabe|getränk|avituall|ristoro|rifornim|abasteci|bevoor|verzorg|\bvp\s?\d/iu
/** What holds such a word and nothing to drink: waterfalls, first aid, stops of trains, and places that say that there is none. */
const NO_AID_WORDS =
  /water ?(?:fall|tower|shed|works)|wasser(?:fall|fälle|turm|scheide|werk|schloss)|first[- ]aid|(?:train|railway|metro|subway|bus|tram|police|fire|weather|ski) station|(?:\bno|\bkeine?|\bohne|\bsin|\bsans|\bsenza|\bnon) (?:aid|water|wasser|agua|acqua|eau|drinks?|food|verpflegung|versorgung|getränke|avituallamiento|ravitaillement|ristoro)/iu

const pointOf = (node: Node): CoursePoint | undefined => {
  const latitude = numberOf(node, '@lat')
  const longitude = numberOf(node, '@lon')
  if (latitude === undefined || longitude === undefined) return undefined
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined
  const height = numberOf(node, 'ele')
  return { latitude, longitude, ...(height !== undefined && Math.abs(height) < 9000 ? { height } : {}) }
}

const pointsOf = (nodes: readonly Node[]): readonly CoursePoint[] => {
  if (nodes.length > MAX_POINTS) throw new FileProblem('too-many-points')
  return nodes.flatMap((node) => pointOf(node) ?? [])
}

/** The longest track of the file, or its longest route. */
function findLine(gpx: Node): readonly CoursePoint[] {
  const tracks = children(gpx, 'trk').map((track) =>
    pointsOf(children(track, 'trkseg').flatMap((part) => children(part, 'trkpt'))),
  )
  const routes = children(gpx, 'rte').map((route) => pointsOf(children(route, 'rtept')))
  const drawn = (lines: readonly (readonly CoursePoint[])[]) =>
    lines.filter(({ length }) => length > 1).toSorted((a, b) => b.length - a.length)[0]
  const line = drawn(tracks) ?? drawn(routes)
  if (line === undefined) throw new FileProblem('no-course')
  return line
}

const isAidStation = (waypoint: Node): boolean => {
  const told = ['name', 'type', 'sym', 'cmt', 'desc'].map((part) => textOf(waypoint, part) ?? '')
  return told.some((text) => AID_WORDS.test(text)) && !told.some((text) => NO_AID_WORDS.test(text))
}

/** Kilometres within which two places are one. */
const SAME_SPOT = 0.05
const isSameSpot = (a: CoursePlace, b: CoursePlace): boolean => Math.abs(a.kilometre - b.kilometre) < SAME_SPOT

/** The track or route of a GPX file with its waypoints, each wherever the course passes it. */
export function readCourse(text: string): ReadCourse {
  const gpx = child(parseXml(text), 'gpx')
  if (gpx === undefined) throw new FileProblem('not-gpx')
  const course = courseOf(findLine(gpx))
  const kilometres = Math.round(course.metres / 10) / 100
  if (!isWithin(kilometres, EVENT_BOUNDS.kilometres)) throw new FileProblem('course-too-long')
  const waypoints = children(gpx, 'wpt')
  if (waypoints.length > MAX_WAYPOINTS) throw new FileProblem('too-many-waypoints')
  const found = waypoints.map((waypoint) => {
    const point = pointOf(waypoint)
    const name = textOf(waypoint, 'name') ?? textOf(waypoint, 'desc') ?? ''
    const passes = point === undefined ? [] : passesOf(course, point)
    return passes.map(
      (metres): ReadPlace => ({
        name: name.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_PLACE_NAME).trim() || '–',
        kilometre: Math.round(metres / 10) / 100,
        isAidStation: isAidStation(waypoint),
      }),
    )
  })
  const places = found
    .flat()
    .filter(({ kilometre }) => kilometre > 0)
    // Where there are more than anybody looks at, or two at one spot, aid stations go first.
    .toSorted((a, b) => Number(b.isAidStation) - Number(a.isAidStation))
    .filter((one, index, all) => !all.slice(0, index).some((other) => isSameSpot(one, other)))
    .slice(0, EVENT_BOUNDS.stations.max)
    .toSorted((a, b) => a.kilometre - b.kilometre)
  return {
    kilometres,
    climb: course.climb === null ? null : Math.min(Math.round(course.climb), EVENT_BOUNDS.climb.max),
    altitude: course.altitude === null ? null : Math.max(0, Math.round(course.altitude / 10) * 10),
    places,
    heights: heightProfileOf(course),
    besideCourse: found.filter((passes) => passes.length === 0).length,
  }
}
