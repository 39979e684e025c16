import { gzipSync } from 'node:zlib'
import { localDate } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { aFitFile, aGpxFile, anIcsFile, aTcxFile } from '../../../../testing/recordings.ts'
import { fileProblemText } from '../wearable/file-problem-words.ts'
import { FileProblem, MAX_BYTES } from './file-problem.ts'
import { readFile } from './read-file.ts'

const here = { today: localDate('2026-03-02'), zone: 'America/New_York' }
const start = Date.parse('2026-03-02T12:00:00Z')
const ride = { start, minutes: 60 }
const bufferOf = (content: string | Uint8Array): ArrayBuffer => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return new Uint8Array(bytes).buffer
}
const read = (content: string | Uint8Array) => readFile(bufferOf(content), here)
const activitiesIn = async (content: string | Uint8Array) => {
  const found = await read(content)
  if (found.kind !== 'activities') throw new Error('These are no activities.')
  return found.activities
}

describe('a recording', () => {
  test('FIT: the session’s own figures, its sport, thinned series', async () => {
    const [activity] = await activitiesIn(aFitFile({ start, minutes: 600 }))
    expect(activity).toMatchObject({
      source: 'fit file',
      name: 'Cycling',
      type: 2,
      start_time: '2026-03-02T12:00:00.000Z',
      end_time: '2026-03-02T22:00:00.000Z',
      avg_heart_rate: 150,
      avg_power: 200,
      calories_burned: 620,
    })
    expect(activity?.hr_samples.length).toBeGreaterThan(100)
    expect(activity?.hr_samples.length).toBeLessThanOrEqual(240)
    expect(activity?.speed_samples[0]).toEqual({ timestamp: '2026-03-02T12:00:00.000Z', speed_meters_per_second: 8 })
  })

  test.each([
    ['FIT', aFitFile(ride)],
    ['GPX', aGpxFile(ride)],
    ['TCX', aTcxFile(ride)],
  ])('%s, compressed: the same as unpacked', async (_, file) => {
    expect(await activitiesIn(gzipSync(file))).toEqual(await activitiesIn(file))
  })

  test('GPX: times, pulse and sport from its points; where it was is left out', async () => {
    const [activity] = await activitiesIn(aGpxFile(ride))
    expect(activity).toMatchObject({
      source: 'gpx file',
      name: 'Morning Run & Strides',
      type: 1,
      end_time: '2026-03-02T13:00:00.000Z',
      avg_heart_rate: 150,
      calories_burned: null,
    })
    expect(JSON.stringify(activity)).not.toContain('40.7')
  })

  test('TCX: calories of the laps together', async () => {
    expect(await activitiesIn(aTcxFile(ride))).toMatchObject([
      {
        source: 'tcx file',
        name: 'Running',
        end_time: '2026-03-02T13:00:00.000Z',
        calories_burned: 420,
        avg_heart_rate: 150,
      },
    ])
  })

  test('is called by its name, and by its sport where somebody wrote notes instead', async () => {
    const named = async (name: string) => (await activitiesIn(aGpxFile(ride, name)))[0]?.name
    expect(await named('Tempo along the river')).toBe('Tempo along the river')
    expect(await named('Legs were heavy.\nDrank too little in the second half.')).toBe('Running')
    expect(await named('Felt good until the hill, then the left knee again; gel at 40 min, sweet')).toBe('Running')
  })

  test('is of no known sport where only notes name one', async () => {
    const other = (notes: string) =>
      aTcxFile(ride).replace(/(<Activity Sport=")[^"]*(">)/, `$1Other$2<Notes>${notes}</Notes>`)
    expect(await activitiesIn(other('Evening swim'))).toMatchObject([{ name: 'Evening swim', type: 3 }])
    const notes = 'Easy spin of the arms, since the knee still hurts from the run on Sunday with everybody'
    expect(await activitiesIn(other(notes))).toMatchObject([{ name: 'Activity', type: null }])
  })

  test('a mean holds by time, not by point', async () => {
    const point = (second: number, pulse: number) =>
      `<trkpt><time>${new Date(start + second * 1000).toISOString()}</time><extensions><TrackPointExtension><hr>${pulse}</hr></TrackPointExtension></extensions></trkpt>`
    const points = [point(0, 100), point(30, 160), point(31, 160), point(32, 160), point(33, 160)]
    const [activity] = await activitiesIn(`<gpx><trk><trkseg>${points.join('')}</trkseg></trk></gpx>`)
    expect(activity?.avg_heart_rate).toBe(107)
  })
})

describe('a hostile or wrong file is refused with what is accepted', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><gpx><trk><name>&b;</name></trk></gpx>`
  const outside = `<!DOCTYPE gpx [<!ENTITY x SYSTEM "file:///etc/passwd">]><gpx><trk><name>&x;</name></trk></gpx>`
  const fit = aFitFile(ride)
  const broken = fit.slice()
  broken[fit.length - 8] = 1 + (broken[fit.length - 8] ?? 0)
  test.each<[string, string | Uint8Array, RegExp]>([
    ['empty', '', /is empty/],
    ['too large', new Uint8Array(MAX_BYTES + 1), /too large/],
    ['a zip archive', 'PK\u0003\u0004 anything', /archive. Unpack it first/],
    ['a broken gzip', new Uint8Array([0x1f, 0x8b, 8, 0]), /compressed file is damaged/],
    ['a gzip in a gzip', gzipSync(gzipSync('<gpx/>')), /archive/],
    ['a gzip that becomes huge', gzipSync(new Uint8Array(MAX_BYTES + 1)), /larger than 15 MB once it is opened/],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe]), /kind that is not known/],
    ['a letter', 'Dear coach, I ran today.', /kind that is not known/],
    ['a web page', '<html><body>Not found</body></html>', /neither a GPX nor a TCX/],
    ['a FIT file cut off before its first point', fit.slice(0, 40), /damaged or cut off/],
    ['a FIT file with a changed byte', broken, /damaged or cut off/],
    ['a FIT file of settings', aFitFile(ride, 2), /is no activity/],
    ['a GPX file cut off before its first point', aGpxFile(ride).slice(0, 300), /damaged or cut off/],
    ['a GPX file with a broken middle', aGpxFile(ride).replace('</time>', ''), /damaged or cut off/],
    ['a route without times', '<gpx><trk><trkseg><trkpt lat="1" lon="1"/></trkseg></trk></gpx>', /planned route/],
    ['a GPX file without tracks', '<gpx version="1.1"><wpt lat="1" lon="1"/></gpx>', /no recorded activity/],
    ['a billion laughs', bomb, /declares entities/],
    ['a file of the system', outside, /declares entities/],
    ['elements without end', `<gpx>${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}</gpx>`, /damaged|nested/],
    [
      'two weeks in one',
      aGpxFile({ start, minutes: 2 }).replace('12:02:00', '12:00:00').replace('2026-03-02T12:00', '2026-02-02T12:00'),
      /up to 36 hours/,
    ],
    ['a calendar cut off', anIcsFile(['SUMMARY:Run']).slice(0, -20), /cut off/],
    ['a calendar without training', anIcsFile(['SUMMARY:Holiday', 'DTSTART;VALUE=DATE:20260303']), /no training/],
  ])('%s', async (_, content, why) => {
    const refused = await read(content).catch((error: unknown) =>
      error instanceof FileProblem ? fileProblemText(error.told) : error,
    )
    expect(refused).toMatch(why)
    expect(refused).toContain('Accepted are FIT, TCX and GPX recordings and ICS calendars up to 15 MB.')
  })

  test('an entity that nobody declared stays as it is written', async () => {
    const [activity] = await activitiesIn(aGpxFile(ride, 'Run &amp;lt; &xxe;'))
    expect(activity?.name).toBe('Run &lt; &xxe;')
  })
})

describe('a training calendar', () => {
  const proposals = async (...events: readonly (readonly string[])[]) => {
    const found = await read(anIcsFile(...events))
    if (found.kind !== 'calendar') throw new Error('This is no calendar.')
    return found.proposals
  }
  const weekly = ['DTSTART;TZID=America/New_York:20250107T180000', 'DURATION:PT1H']

  test('becomes sessions of the week, by the athlete’s clock, on both sides of the day clocks change', async () => {
    // March 8: New York changes its clocks, Berlin does so on the 29th.
    expect(await proposals(['SUMMARY:Gym\\, upper', ...weekly, 'RRULE:FREQ=WEEKLY;BYDAY=TU,TH'])).toEqual([
      {
        title: 'Gym, upper',
        type: 'Lift',
        intensity: 'Moderate',
        start: 1080,
        end: 1140,
        days: ['tuesday', 'thursday'],
        isWeekly: true,
      },
    ])
    const abroad = [
      'SUMMARY:Online intervals',
      'DTSTART;TZID=Europe/Berlin:20250107T180000',
      'DURATION:PT45M',
      'RRULE:FREQ=WEEKLY',
    ]
    expect((await proposals(abroad)).map(({ start, days }) => [start, days])).toEqual([
      [720, ['tuesday']],
      [780, ['tuesday']],
    ])
  })

  test.each<[string, string[], object]>([
    [
      'once is no habit',
      ['SUMMARY:City marathon', 'DTSTART:20260308T140000Z', 'DTEND:20260308T180000Z'],
      { type: 'Competition', isWeekly: false, days: ['sunday'], start: 600 },
    ],
    [
      'a zone that nobody knows is the athlete’s',
      [
        'SUMMARY:Easy run',
        'DTSTART;TZID="Eastern Standard Time":20260303T063000',
        'DTEND;TZID="Eastern Standard Time":20260303T071500',
      ],
      { start: 390, end: 435, intensity: 'Light' },
    ],
    [
      'left out once',
      ['SUMMARY:Yoga', ...weekly, 'RRULE:FREQ=WEEKLY', 'EXDATE;TZID=America/New_York:20260303T180000'],
      { type: 'Recovery', isWeekly: true },
    ],
    [
      'an alarm inside says nothing',
      ['SUMMARY:Swim', ...weekly, 'BEGIN:VALARM', 'SUMMARY:Beep', 'END:VALARM', 'RRULE:FREQ=DAILY'],
      { title: 'Swim', days: expect.arrayContaining(['monday', 'sunday']) },
    ],
    [
      'over midnight',
      ['SUMMARY:Night shift run', 'DTSTART:20260304T043000Z', 'DTEND:20260304T060000Z'],
      { start: 1410, end: 1500 },
    ],
    [
      'a folded title',
      ['SUMMARY:Track', '  session', ...weekly, 'RRULE:FREQ=WEEKLY'],
      { title: 'Track session', type: 'Practice' },
    ],
  ])('%s', async (_, lines, expected) => expect(await proposals(lines)).toMatchObject([expected]))

  test('is read whatever its encoding, also where a line is folded within a character', async () => {
    const text = anIcsFile(['SUMMARY:Lauf am Müggelsee', ...weekly, 'RRULE:FREQ=WEEKLY'])
    const bytes = Buffer.from(text)
    const within = bytes.indexOf('ü') + 1
    const folded = Buffer.concat([bytes.subarray(0, within), Buffer.from('\r\n '), bytes.subarray(within)])
    for (const content of [folded, Buffer.from(`\uFEFF${text}`, 'utf16le'), Buffer.from(text, 'latin1')]) {
      expect(await read(content)).toMatchObject({ kind: 'calendar', proposals: [{ title: 'Lauf am Müggelsee' }] })
    }
  })

  test('of many years is read for the coming weeks', async () => {
    const past = Array.from({ length: 6000 }, (_, index) => [
      'SUMMARY:Run',
      `DTSTART:20${10 + (index % 15)}0304T070000Z`,
      'DURATION:PT1H',
      ...(index % 2 === 0 ? ['RRULE:FREQ=WEEKLY;UNTIL=20251231T000000Z'] : []),
    ])
    expect(
      (await proposals(...past, ['SUMMARY:Swim', ...weekly, 'RRULE:FREQ=WEEKLY'])).map(({ title }) => title),
    ).toEqual(['Swim'])
  })

  test('what is cancelled, all day, far too long or every second is passed over', async () => {
    const kept = ['SUMMARY:Run', ...weekly, 'RRULE:FREQ=WEEKLY']
    const found = await proposals(
      kept,
      ['SUMMARY:Off', ...weekly, 'RRULE:FREQ=WEEKLY', 'STATUS:CANCELLED'],
      ['SUMMARY:Camp', 'DTSTART;VALUE=DATE:20260303', 'RRULE:FREQ=WEEKLY'],
      ['SUMMARY:Work', 'DTSTART:20260303T130000Z', 'DTEND:20260303T220000Z'],
      ['SUMMARY:Bomb', ...weekly, 'RRULE:FREQ=SECONDLY'],
      ['SUMMARY:Never', ...weekly, 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'],
    )
    expect(found.map(({ title }) => title)).toEqual(['Run'])
  })
})
