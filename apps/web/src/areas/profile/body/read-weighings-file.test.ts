import { addDays, kilograms, localDate } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { textOfFile } from '../csv/csv-file.ts'
import { readWeighingsFile } from './read-weighings-file.ts'

const now = Date.parse('2026-03-10T12:00:00Z')
const read = (text: string, unit: 'lb' | 'kg' = 'lb', order: 'day-first' | 'month-first' = 'month-first') =>
  readWeighingsFile(text, { unit, zone: 'Europe/Berlin', now, order })

describe('a file of weighings', () => {
  test.each([
    ['with commas', 'Date,Weight (kg),Fat %\n2026-03-02 06:10,65.2,21.5\n'],
    ['with semicolons and decimal commas', 'Date;Time;Weight (kg);Body fat\r\n2026-03-02;06:10;65,2;21,5\r\n'],
    [
      'of tabs, in quotes and with a mark at its start',
      '\uFEFF"date"\t"time"\t"kg"\t"fat"\n"2026-03-02"\t6:10\t65.2\t21.5%',
    ],
    ['in German', 'Datum;Uhrzeit;Gewicht (kg);Körperfett;Muskelmasse\n02.03.2026;06:10;65,2;21,5;30'],
    ['in Spanish', 'Fecha;Hora;Peso (kg);Grasa corporal;Masa muscular\n2/3/2026;06:10;65,2;21,5;30\n', 'day-first'],
    ['in American', 'Date,Time,Weight (kg),Fat %\n3/2/2026,6:10 AM,65.2,21.5\n'],
    ['with the hour behind the day', 'Datum;Gewicht (kg);Fett\n02.03.2026 06:10;65,2;21,5'],
    ['with two figures of the year', 'Datum;Gewicht (kg);Fett\n02.03.26 06:10;65,2;21,5'],
    ['with two figures of the year in American', 'Date,Time,Weight (kg),Fat\n3/2/26,6:10 AM,65.2,21.5'],
    ['with the year first and slashes', 'Date,Weight (kg),Fat\n2026/3/2 06:10,65.2,21.5'],
    ['with the unit behind the weight', 'Date,Weight,Fat\n2026-03-02 06:10,65.2 kg,21.5 %'],
    ['with its delimiter in a line before', 'sep=;\r\nDate;Weight (kg);Fat\r\n2026-03-02 06:10;65,2;21,5\r\n'],
    [
      'with an index and a goal before',
      'Date,Body Mass Index,Goal Weight (kg),Weight (kg),Visceral Fat,Fat\n2026-03-02 06:10,32,60,65.2,7,21.5',
    ],
    [
      'of a scale that calls day and hour time',
      'Time of Measurement,Weight(kg),BMI,Body Fat(%)\n2026-03-02 06:10,65.2,23,21.5',
    ],
    ['with an offset behind a space', 'Date,Weight (kg),Fat\n2026-03-02 07:10:00 +0200,65.2,21.5'],
    ['with the month in words', 'Start,Finish,Weight (kg),Fat\n02-Mar-2026 06:10,02-Mar-2026 07:10,65.2,21.5'],
    ['with the month in German words', 'Datum;Gewicht (kg);Fett\n2. März 2026 06:10;65,2;21,5'],
    ['with the month in Spanish words', 'Fecha;Peso (kg);Grasa\n2 de marzo de 2026 06:10;65,2;21,5'],
    [
      'with days above their weighings',
      'Time,Weight,Change,BMI,Body Fat,Skeletal Muscle Mass,\n" Mar 2, 2026",\n6:10 AM,65.2 kg,0.3 kg,22.1,21.5 %,34.5 kg,\n',
    ],
    [
      'with a line before the header',
      'com.example.weight,6216003,5\nstart_time,weight,fat\n2026-03-02 06:10,65.2 kg,21.5',
    ],
    ['with marks before the header', '#Version: 6\n#Units: kg\n#date;weight kg;fat\n2026-03-02 06:10;65.2;21.5'],
    [
      'with days on which nobody weighed',
      'Date,Weight (kg),Fat\n2026-03-01,,\n2026-03-02 06:10,65.2,21.5\n2026-03-03,,',
    ],
    ['with dates as spreadsheets keep them', 'Datum;Gewicht (kg);Fett\n46083,2569;65,2;21,5'],
    ['with hours as spreadsheets keep them', 'Date,Time,Weight (kg),Fat\n46083,0.256944444,65.2,21.5'],
    ['with offsets of its own', 'timestamp,weight_kg,fat\n2026-03-02T05:10:00Z,65.2,21.5'],
  ] as const)('%s is read', (_, text, order: 'day-first' | 'month-first' = 'month-first') => {
    expect(read(text, 'lb', order)).toMatchObject({
      weighings: [{ measured_at: '2026-03-02T05:10:00.000Z', mass_kilograms: 65.2, body_fat_percent: 21.5 }],
      problems: [],
    })
  })

  test('without an hour is of the morning, and without a unit in the one that is shown', () => {
    const [row] = read('date,weight,muscle mass\n2026-03-02,143,40').weighings
    expect(row).toMatchObject({ measured_at: '2026-03-02T06:00:00.000Z', body_fat_percent: null })
    expect(row?.mass_kilograms).toBeCloseTo(64.86, 2)
    expect(read('date,weight\n2026-03-02,65', 'kg').weighings[0]?.mass_kilograms).toBe(65)
  })

  test('of a phone’s health records gives those of the body’s mass', () => {
    const head = 'sep=,\ntype,sourceName,startDate,endDate,unit,value,HKWasUserEntered\n'
    const rows = [
      'HKQuantityTypeIdentifierBodyMass,Scale,2026-03-02 06:10:00 +0100,2026-03-02 06:10:00 +0100,kg,65.2,',
      'HKQuantityTypeIdentifierLeanBodyMass,Scale,2026-03-02 06:10:00 +0100,2026-03-02 06:10:00 +0100,kg,51,',
      'HKQuantityTypeIdentifierBodyMass,Scale,2026-03-03 06:10:00 +0100,2026-03-03 06:10:00 +0100,lb,143,',
    ]
    const { weighings, problems } = read(head + rows.join('\n'), 'kg')
    expect([weighings.map(({ measured_at }) => measured_at), problems]).toEqual([
      ['2026-03-02T05:10:00.000Z', '2026-03-03T05:10:00.000Z'],
      [],
    ])
    expect(weighings[1]?.mass_kilograms).toBeCloseTo(64.86, 2)
  })

  test('of a scale that was stepped on twice a day for six years is read whole', () => {
    const days = Array.from({ length: 6 * 365 }, (_, n) => addDays(localDate('2020-03-02'), n))
    const rows = days.flatMap((day) => [`${day} 07:00,143.2`, `${day} 21:00,144.6`])
    const { weighings, problems } = read(`date,weight\n${rows.join('\n')}`)
    expect([weighings.length, problems]).toEqual([rows.length, []])
  })

  test('of a number that is no day of a spreadsheet is told', () => {
    const { weighings, problems } = read('date,weight\n20260302,143\n12,143\n0.5,143\n')
    expect(weighings).toEqual([])
    expect(problems.map(({ line }) => line)).toEqual([2, 3, 4])
  })

  test('of two figures between hyphens, which may be year or day, is told', () => {
    const { weighings, problems } = read('date,weight\n26-03-02,143\n02-03-26,143\n')
    expect(weighings).toEqual([])
    expect(problems.map(({ line }) => line)).toEqual([2, 3])
  })

  test.each([
    ['UTF-8', new TextEncoder().encode('Körperfett')],
    [
      'UTF-16 of spreadsheets',
      new Uint8Array([0xff, 0xfe, ...[...'Körperfett'].flatMap((one) => [one.charCodeAt(0), 0])]),
    ],
    [
      'UTF-16 the other way',
      new Uint8Array([0xfe, 0xff, ...[...'Körperfett'].flatMap((one) => [0, one.charCodeAt(0)])]),
    ],
    ['UTF-16 without a mark', new Uint8Array([...'Körperfett'].flatMap((one) => [one.charCodeAt(0), 0]))],
    ['UTF-16 without a mark the other way', new Uint8Array([...'Körperfett'].flatMap((one) => [0, one.charCodeAt(0)]))],
    ['Windows-1252', new Uint8Array([...'Körperfett'].map((one) => one.charCodeAt(0)))],
  ])('in %s is read as it was written', (_, bytes) => expect(textOfFile(bytes)).toBe('Körperfett'))

  test('tells each row that cannot be taken by its line, and keeps the others', () => {
    const { weighings, problems } = read(
      'date,weight\n2026-03-02,143\n2026/03,143\n2026-03-05,12\n2026-04-01,143\n2026-02-30,143\n',
    )
    expect(weighings).toHaveLength(1)
    expect(problems).toEqual([
      { line: 3, why: 'The date must be written such as 2026-11-20, 20.11.2026 or 11/20/2026.' },
      { line: 4, why: 'The weight is none that a body has.' },
      { line: 5, why: 'The date is still to come.' },
      { line: 6, why: 'The date must be written such as 2026-11-20, 20.11.2026 or 11/20/2026.' },
    ])
  })

  test('dates that leave the month open follow the rest of the file, else what is usual, and that is told', () => {
    const days = (text: string, order: 'day-first' | 'month-first') => {
      const { weighings, assumed } = read(`date,weight\n${text}`, 'lb', order)
      return [weighings.map(({ measured_at }) => measured_at.slice(0, 10)), assumed]
    }
    expect(days('01/02/2026,143\n', 'month-first')).toEqual([['2026-01-02'], 'month-first'])
    expect(days('01/02/2026,143\n', 'day-first')).toEqual([['2026-02-01'], 'day-first'])
    expect(days('01/02/2026,143\n20/02/2026,143\n', 'month-first')).toEqual([['2026-02-01', '2026-02-20'], undefined])
    expect(days('01/02/2026,143\n02/20/2026,143\n', 'day-first')).toEqual([['2026-01-02', '2026-02-20'], undefined])
    expect(days('01.02.2026,143\n', 'month-first')).toEqual([['2026-02-01'], undefined])
    const [evening] = read('Date,Time,Weight\n3/2/2026,7:10 PM,143').weighings
    expect(evening?.measured_at).toBe('2026-03-02T18:10:00.000Z')
  })

  test('counts empty lines and line breaks in quotes as the lines that they are', () => {
    const { problems } = read('date,weight,note\n2026-03-02,143,"two\nlines"\n\n2026-03-04,12,\r\n2026-03-05,x,\n')
    expect(problems.map(({ line }) => line)).toEqual([5, 6])
  })

  test.each([
    ['no weight column', 'date,steps\n2026-03-02,5000', 'The first line must name a date and a weight column.'],
    ['nothing', '', 'The first line must name a date and a weight column.'],
    [
      'an open quote',
      'date,"weight\n2026-03-02,65',
      'This cannot be read as a CSV file. Perhaps a quotation mark is missing.',
    ],
    ['too many rows', `date,weight\n${'2026-03-02,143\n'.repeat(20_001)}`, 'The file has more than 20,000 rows.'],
    [
      'too many rows, of which no more are read than tell so',
      `date,weight\n${'2026-03-02,143\n'.repeat(100_000)}"never closed`,
      'The file has more than 20,000 rows.',
    ],
    ['too large', `date,weight\n${'2026-03-02,143\n'.repeat(300_000)}`, 'The file is larger than 4 MB.'],
    [
      'a row without end',
      `date,weight\n"${'x'.repeat(20_000)}"`,
      'This cannot be read as a CSV file. Perhaps a quotation mark is missing.',
    ],
  ])('with %s is refused', (_, text, why) => {
    expect(read(text)).toEqual({ weighings: [], problems: [], refused: why })
  })
})

describe('a file that says no unit', () => {
  const of = (text: string, unit: 'lb' | 'kg', mass?: number) =>
    readWeighingsFile(text, {
      unit,
      mass: mass === undefined ? undefined : kilograms(mass),
      zone: 'Europe/Berlin',
      now,
      order: 'month-first',
    })
  const kilos = (text: string, unit: 'lb' | 'kg', mass?: number): readonly number[] =>
    of(text, unit, mass).weighings.map(({ mass_kilograms }) => Math.round(mass_kilograms))
  const inKilograms = 'Datum;Gewicht\n02.03.2026;85,4\n03.03.2026;85,1\n04.03.2026;85,3'
  const inPounds = 'date,weight\n2026-03-02,143.2\n2026-03-03,142.8\n2026-03-04,143'

  test('is read in the unit in which it is what the athlete weighs, whichever is shown, and that is told', () => {
    expect(kilos(inKilograms, 'lb', 86)).toEqual([85, 85, 85])
    expect(kilos(inPounds, 'kg', 66)).toEqual([65, 65, 65])
    // Who has lost a third since is still nearer to it in the unit of the file.
    expect(kilos(inKilograms, 'lb', 58)).toEqual([85, 85, 85])
    expect(of(inKilograms, 'lb', 86).remark).toMatch(/ kg\.$/)
    expect(of(inPounds, 'kg', 66).remark).toMatch(/ lb\.$/)
  })

  test('is read in the shown one while nobody knows what the athlete weighs', () => {
    expect(kilos(inPounds, 'lb')).toEqual([65, 65, 65])
    expect(kilos(inPounds, 'kg')).toEqual([143, 143, 143])
  })

  test('what a header or a row says holds, and nothing is told', () => {
    const said = 'date,weight (lb)\n2026-03-02,143'
    expect(kilos(said, 'kg', 143)).toEqual([65])
    expect(of(said, 'kg', 143)).not.toHaveProperty('remark')
    expect(of('date,weight\n2026-03-02,65 kg', 'lb', 30)).not.toHaveProperty('remark')
  })
})
