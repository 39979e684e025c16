import { FitBaseType, FitEncoder, type FitEncoderField } from 'fit-file-parser/encoder'

const MINUTE = 60_000
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
      field(253, 4, Uint32, at(start + minute * MINUTE)),
      field(3, 1, Uint8, pulse),
      field(4, 1, Uint8, 85),
      field(6, 2, Uint16, 8000),
      field(7, 2, Uint16, power),
    ])
  }
  file.writeMessage(18, [
    field(253, 4, Uint32, at(start + minutes * MINUTE)),
    field(2, 4, Uint32, at(start)),
    field(5, 1, Enum, 2),
    field(7, 4, Uint32, minutes * 60_000),
    field(8, 4, Uint32, minutes * 60_000),
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
    ) => `<trkpt lat="40.${700 + minute}" lon="-73.97"><ele>12</ele><time>${iso(start + minute * MINUTE)}</time>
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
