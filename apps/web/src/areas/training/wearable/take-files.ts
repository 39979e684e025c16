import { IMPORT_ACTIVITIES, type ImportedActivity, type ImportOutcome } from '@pacemeal/protocol'
import { refusalOf } from '../../../api/refusal.ts'
import { FileProblem, MAX_RECORDINGS, type ToldFileProblem } from '../activity-files/file-problem.ts'
import type { ArchiveContent } from '../activity-files/open-archive.ts'
import type { SessionProposal } from '../activity-files/read-calendar.ts'
import type { FileContent } from '../activity-files/read-file.ts'

/** What became of one file, also of one in an archive. */
export type FileOutcome =
  | {
      readonly kind: 'activities'
      readonly names: readonly string[]
      readonly count: number
      readonly isCut: boolean
      /** Those whose file names no sport. */
      readonly unnamed: readonly { readonly provider: string; readonly name: string }[]
    }
  | { readonly kind: 'calendar'; readonly count: number }
  | { readonly kind: 'refused'; readonly problem: ToldFileProblem }
  /** It could be read, and the server did not take it. */
  | { readonly kind: 'failed'; readonly error: unknown }
  /** Files in an archive that are no recordings. */
  | { readonly kind: 'left-out'; readonly count: number }

/** A file by its name, with what became of it. */
export interface TakenFile {
  readonly name: string
  readonly outcome: FileOutcome
}

/** How files are opened, read and kept. */
export interface FileTools {
  /** The files of an archive; undefined for what is none. */
  readonly open: (file: File) => Promise<ArchiveContent | undefined>
  readonly read: (file: File) => Promise<FileContent>
  /** Gives what became of each activity. */
  readonly keep: (activities: readonly ImportedActivity[]) => Promise<readonly ImportOutcome[]>
  /** Told after each file: how many are done, of how many. */
  readonly onProgress: (done: number, of: number) => void
  readonly isStopped: () => boolean
}

interface Waiting {
  readonly name: string
  readonly file?: File
  readonly outcome?: FileOutcome
}

/** A file that was read and is still to be kept. */
interface ReadFile {
  readonly at: number
  readonly activities: readonly ImportedActivity[]
  readonly isCut: boolean
}

const refusedBy = (error: unknown): FileOutcome =>
  error instanceof FileProblem ? { kind: 'refused', problem: error.told } : { kind: 'failed', error }

async function listFiles(file: File, open: FileTools['open']): Promise<readonly Waiting[]> {
  try {
    const archive = await open(file)
    if (archive === undefined) return [{ name: file.name, file }]
    const { files, others } = archive
    return [
      ...files.map((one) =>
        'bytes' in one
          ? { name: one.name, file: new File([one.bytes], one.name) }
          : { name: one.name, outcome: { kind: 'refused' as const, problem: one.refused } },
      ),
      ...(others === 0 ? [] : [{ name: file.name, outcome: { kind: 'left-out' as const, count: others } }]),
    ]
  } catch (error) {
    return [{ name: file.name, outcome: refusedBy(error) }]
  }
}

/** Refusals that say something of what was sent: of several files in one call, another may be taken by itself. */
const isOfContent = (error: unknown): boolean => refusalOf(error).code === 'invalid-input'

/**
 * Keeps what was read in one call; when that is refused for what is in it each file by itself, so that one keeps no other
 * back.
 */
async function keepRead(
  batch: readonly ReadFile[],
  { keep, isStopped }: Pick<FileTools, 'keep' | 'isStopped'>,
): Promise<readonly FileOutcome[]> {
  try {
    const outcomes = await keep(batch.flatMap(({ activities }) => activities))
    let from = 0
    return batch.map(({ activities, isCut }) => {
      const own = outcomes.slice(from, from + activities.length)
      from += activities.length
      const count = own.filter((one) => one !== 'same').length
      const unnamed = activities
        .filter(({ type, is_transition }) => type === null && !is_transition)
        .map(({ source, name }) => ({ provider: source, name }))
      return { kind: 'activities', names: activities.map(({ name }) => name), count, isCut, unnamed }
    })
  } catch (error) {
    if (batch.length < 2 || !isOfContent(error)) return batch.map(() => ({ kind: 'failed', error }))
    const each: FileOutcome[] = []
    for (const one of batch) {
      if (isStopped()) break
      each.push(...(await keepRead([one], { keep, isStopped })))
    }
    return each
  }
}

/**
 * Opens, reads and keeps files one after another, several recordings a call. An archive is opened once what the one before
 * it held is read, so that of several archives the content of one is in memory. Gives what became of each in their order,
 * and what calendars propose. What was not begun when it was stopped is left out.
 */
export async function takeFiles(
  files: readonly File[],
  { open, read, keep, onProgress, isStopped }: FileTools,
): Promise<{ readonly taken: readonly TakenFile[]; readonly proposals: readonly SessionProposal[] }> {
  const taken: { readonly name: string; outcome?: FileOutcome }[] = []
  const proposals: SessionProposal[] = []
  let batch: ReadFile[] = []
  let isOver = false
  const conclude = (at: number, outcome: FileOutcome): void => {
    const one = taken[at]
    if (one) one.outcome = outcome
  }
  const flush = async () => {
    const kept = batch
    batch = []
    if (isOver || kept.length === 0) return
    const each = await keepRead(kept, { keep, isStopped })
    const failure = each.find((outcome) => outcome.kind === 'failed')
    // The server cannot be reached, or takes no more: what follows would wait for the same.
    if (failure && !isOfContent(failure.error)) isOver = true
    for (const [index, { at }] of kept.entries()) {
      const outcome = each[index]
      if (outcome) conclude(at, outcome)
    }
  }
  const readOne = async (file: File, at: number): Promise<void> => {
    const content = await read(file)
    if (content.kind === 'calendar') {
      proposals.push(...content.proposals)
      conclude(at, { kind: 'calendar', count: content.proposals.length })
      return
    }
    const { activities, isCut } = content
    const held = batch.reduce((sum, one) => sum + one.activities.length, 0)
    if (held + activities.length > IMPORT_ACTIVITIES) await flush()
    batch.push({ at, activities, isCut })
  }
  const takeOne = async ({ name, file, outcome }: Waiting): Promise<void> => {
    const at = taken.length
    taken.push({ name })
    if (outcome) conclude(at, outcome)
    else if (at >= MAX_RECORDINGS) conclude(at, { kind: 'refused', problem: { code: 'archive-full' } })
    else if (file) await readOne(file, at).catch((error) => conclude(at, refusedBy(error)))
  }
  for (const [index, picked] of files.entries()) {
    if (isOver || isStopped()) break
    const waiting = await listFiles(picked, open)
    const unopened = files.length - index - 1
    for (const [done, one] of waiting.entries()) {
      if (isOver || isStopped()) break
      onProgress(taken.length, taken.length + waiting.length - done + unopened)
      await takeOne(one)
    }
  }
  await flush()
  return { taken: taken.flatMap(({ name, outcome }) => (outcome ? [{ name, outcome }] : [])), proposals }
}
