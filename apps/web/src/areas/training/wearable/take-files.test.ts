import { localDate } from '@pacemeal/domain'
import type { ImportedActivity, ImportOutcome } from '@pacemeal/protocol'
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { aFitFile, aGpxFile, anIcsFile } from '../../../../testing/recordings.ts'
import { ApiRefusal } from '../../../api/refusal.ts'
import { isZip, openArchive } from '../activity-files/open-archive.ts'
import { readFile } from '../activity-files/read-file.ts'
import { type FileTools, takeFiles } from './take-files.ts'

const here = { today: localDate('2026-03-02'), zone: 'America/New_York' }
const ride = (hour: number) =>
  aFitFile({ start: Date.parse(`2026-03-01T${String(hour).padStart(2, '0')}:00:00Z`), minutes: 30 })
const file = (name: string, content: Uint8Array | string) =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name)

/** A server that remembers starts, and refuses a call with a start in `refused`. */
function takeIn(
  files: readonly File[],
  { refused = '', answersCalls = Number.POSITIVE_INFINITY, stopAfter = Number.POSITIVE_INFINITY } = {},
) {
  const kept = new Set<string>()
  const calls: number[] = []
  const steps: string[] = []
  const progress: (readonly [done: number, of: number])[] = []
  let read = 0
  const tools: FileTools = {
    open: async (one) => {
      steps.push(`open ${one.name}`)
      const buffer = await one.arrayBuffer()
      return isZip(new Uint8Array(buffer)) ? openArchive(buffer) : undefined
    },
    read: async (one) => {
      read += 1
      steps.push(`read ${one.name}`)
      return readFile(await one.arrayBuffer(), here)
    },
    keep: async (activities: readonly ImportedActivity[]) => {
      calls.push(activities.length)
      if (calls.length > answersCalls) throw new ApiRefusal('network')
      if (activities.some(({ start_time }) => start_time === refused)) throw new ApiRefusal('invalid-input', 'refused')
      return activities.map(({ start_time }): ImportOutcome => {
        const outcome = kept.has(start_time) ? 'same' : 'new'
        kept.add(start_time)
        return outcome
      })
    },
    onProgress: (...now) => progress.push(now),
    isStopped: () => read >= stopAfter,
  }
  return takeFiles(files, tools).then(({ taken, proposals }) => ({ taken, proposals, calls, steps, progress }))
}
const wordsOf = ({ taken }: Awaited<ReturnType<typeof takeIn>>) =>
  taken.map(({ name, outcome }) => {
    const detail = outcome.kind === 'refused' ? outcome.problem.code : 'count' in outcome ? outcome.count : ''
    return `${name}: ${outcome.kind} ${detail}`.trim()
  })

describe('files that are taken at once', () => {
  test('each in an archive is told of: taken, here already, refused, left out', async () => {
    const archive = zipSync({
      'rides/a.fit': ride(8),
      'again/a.fit': ride(8),
      'scrap.fit': ride(9).slice(0, 60),
      'run.gpx': new TextEncoder().encode(aGpxFile({ start: Date.parse('2026-03-01T15:00:00Z'), minutes: 20 })),
      'profile.csv': new Uint8Array(3),
    })
    const told = await takeIn([file('export.zip', archive), file('notes.txt', 'no recording')])
    expect(wordsOf(told)).toEqual([
      'rides/a.fit: activities 1',
      'again/a.fit: activities 0',
      'scrap.fit: refused fit-damaged',
      'run.gpx: activities 1',
      'export.zip: left-out 1',
      'notes.txt: refused unknown-kind',
    ])
    expect(told.calls).toEqual([3])
  })

  test('of several archives one is open at a time: the next one waits until all of it is read', async () => {
    const archive = (...hours: readonly number[]) =>
      zipSync(Object.fromEntries(hours.map((hour) => [`${hour}.fit`, ride(hour)])))
    const told = await takeIn([
      file('first.zip', archive(8, 9)),
      file('second.zip', archive(10)),
      file('third.zip', archive(11)),
    ])
    expect(told.steps).toEqual([
      'open first.zip',
      'read 8.fit',
      'read 9.fit',
      'open second.zip',
      'read 10.fit',
      'open third.zip',
      'read 11.fit',
    ])
    expect(told.progress).toEqual([
      [0, 4],
      [1, 4],
      [2, 4],
      [3, 4],
    ])
    expect(told.calls).toEqual([4])
  })

  test('are five hundred at most, also of several archives: the others are refused by their names', async () => {
    const empty = (name: string, count: number) =>
      file(name, zipSync(Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}.fit`, new Uint8Array()]))))
    const told = wordsOf(await takeIn([empty('first.zip', 499), empty('second.zip', 3)]))
    expect(told.slice(499)).toEqual([
      '0.fit: refused empty',
      '1.fit: refused archive-full',
      '2.fit: refused archive-full',
    ])
  })

  test('are sent twenty at a time', async () => {
    const rides = Array.from({ length: 23 }, (_, hour) => file(`${hour}.fit`, ride(hour)))
    expect((await takeIn(rides)).calls).toEqual([20, 3])
  })

  test('one that the server refuses keeps no other back', async () => {
    const rides = [8, 9, 10].map((hour) => file(`${hour}.fit`, ride(hour)))
    const told = await takeIn(rides, { refused: '2026-03-01T09:00:00.000Z' })
    expect(wordsOf(told)).toEqual(['8.fit: activities 1', '9.fit: failed', '10.fit: activities 1'])
  })

  test('that a server does not answer for are not sent one by one, and the rest is left', async () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      file(`${index}.fit`, aFitFile({ start: Date.parse('2026-01-01T08:00:00Z') + index * 86_400_000, minutes: 30 })),
    )
    const { taken, calls } = await takeIn(many, { answersCalls: 1 })
    expect(calls).toEqual([20, 20])
    expect(taken.map(({ outcome }) => outcome.kind)).toEqual([
      ...Array.from({ length: 20 }, () => 'activities'),
      ...Array.from({ length: 20 }, () => 'failed'),
    ])
  })

  test('stopped, what was read is kept, and the rest is left', async () => {
    const rides = [8, 9, 10].map((hour) => file(`${hour}.fit`, ride(hour)))
    expect(wordsOf(await takeIn(rides, { stopAfter: 2 }))).toEqual(['8.fit: activities 1', '9.fit: activities 1'])
  })

  test('an archive that cannot be opened is refused by its name, and calendars are proposed beside it', async () => {
    const calendar = anIcsFile(['SUMMARY:Run', 'DTSTART:20260305T180000Z', 'DURATION:PT1H'])
    const told = await takeIn([file('cut.zip', 'PK\u0003\u0004'), file('plan.ics', calendar)])
    expect(wordsOf(told)).toEqual(['cut.zip: refused archive-damaged', 'plan.ics: calendar 1'])
    expect(told.proposals).toHaveLength(1)
  })
})
