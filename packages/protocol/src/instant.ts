const ISO = /^(\d{4}-\d{2}-\d{2})(?:[Tt ](\d{2}:\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(Z|z|[+-]\d{2}:?\d{2})?)?$/

const offsetText = (offset: string | undefined): string => {
  if (offset === undefined || offset.toUpperCase() === 'Z') return 'Z'
  return offset.includes(':') ? offset : `${offset.slice(0, 3)}:${offset.slice(3)}`
}

/**
 * Reads an ISO 8601 moment as UTC text with milliseconds (`2026-03-02T08:15:30.000Z`), which compares correctly as text.
 * Without an offset it is taken as UTC, without a time as midnight; digits beyond milliseconds are cut.
 * Gives undefined for anything else, for days that do not exist, and outside the years 1 to 9999.
 */
export const readInstant = (text: string): string | undefined => {
  const match = ISO.exec(text)
  if (match === null) return undefined
  const [, day = '', minute = '00:00', second = '00', fraction = '', offset] = match
  const milliseconds = fraction.slice(0, 3).padEnd(3, '0')
  const moment = new Date(`${day}T${minute}:${second}.${milliseconds}${offsetText(offset)}`)
  if (Number.isNaN(moment.getTime())) return undefined
  // Date moves a 30 February into March instead of refusing it.
  const midnight = new Date(`${day}T00:00:00.000Z`)
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(day)) return undefined
  const utc = moment.toISOString()
  return utc.length === 24 && !utc.startsWith('0000') ? utc : undefined
}
