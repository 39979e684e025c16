import { type ActivityDoubts, clockText } from '@pacemeal/domain'
import { dayName } from './words.ts'

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** `14 hours`, `6 hours 1 minute`. */
const lengthText = (minutes: number): string => {
  const rest = minutes % 60
  const hours = counted(Math.floor(minutes / 60), 'hour')
  return rest === 0 ? hours : `${hours} ${counted(rest, 'minute')}`
}

const overlapText = ([first, ...more]: ActivityDoubts['overlaps']): string | null => {
  if (first === undefined) return null
  const { day, session } = first
  const named = `${session.type} on ${dayName(day)}, ${clockText(session.start)} - ${clockText(session.end)}`
  return `overlaps ${named}${more.length === 0 ? '' : `, and ${more.length} more`}`
}

/** The one question for all that is odd about an activity. */
export function doubtsText({ longMinutes, endsNextDayAt, overlaps }: ActivityDoubts): string {
  const parts = [
    longMinutes === null ? null : `lasts ${lengthText(longMinutes)}`,
    endsNextDayAt === null ? null : `ends at ${endsNextDayAt} on the next day`,
    overlapText(overlaps),
  ].filter((part) => part !== null)
  const last = parts.pop()
  return `This session ${parts.length === 0 ? last : `${parts.join(', ')} and ${last}`}. Is that right?`
}
