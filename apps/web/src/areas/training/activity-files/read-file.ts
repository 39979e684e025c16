import type { LocalDate } from '@pacemeal/domain'
import { CALENDAR_BEGINNING_BYTES, decodeCalendar, isCalendar } from '@pacemeal/domain/event'
import type { ImportedActivity } from '@pacemeal/protocol'
import { FileProblem, MAX_ACTIVITIES, MAX_BYTES } from './file-problem.ts'
import { gunzip, isGzip } from './gunzip.ts'
import type { SessionProposal } from './read-calendar.ts'
import type { ReadCourse } from './read-course.ts'
import { type Recording, summarise } from './recording.ts'

/** What a file holds. */
export type FileContent =
  | { readonly kind: 'activities'; readonly activities: readonly ImportedActivity[]; readonly isCut: boolean }
  | { readonly kind: 'calendar'; readonly proposals: readonly SessionProposal[] }

/** The athlete's present day and zone, for calendars. */
export interface Here {
  readonly today: LocalDate
  readonly zone: string
}

const bytesAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

const decodeText = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new FileProblem('unknown-kind')
  }
}

/**
 * Reads a file by what is in it, whatever it is called: one that is compressed is opened first. Refuses with what is
 * accepted: archives of many files are not opened.
 */
export async function readFile(buffer: ArrayBuffer, here: Here): Promise<FileContent> {
  const bytes = new Uint8Array(buffer)
  if (bytes.length > MAX_BYTES) throw new FileProblem('too-large')
  // Once: what is compressed again inside is no recording of a device.
  return isGzip(bytes) ? readOpened(await gunzip(bytes), here) : readOpened(buffer, here)
}

async function readOpened(buffer: ArrayBuffer, { today, zone }: Here): Promise<FileContent> {
  const bytes = new Uint8Array(buffer)
  if (bytes.length === 0) throw new FileProblem('empty')
  if (bytesAt(bytes, 0, 2) === 'PK' || isGzip(bytes)) throw new FileProblem('archive')
  if (bytesAt(bytes, 8, 4) === '.FIT') {
    const { readFit } = await import('./read-fit.ts')
    return activitiesOf(await readFit(buffer))
  }
  if (isCalendar(decodeCalendar(bytes.subarray(0, CALENDAR_BEGINNING_BYTES), TextDecoder))) {
    const { readCalendar } = await import('./read-calendar.ts')
    return { kind: 'calendar', proposals: readCalendar(decodeCalendar(bytes, TextDecoder), today, zone) }
  }
  const text = decodeText(bytes).trimStart()
  if (!text.startsWith('<')) throw new FileProblem('unknown-kind')
  const { readXml } = await import('./read-xml.ts')
  return activitiesOf(readXml(text))
}

/** Reads the course that a GPX file holds, also a compressed one. */
export async function readCourseFile(buffer: ArrayBuffer): Promise<ReadCourse> {
  const bytes = new Uint8Array(buffer)
  if (bytes.length > MAX_BYTES) throw new FileProblem('too-large')
  const opened = isGzip(bytes) ? new Uint8Array(await gunzip(bytes)) : bytes
  if (opened.length === 0) throw new FileProblem('empty')
  const { readCourse } = await import('./read-course.ts')
  return readCourse(decodeText(opened))
}

/** `isCut` says that the end of the file is missing. */
function activitiesOf({ recordings, isCut }: { recordings: readonly Recording[]; isCut: boolean }): FileContent {
  if (recordings.length > MAX_ACTIVITIES) {
    throw new FileProblem('too-many-activities')
  }
  return { kind: 'activities', activities: recordings.map(summarise), isCut }
}
