import * as v from 'valibot'

/** A number as JSON can carry it: `1e999` is read as Infinity, and refused. */
export const figure = v.pipe(v.number(), v.finite())

const isCalendarDate = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** `YYYY-MM-DD` of a day that exists. */
export const calendarDate = v.pipe(v.string(), v.isoDate(), v.check(isCalendarDate, 'takes a day that exists'))
