import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { aCourseFile } from '../../../../testing/recordings.ts'
import { courseProblemText } from '../wearable/file-problem-words.ts'
import { FileProblem } from './file-problem.ts'
import { readCourseFile } from './read-file.ts'

const bufferOf = (content: string | Uint8Array): ArrayBuffer =>
  new Uint8Array(typeof content === 'string' ? new TextEncoder().encode(content) : content).buffer
const read = (content: string | Uint8Array) => readCourseFile(bufferOf(content))
const refusalOf = (content: string): Promise<string | undefined> =>
  read(content).then(
    () => undefined,
    (error: unknown) => (error instanceof FileProblem ? error.told.code : String(error)),
  )

/** A hundredth of a degree of longitude at the equator, kilometres. */
const STEP = 1.1119
const waypoint = (east: number, name: string, more = '') =>
  `<wpt lat="0" lon="${east / 100}"><name>${name}</name>${more}</wpt>`

describe('the file of a course', () => {
  test('gives distance, climb and mean height', async () => {
    const heights = [100, 103, 160, 158, 120, 220]
    expect(await read(aCourseFile({ heights }))).toMatchObject({
      kilometres: Math.round(5 * STEP * 100) / 100,
      climb: 60 + 100,
      altitude: 140,
      places: [],
    })
  })

  test('gives its slopes in few points, without the unrest of the measurement', async () => {
    const heights = [100, 148, 203, 251, 299, 302, 297, 303, 300]
    expect((await read(aCourseFile({ heights }))).heights).toEqual([
      { kilometre: 0, height: 100 },
      { kilometre: 4.448, height: 299 },
      { kilometre: 8.896, height: 300 },
    ])
    const jagged = Array.from({ length: 1500 }, (_, index) => (index % 2 === 0 ? 100 : 100 + (index % 97)))
    const { heights: kept } = await read(aCourseFile({ heights: jagged.slice(0, 850) }))
    expect(kept.length).toBeLessThanOrEqual(200)
    expect((await read(aCourseFile({ heights: [undefined, undefined] }))).heights).toEqual([])
  })

  test('says no climb where it has no heights', async () => {
    expect(await read(aCourseFile({ heights: [undefined, undefined, undefined] }))).toMatchObject({
      climb: null,
      altitude: null,
    })
  })

  test('names each waypoint where the course passes it, and knows aid stations by their words', async () => {
    const waypoints = [
      waypoint(2.5, 'Verpflegung 2'),
      waypoint(1, 'Bridge', '<sym>Drinking Water</sym>'),
      waypoint(4, 'Summit &amp; view'),
    ].join('')
    const { places } = await read(aCourseFile({ heights: [0, 0, 0, 0, 0, 0], waypoints }))
    expect(places).toEqual([
      { name: 'Bridge', kilometre: 1.11, isAidStation: true },
      { name: 'Verpflegung 2', kilometre: 2.78, isAidStation: true },
      { name: 'Summit & view', kilometre: 4.45, isAidStation: false },
    ])
  })

  test.each([
    ['Aid Station 3', true],
    ['AID 3', true],
    ['Water', true],
    ['Waterstop km 12', true],
    ['Trinkwasser', true],
    ['Labestation Alm', true],
    ['Ravitaillement', true],
    ['Punto de agua', true],
    ['Feed Zone', true],
    ['Waterfall', false],
    ['Wasserfall', false],
    ['Großer Wasserturm', false],
    ['First Aid', false],
    ['Adelaide Street', false],
    ['Bridgewater', false],
    ['Train Station', false],
    ['Feedback tent', false],
    ['Checkpoint, no water', false],
    ['VP ohne Verpflegung', false],
    ['Control, sin agua', false],
  ])('takes %s for an aid station: %s', async (name, isAidStation) => {
    const { places } = await read(aCourseFile({ heights: [0, 0, 0, 0], waypoints: waypoint(1, name) }))
    expect(places).toMatchObject([{ name, isAidStation }])
  })

  test('passes a place on the way out and on the way back', async () => {
    const file = aCourseFile({ heights: [0, 0, 0, 0, 0, 0, 0], turnsAt: 3, waypoints: waypoint(1, 'Aid') })
    expect((await read(file)).places.map(({ kilometre }) => kilometre)).toEqual([1.11, 5.56])
  })

  test('tells waypoints beside the course', async () => {
    const waypoints = '<wpt lat="0.5" lon="0.02"><name>Car park</name></wpt>'
    expect(await read(aCourseFile({ heights: [0, 0, 0], waypoints }))).toMatchObject({ places: [], besideCourse: 1 })
  })

  test('is read from a route, over the date line, and compressed', async () => {
    const route = '<gpx><rte><rtept lat="0" lon="179.99"/><rtept lat="0" lon="-179.99"/></rte></gpx>'
    expect(await read(route)).toMatchObject({ kilometres: 2.22, climb: null })
    expect(await read(gzipSync(route))).toMatchObject({ kilometres: 2.22 })
  })

  test('names at most what is looked at, aid stations first, and shortens long names', async () => {
    const many = Array.from({ length: 400 }, (_, index) => waypoint(index / 10, `Turn ${index}`))
    const file = aCourseFile({
      heights: Array.from({ length: 42 }, () => 0),
      waypoints: [...many, waypoint(40.5, `Water ${'a'.repeat(500)}`)].join(''),
    })
    const { places } = await read(file)
    expect(places).toHaveLength(80)
    expect(places.at(-1)).toMatchObject({ name: `Water ${'a'.repeat(54)}`, isAidStation: true })
  })

  test.each([
    ['empty', ''],
    ['damaged', aCourseFile({ heights: [0, 0, 0] }).slice(0, -20)],
    ['not-gpx', '<kml></kml>'],
    ['no-course', `<gpx>${waypoint(1, 'Aid')}</gpx>`],
    ['no-course', '<gpx><trk><trkseg><trkpt lat="91" lon="0"/><trkpt lat="here"/></trkseg></trk></gpx>'],
    ['course-too-long', '<gpx><rte><rtept lat="0" lon="0"/><rtept lat="80" lon="90"/></rte></gpx>'],
    ['course-too-long', '<gpx><rte><rtept lat="0" lon="0"/><rtept lat="0" lon="0"/></rte></gpx>'],
    ['too-many-waypoints', aCourseFile({ heights: [0, 0], waypoints: waypoint(1, 'A').repeat(501) })],
    ['declares-entities', '<!DOCTYPE gpx [<!ENTITY a "b">]><gpx/>'],
  ])('is refused: %s', async (code, content) => {
    expect(await refusalOf(content)).toBe(code)
  })

  test('tells what is accepted', () => {
    expect(courseProblemText({ code: 'no-course' })).toBe(
      'This file holds no track and no route. Accepted are GPX files with a track or a route, up to 15 MB.',
    )
  })
})
