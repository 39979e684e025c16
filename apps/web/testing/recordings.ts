import { DAY_MS, MINUTE_MS } from '@pacemeal/domain'
import { zipSync } from 'fflate'
import { FitBaseType, FitEncoder, type FitEncoderField } from 'fit-file-parser/encoder'

const { Enum, Uint8, Uint16, Uint32 } = FitBaseType
const field = (number: number, size: number, baseType: FitBaseType, value: number): FitEncoderField => ({
  number,
  size,
  baseType,
  value,
})

export interface SampleRecording {
  /** Epoch milliseconds. */
  readonly start: number
  readonly minutes: number
  readonly pulse?: number
  readonly power?: number
}

/** A ride as a bike computer writes it: one point a minute, and the session's own figures. */
export function aFitFile({ start, minutes, pulse = 150, power = 200 }: SampleRecording, kind = 4): Uint8Array {
  const at = (epoch: number) => FitEncoder.toFitTimestamp(new Date(epoch))
  const file = new FitEncoder()
  file.writeMessage(0, [field(0, 1, Enum, kind), field(1, 2, Uint16, 1), field(4, 4, Uint32, at(start))])
  if (kind !== 4) return file.close()
  for (let minute = 0; minute <= minutes; minute += 1) {
    file.writeMessage(20, [
      field(253, 4, Uint32, at(start + minute * MINUTE_MS)),
      field(3, 1, Uint8, pulse),
      field(4, 1, Uint8, 85),
      field(6, 2, Uint16, 8000),
      field(7, 2, Uint16, power),
    ])
  }
  file.writeMessage(18, [
    field(253, 4, Uint32, at(start + minutes * MINUTE_MS)),
    field(2, 4, Uint32, at(start)),
    field(5, 1, Enum, 2),
    field(7, 4, Uint32, minutes * MINUTE_MS),
    field(8, 4, Uint32, minutes * MINUTE_MS),
    field(11, 2, Uint16, 620),
    field(16, 1, Uint8, pulse),
    field(20, 2, Uint16, power),
  ])
  return file.close()
}

const iso = (epoch: number) => new Date(epoch).toISOString()

/** A run as services export it: one point a minute with the pulse. */
export function aGpxFile({ start, minutes, pulse = 150 }: SampleRecording, name = 'Morning Run &amp; Strides'): string {
  const points = Array.from(
    { length: minutes + 1 },
    (
      _,
      minute,
    ) => `<trkpt lat="40.${700 + minute}" lon="-73.97"><ele>12</ele><time>${iso(start + minute * MINUTE_MS)}</time>
      <extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>${pulse}</gpxtpx:hr><gpxtpx:cad>85</gpxtpx:cad>
      </gpxtpx:TrackPointExtension></extensions></trkpt>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
    <gpx version="1.1" creator="a watch" xmlns="http://www.topografix.com/GPX/1/1"
      xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1">
    <trk><name>${name}</name><type>running</type><trkseg>${points.join('')}</trkseg></trk></gpx>`
}

/** A run of two laps as a training centre exports it. */
export function aTcxFile({ start, minutes, pulse = 150 }: SampleRecording): string {
  const lap = (from: number) => `<Lap StartTime="${iso(from)}"><TotalTimeSeconds>${minutes * 30}</TotalTimeSeconds>
    <Calories>210</Calories><Track><Trackpoint><Time>${iso(from)}</Time>
    <HeartRateBpm><Value>${pulse}</Value></HeartRateBpm></Trackpoint></Track></Lap>`
  return `<?xml version="1.0"?><TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2">
    <Activities><Activity Sport="Running"><Id>${iso(start)}</Id>${lap(start)}${lap(start + minutes * 30_000)}</Activity>
    </Activities></TrainingCenterDatabase>`
}

/** A calendar of the given events, each as its own lines. */
export const anIcsFile = (...events: readonly (readonly string[])[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n')

/** A leg of a recording as a watch writes it: its own session message, a point every ten seconds unless it is paused. */
export interface SampleLeg {
  /** The number of the sport: 1 running, 2 cycling, 3 transition, 5 swimming. */
  readonly sport: number
  readonly start: number
  readonly minutes: number
  /** Minutes from the start between which the timer stood. */
  readonly pause?: { readonly from: number; readonly to: number }
  /** Whether the session's timer time counts the pause all the same. */
  readonly countsPause?: boolean
  /** Minutes between which the points carry the time of a clock that is two years ahead. */
  readonly wrongClock?: { readonly from: number; readonly to: number }
}

/** The legs of one FIT recording, with the timer's events. `session` false leaves their sessions out, as a crash does. */
export function aFitRecording(legs: readonly SampleLeg[], { session = true } = {}): Uint8Array {
  const file = new FitEncoder()
  const time = (epoch: number) => field(253, 4, Uint32, FitEncoder.toFitTimestamp(new Date(epoch)))
  const timer = (epoch: number, isStart: boolean) =>
    file.writeMessage(21, [time(epoch), field(0, 1, Enum, 0), field(1, 1, Enum, isStart ? 0 : 4)])
  const [first] = legs
  file.writeMessage(0, [
    field(0, 1, Enum, 4),
    field(1, 2, Uint16, 1),
    field(4, 4, Uint32, FitEncoder.toFitTimestamp(new Date(first?.start ?? 0))),
  ])
  for (const { sport, start, minutes, pause, countsPause = false, wrongClock } of legs) {
    const end = start + minutes * MINUTE_MS
    file.writeMessage(12, [field(0, 1, Enum, sport), field(1, 1, Enum, 0)])
    timer(start, true)
    for (let at = start; at <= end; at += 10_000) {
      const minute = (at - start) / MINUTE_MS
      if (pause && minute === pause.from) timer(at, false)
      if (pause && minute === pause.to) timer(at, true)
      if (pause && minute > pause.from && minute < pause.to) continue
      const isAhead = wrongClock && minute >= wrongClock.from && minute <= wrongClock.to
      const told = isAhead ? at + 2 * 365 * DAY_MS : at
      file.writeMessage(20, [time(told), field(3, 1, Uint8, 140), field(6, 2, Uint16, 3000)])
    }
    timer(end, false)
    if (!session) continue
    const paused = pause && !countsPause ? pause.to - pause.from : 0
    file.writeMessage(18, [
      time(end),
      field(2, 4, Uint32, FitEncoder.toFitTimestamp(new Date(start))),
      field(5, 1, Enum, sport),
      field(7, 4, Uint32, minutes * MINUTE_MS),
      field(8, 4, Uint32, (minutes - paused) * MINUTE_MS),
    ])
  }
  return file.close()
}

/** The lengths of a pool, of so many seconds each: a watch writes when each began, and points without a time. */
export function aFitPoolSwim(start: number, lengths: readonly number[]): Uint8Array {
  const file = new FitEncoder()
  const time = (epoch: number) => FitEncoder.toFitTimestamp(new Date(epoch))
  file.writeMessage(0, [field(0, 1, Enum, 4), field(1, 2, Uint16, 1), field(4, 4, Uint32, time(start))])
  file.writeMessage(12, [field(0, 1, Enum, 5), field(1, 1, Enum, 17)])
  let at = start
  for (const seconds of lengths) {
    file.writeMessage(20, [field(3, 1, Uint8, 132)])
    file.writeMessage(101, [field(2, 4, Uint32, time(at)), field(3, 4, Uint32, seconds * 1000)])
    at += seconds * 1000
  }
  return file.close()
}

/** A point of a track at a second after its start, some metres north of where it began. */
export interface TrackPoint {
  readonly second: number
  readonly metres: number
}
const METRES_PER_DEGREE = 111_195

const gpxPoint = (start: number, { second, metres }: TrackPoint): string =>
  `<trkpt lat="${40.7 + metres / METRES_PER_DEGREE}" lon="-73.97"><time>${iso(start + second * 1000)}</time></trkpt>`

/** A track of segments, as recorders write one whenever they are stopped and started. */
export const aGpxTrack = (start: number, segments: readonly (readonly TrackPoint[])[], type = 'hiking'): string =>
  `<?xml version="1.0"?><gpx version="1.1"><trk><type>${type}</type>${segments
    .map((points) => `<trkseg>${points.map((point) => gpxPoint(start, point)).join('')}</trkseg>`)
    .join('')}</trk></gpx>`

const tcxLap = (name: string, from: number, minutes: number, timerMinutes = minutes): string =>
  `<${name} StartTime="${iso(from)}"><TotalTimeSeconds>${timerMinutes * 60}</TotalTimeSeconds><Track>${[0, minutes]
    .map((at) => `<Trackpoint><Time>${iso(from + at * MINUTE_MS)}</Time></Trackpoint>`)
    .join('')}</Track></${name}>`
const tcxDocument = (inner: string): string =>
  `<?xml version="1.0"?><TrainingCenterDatabase><Activities>${inner}</Activities></TrainingCenterDatabase>`

/** A ride of one lap, whose timer stood for a part of it. */
export const aPausedTcx = (start: number, minutes: number, timerMinutes: number): string =>
  tcxDocument(`<Activity Sport="Biking">${tcxLap('Lap', start, minutes, timerMinutes)}</Activity>`)

/** A triathlon of 20 minutes, 60 and 30, with changes of 4 and 2 minutes between them. */
export function aTcxTriathlon(start: number): string {
  const at = (minute: number) => start + minute * MINUTE_MS
  const leg = (sport: string, from: number, minutes: number) =>
    `<Activity Sport="${sport}">${tcxLap('Lap', at(from), minutes)}</Activity>`
  return tcxDocument(
    `<MultiSportSession><Id>${iso(start)}</Id><FirstSport>${leg('Swimming', 0, 20)}</FirstSport>` +
      `<NextSport>${tcxLap('Transition', at(20), 4)}${leg('Biking', 24, 60)}</NextSport>` +
      `<NextSport>${tcxLap('Transition', at(84), 2)}${leg('Running', 86, 30)}</NextSport></MultiSportSession>`,
  )
}

/** A course along the equator: a point each hundredth of a degree, back again after `turnsAt` of them. */
export function aCourseFile({
  heights,
  waypoints = '',
  turnsAt = heights.length,
}: {
  readonly heights: readonly (number | undefined)[]
  readonly waypoints?: string
  readonly turnsAt?: number
}): string {
  const points = heights.map((height, index) => {
    const east = index <= turnsAt ? index : 2 * turnsAt - index
    const ele = height === undefined ? '' : `<ele>${height}</ele>`
    return `<trkpt lat="0" lon="${east / 100}">${ele}</trkpt>`
  })
  return `<?xml version="1.0"?><gpx version="1.1">${waypoints}<trk><trkseg>${points.join('')}</trkseg></trk></gpx>`
}

/** The export of a device: files by their paths, in a zip archive. */
export const aZipFile = (files: Readonly<Record<string, Uint8Array>>): Uint8Array => zipSync(files)
