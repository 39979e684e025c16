import { ph, plural, t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import type { NamedRecordings } from '../../../api/activity-sports.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { importActivities, refreshWearables } from '../../../api/wearable-import.ts'
import { useSharedFiles } from '../../../installed/use-shared-files.ts'
import { browserZone, presentDay } from '../../../navigation/local-day.ts'
import { Button } from '../../../ui/button.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import type { SessionProposal } from '../activity-files/read-calendar.ts'
import { openArchiveInWorker, readInWorker } from '../activity-files/read-in-worker.ts'
import { fileProblemText } from './file-problem-words.ts'
import { ProposedSessions } from './proposed-sessions.tsx'
import { recordedName } from './recorded-name.ts'
import { SportQuestion } from './sport-question.tsx'
import { type FileOutcome, type TakenFile, takeFiles } from './take-files.ts'

/** Said of a recording whose device or transfer broke off. */
const cutWords = () => translate`The end of this file is missing; what is there was read.`

/** What became of a file, in words. */
function outcomeWords(outcome: FileOutcome): string {
  switch (outcome.kind) {
    case 'calendar':
      return plural(outcome.count, {
        one: '# session to look at below.',
        other: '# sessions to look at below.',
      })
    case 'left-out':
      return plural(outcome.count, {
        one: '# other file in it is no recording.',
        other: '# other files in it are no recordings.',
      })
    case 'refused':
      return fileProblemText(outcome.problem)
    case 'failed':
      return refusalOf(outcome.error).said || translate`This file could not be imported. Try again.`
    case 'activities': {
      const { count, isCut } = outcome
      const names = outcome.names.map((name) => recordedName({ name })).join(', ')
      const words =
        count === 0
          ? translate`${names}: here already.`
          : translate`${names}: ${plural(count, { one: '# activity imported.', other: '# activities imported.' })}`
      return isCut ? `${words} ${cutWords()}` : words
    }
  }
}

const isRefused = ({ outcome }: TakenFile): boolean => outcome.kind === 'refused' || outcome.kind === 'failed'

/** How many of many files came to what; of a few each line says it. */
function Summary({ taken }: { taken: readonly TakenFile[] }) {
  const { t } = useLingui()
  const count = (wanted: (one: TakenFile) => boolean) => taken.filter(wanted).length
  const read = ({ outcome }: TakenFile) => outcome.kind === 'activities'
  const fresh = count((one) => one.outcome.kind === 'activities' && one.outcome.count > 0)
  const known = count(read) - fresh
  const refused = count(isRefused)
  return (
    <p className="text-14 font-semibold text-ink">{t`${fresh} imported, ${known} here already, ${refused} refused`}</p>
  )
}

/** Most sports that are asked for after one import; the others are asked for where a recording is shown. */
const MAX_ASKED = 3

/** Recordings whose files name no sport, each source and name once. */
const unnamedIn = (taken: readonly TakenFile[]): readonly NamedRecordings[] => {
  const all = taken.flatMap(({ outcome }) => (outcome.kind === 'activities' ? outcome.unnamed : []))
  const isFirst = (one: NamedRecordings, at: number) =>
    all.findIndex(({ provider, name }) => provider === one.provider && name === one.name) === at
  return all.filter(isFirst).slice(0, MAX_ASKED)
}

/** From so many files on the sum is said above them. */
const MIN_SUMMED = 5

/** Picks or takes dropped files: recordings are kept, and a calendar's sessions are shown to be looked at first. */
export function ImportFiles({ userId }: { userId: string }) {
  const { t } = useLingui()
  const hint = useId()
  const [isOver, setOver] = useState(false)
  const [proposals, setProposals] = useState<readonly SessionProposal[]>([])
  /** Another calendar is looked at anew: what was chosen in the one before is not chosen in it. */
  const [calendar, setCalendar] = useState(0)
  const [taken, setTaken] = useState<readonly TakenFile[]>([])
  const [progress, setProgress] = useState({ done: 0, of: 0 })
  const isStopped = useRef(false)
  const take = useMutation({
    mutationFn: (files: readonly File[]) => {
      isStopped.current = false
      setProgress({ done: 0, of: files.length })
      const here = { today: presentDay(), zone: browserZone() }
      return takeFiles(files, {
        open: openArchiveInWorker,
        read: (file) => readInWorker(file, here),
        keep: (activities) => importActivities(userId, activities),
        onProgress: (done, of) => setProgress({ done, of }),
        isStopped: () => isStopped.current,
      })
    },
    onSuccess: ({ taken: all, proposals: found }) => {
      setTaken(all)
      void refreshWearables()
      // A recording beside a calendar takes away nothing that is being looked at.
      if (found.length === 0) return
      setProposals(found)
      setCalendar((before) => before + 1)
    },
  })
  // Nobody sees any more what becomes of the rest.
  useEffect(
    () => () => {
      isStopped.current = true
    },
    [],
  )
  useSharedFiles((files) => take.mutate(files))
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const files = [...event.dataTransfer.files]
    if (!take.isPending && files.length > 0) take.mutate(files)
  }
  return (
    <section aria-labelledby={`${hint}-title`} className="flex flex-col gap-3">
      <h2 id={`${hint}-title`} className="text-20 font-semibold text-ink">
        <Trans>Import files</Trans>
      </h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is beside the button, which does the same. */}
      <div
        className={`flex flex-col gap-3 rounded-card border border-dashed p-4 ${isOver ? 'border-action bg-ember-tint' : 'border-edge bg-surface'}`}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p id={hint} className="text-14 text-muted">
          <Trans>
            FIT, TCX and GPX recordings, also compressed as .gz, or an ICS training calendar, up to 15 MB; or the zip
            file of a device's export, up to 100 MB. They are read on this device; where you were stays here.
          </Trans>
        </p>
        <FileButton
          label={t`Activity files`}
          accept=".fit,.tcx,.gpx,.gz,.zip,.ics,application/gzip,application/zip,text/calendar,application/gpx+xml,application/vnd.garmin.tcx+xml"
          multiple
          variant="secondary"
          full
          busy={take.isPending}
          icon={<FileUp size={20} aria-hidden />}
          aria-describedby={hint}
          onChoose={(file, more) => take.mutate([file, ...more])}
        >
          <Trans>Choose Files</Trans>
        </FileButton>
      </div>
      {take.isPending && progress.of > 1 ? (
        <div className="flex items-center gap-3">
          <div className="flex min-w-0 grow flex-col gap-2">
            <p role="status" className="figures text-14 text-muted">
              {t`${ph({ done: progress.done })} of ${ph({ count: progress.of })} files`}
            </p>
            <ProgressBar label={t`Importing files`} percent={(100 * progress.done) / progress.of} />
          </div>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              isStopped.current = true
            }}
          >
            <Trans>Stop</Trans>
          </Button>
        </div>
      ) : null}
      {taken.length >= MIN_SUMMED ? <Summary taken={taken} /> : null}
      <ul aria-live="polite" aria-label={t`Imported files`} className="flex flex-col gap-2 empty:hidden">
        {taken.map((one, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two folders may hold files of one name, and nothing moves.
            key={index}
            className={`rounded-control px-4 py-3 text-14 wrap-anywhere ${isRefused(one) ? 'bg-danger-tint text-danger' : 'bg-surface text-ink'}`}
          >
            <span className="font-semibold">{one.name}</span>: {outcomeWords(one.outcome)}
          </li>
        ))}
      </ul>
      {unnamedIn(taken).map((recordings) => (
        <SportQuestion key={`${recordings.provider} ${recordings.name}`} recordings={recordings} isOnlyAsked />
      ))}
      {proposals.length > 0 ? (
        <ProposedSessions key={calendar} userId={userId} proposals={proposals} onDone={() => setProposals([])} />
      ) : null}
    </section>
  )
}
