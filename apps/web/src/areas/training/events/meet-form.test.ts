import { localDate } from '@pacemeal/domain'
import { checkEvent } from '@pacemeal/protocol'
import { describe, expect, test } from 'vitest'
import { blankEventForm, type EventForm, eventFormOf, readEventForm } from './event-form.ts'
import { type StartForm, withOneMore } from './meet-form.ts'
import { metric } from './units.ts'

const start = (time: string, duration: string, period: StartForm['period'] = 'AM'): StartForm => ({
  time,
  period,
  duration,
})
/** A heat at 9:00, another at 10:25, and the final at 1:30 PM. */
const meet: EventForm = {
  ...blankEventForm(localDate('2026-09-27'), 'Europe/Berlin'),
  name: 'Club Championships',
  sport: 'meet',
  legs: [],
  starts: [start('9:00', '5'), start('10:25', '0:05'), start('1:30', '10', 'PM')],
  temperature: '26',
}
const errorsOf = (...starts: readonly StartForm[]) => {
  const read = readEventForm({ ...meet, starts }, metric)
  return read.ok ? [] : Object.keys(read.error)
}

describe('the form of a meet', () => {
  test('keeps its starts with the pauses between them, and shows the same again', () => {
    const read = readEventForm(meet, metric)
    if (!read.ok) throw new Error(JSON.stringify(read.error))
    expect(read.value).toMatchObject({ start: 540, sport: 'meet', stations: { by: 'time', at: [] } })
    expect(read.value.legs.map(({ name, minutes, intake }) => [name, minutes, intake])).toEqual([
      ['start', 5, 'none'],
      ['pause', 80, 'open'],
      ['start', 5, 'none'],
      ['pause', 180, 'open'],
      ['start', 10, 'none'],
    ])
    expect(checkEvent(JSON.stringify(read.value))).toEqual({ ok: true, value: read.value })
    expect(eventFormOf(read.value, metric).starts).toEqual([
      start('9:00', '0:05'),
      start('10:25', '0:05'),
      start('1:30', '0:10', 'PM'),
    ])
  })

  test('names the start that is wrong', () => {
    expect(errorsOf(start('9:00', '5'), start('', '5'))).toEqual(['start-1'])
    expect(errorsOf(start('9:00', '30'), start('9:30', '5'))).toEqual(['start-1'])
    expect(errorsOf(start('9:00', '5'), start('8:00', '5'))).toEqual(['start-1'])
    expect(errorsOf(start('9:00', 'soon'), start('10:00', '5'))).toEqual(['duration-0'])
    expect(errorsOf(start('9:00', '5'), start('9:08', '5'))).toEqual([])
  })

  test('goes on with a start as long as the last one, in the same half of the day', () => {
    expect(withOneMore([start('1:30', '10', 'PM')])[1]).toEqual({ time: '', period: 'PM', duration: '10' })
  })
})
