import { t } from '@lingui/core/macro'
import {
  type FileProblemCode,
  MAX_ACTIVITIES,
  MAX_ENTRIES,
  MAX_EVENTS,
  MAX_POINTS,
  MAX_WAYPOINTS,
  type ToldFileProblem,
} from '../activity-files/file-problem.ts'

const fitKindText = (type: string | undefined): string =>
  type === undefined ? t`This FIT file is no activity.` : t`This FIT file is no activity but of the kind ${type}.`

const reasons: Readonly<Record<FileProblemCode, (problem: ToldFileProblem) => string>> = {
  empty: () => t`This file is empty.`,
  'too-large': () => t`This file is too large.`,
  'compressed-damaged': () => t`This compressed file is damaged. Export it again.`,
  'too-large-open': () => t`This file is larger than 15 MB once it is opened.`,
  archive: () => t`This is an archive. Unpack it first, and choose the recording within.`,
  'archive-damaged': () => t`This archive is damaged or cut off. Export it again.`,
  'archive-too-large': () => t`This archive is larger than 100 MB. Unpack it, and choose the recordings within.`,
  'archive-too-many': () =>
    t`This archive holds more than ${MAX_ENTRIES} files. Unpack it, and choose the recordings within.`,
  'archive-empty': () => t`This archive holds no FIT, TCX or GPX recording.`,
  'archive-nested': () => t`This is an archive in an archive in an archive. Unpack it, and choose it by itself.`,
  'archive-password': () => t`A password locks this file. Unpack the archive, and choose the recordings within.`,
  'archive-ratio': () => t`This file is packed tighter than any recording, so it is not opened.`,
  'archive-full': () => t`This is more than is taken at once. Choose this file by itself.`,
  'unknown-kind': () => t`This file is of a kind that is not known.`,
  unreadable: () => t`This file cannot be read.`,
  'too-slow': () => t`This file takes too long to read.`,
  damaged: () => t`This file is damaged or cut off.`,
  'nested-too-deep': () => t`This file is damaged, or its elements are nested too deep.`,
  'declares-entities': () => t`This file declares entities, which a recording never needs, so it is not opened.`,
  'not-gpx-or-tcx': () => t`This file is neither a GPX nor a TCX recording.`,
  'no-activity': () => t`This file holds no recorded activity.`,
  'fit-damaged': () => t`This FIT file is damaged or cut off.`,
  'fit-no-activity': ({ fitType }) => fitKindText(fitType),
  'too-many-activities': () => t`This file holds more than ${MAX_ACTIVITIES} activities.`,
  'too-many-points': () => t`It holds more than ${MAX_POINTS} points.`,
  'planned-route': () => t`It says no times, so it is a planned route rather than an activity.`,
  implausible: () => t`Its figures make no sense: an activity lasts up to 36 hours.`,
  'no-calendar': () => t`This file is no calendar.`,
  'calendar-cut-off': () => t`This calendar is cut off.`,
  'too-many-events': () => t`This calendar holds more than ${MAX_EVENTS} events.`,
  'no-training': () => t`This calendar holds no training of 10 minutes to 6 hours in the next four weeks.`,
  'not-gpx': () => t`This file is no GPX file.`,
  'no-course': () => t`This file holds no track and no route.`,
  'course-too-long': () => t`Its course is shorter than 100 m or longer than 1,000 km.`,
  'too-many-waypoints': () => t`It holds more than ${MAX_WAYPOINTS} waypoints.`,
}

/** Why a file cannot be read, and what is accepted. */
export function fileProblemText(problem: ToldFileProblem): string {
  const why = reasons[problem.code](problem)
  return t`${why} Accepted are FIT, TCX and GPX recordings and ICS calendars up to 15 MB.`
}

/** Why a course cannot be read, and what is accepted. */
export function courseProblemText(problem: ToldFileProblem): string {
  const why = reasons[problem.code](problem)
  return t`${why} Accepted are GPX files with a track or a route, up to 15 MB.`
}
