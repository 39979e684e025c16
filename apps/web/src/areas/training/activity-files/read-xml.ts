import { FileProblem } from './file-problem.ts'
import type { Point } from './point.ts'
import type { Recording } from './recording.ts'
import { recordingName } from './recording-name.ts'
import { sportCode } from './sport-code.ts'
import { child, children, type Node, numberOf, parseXml, textOf } from './xml-document.ts'
import { withoutBrokenEnd } from './xml-ends.ts'

const momentOf = (node: Node, ...path: readonly string[]): number => Date.parse(textOf(node, ...path) ?? '')
const given = <K extends string>(key: K, value: number | undefined) => (value === undefined ? {} : { [key]: value })

const extensionOf = (point: Node) => child(point, 'extensions', 'TrackPointExtension')

/** Where a point was, for finding standstills. */
const placeOf = (latitude: number | undefined, longitude: number | undefined): Pick<Point, 'place'> =>
  latitude === undefined || longitude === undefined ? {} : { place: { latitude, longitude } }

/** The points of parts of a track, one after another; the first of each later part says that it begins one. */
const joinParts = (parts: readonly (readonly Point[])[]): readonly Point[] =>
  parts
    .filter((part) => part.length > 0)
    .flatMap((part, index) =>
      index === 0 ? part : part.map((one, at) => (at === 0 ? { ...one, isNewPart: true } : one)),
    )

const gpxPoint = (point: Node): Point => ({
  at: momentOf(point, 'time'),
  ...given('pulse', numberOf(extensionOf(point), 'hr')),
  ...given('cadence', numberOf(extensionOf(point), 'cad')),
  ...given('power', numberOf(point, 'extensions', 'power') ?? numberOf(point, 'extensions', 'PowerInWatts')),
  ...placeOf(numberOf(point, '@lat'), numberOf(point, '@lon')),
})

/** The tracks of a GPX file that say when they were. */
function readGpx(gpx: Node): readonly Recording[] {
  return children(gpx, 'trk').map((track): Recording => {
    const name = recordingName(textOf(track, 'name'))
    const points = joinParts(children(track, 'trkseg').map((segment) => children(segment, 'trkpt').map(gpxPoint)))
    return {
      source: 'gpx file',
      code: sportCode(textOf(track, 'type')) ?? sportCode(name),
      ...(name === undefined ? {} : { name }),
      points,
    }
  })
}

const tcxPoint = (point: Node): Point => ({
  at: momentOf(point, 'Time'),
  ...given('pulse', numberOf(point, 'HeartRateBpm', 'Value')),
  ...given('cadence', numberOf(point, 'Cadence') ?? numberOf(point, 'Extensions', 'TPX', 'RunCadence')),
  ...given('speed', numberOf(point, 'Extensions', 'TPX', 'Speed')),
  ...given('power', numberOf(point, 'Extensions', 'TPX', 'Watts')),
  ...placeOf(numberOf(point, 'Position', 'LatitudeDegrees'), numberOf(point, 'Position', 'LongitudeDegrees')),
})

/** What laps tell together: times, the timer's count, calories, and the points of their tracks. */
function readLaps(laps: readonly Node[]): Omit<Recording, 'source' | 'code'> {
  const points = joinParts(
    laps.flatMap((lap) => children(lap, 'Track')).map((track) => children(track, 'Trackpoint').map(tcxPoint)),
  )
  const timers = laps.map((lap) => (numberOf(lap, 'TotalTimeSeconds') ?? Number.NaN) * 1000)
  const starts = laps.map((lap) => momentOf(lap, '@StartTime')).filter(Number.isFinite)
  const ends = laps.map((lap, index) => momentOf(lap, '@StartTime') + (timers[index] ?? Number.NaN))
  const known = [...ends, ...points.map(({ at }) => at)].filter(Number.isFinite)
  const calories = laps.reduce<number>((sum, lap) => sum + (numberOf(lap, 'Calories') ?? 0), 0)
  const timer = timers.reduce((sum, one) => sum + one, 0)
  return {
    ...(starts.length === 0 ? {} : { start: starts.reduce((a, b) => Math.min(a, b)) }),
    ...(known.length === 0 ? {} : { end: known.reduce((a, b) => Math.max(a, b)) }),
    ...(Number.isFinite(timer) && timer > 0 ? { timer } : {}),
    ...(calories > 0 ? { calories } : {}),
    points,
  }
}

function readTcxActivity(activity: Node): Recording {
  const name = recordingName(textOf(activity, 'Notes'))
  return {
    source: 'tcx file',
    code: sportCode(textOf(activity, '@Sport')) ?? sportCode(name),
    ...(name === undefined ? {} : { name }),
    ...readLaps(children(activity, 'Lap')),
  }
}

/** A race of several sports: each leg is an activity, and each change between two a transition. */
function readMultiSport(session: Node): readonly Recording[] {
  const first = children(child(session, 'FirstSport'), 'Activity').map(readTcxActivity)
  const next = children(session, 'NextSport').flatMap((leg) => [
    ...children(leg, 'Transition').map(
      (lap): Recording => ({ source: 'tcx file', code: null, isTransition: true, ...readLaps([lap]) }),
    ),
    ...children(leg, 'Activity').map(readTcxActivity),
  ])
  return [...first, ...next]
}

/** The activities of a TCX file. A lap says its length and calories; its points say the rest. */
function readTcx(database: Node): readonly Recording[] {
  const activities = child(database, 'Activities')
  return [
    ...children(activities, 'Activity').map(readTcxActivity),
    ...children(activities, 'MultiSportSession').flatMap(readMultiSport),
  ]
}

/** The activities of a GPX or TCX file; of one without its end, as far as its points go. */
export function readXml(text: string): { readonly recordings: readonly Recording[]; readonly isCut: boolean } {
  const whole = withoutBrokenEnd(text)
  const document = parseXml(whole ?? text)
  const gpx = child(document, 'gpx')
  const tcx = child(document, 'TrainingCenterDatabase')
  if (gpx === undefined && tcx === undefined) throw new FileProblem('not-gpx-or-tcx')
  const recordings = gpx === undefined ? readTcx(tcx) : readGpx(gpx)
  if (recordings.length === 0) throw new FileProblem('no-activity')
  return { recordings, isCut: whole !== undefined }
}
