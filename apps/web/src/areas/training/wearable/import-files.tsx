import { plural, t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { type DragEvent, useId, useState } from 'react'
import { refusalOf } from '../../../api/refusal.ts'
import { importActivities } from '../../../api/wearable-import.ts'
import { useSharedFiles } from '../../../installed/use-shared-files.ts'
import { browserZone, presentDay } from '../../../navigation/local-day.ts'
import { FileButton } from '../../../ui/file-button.tsx'
import { FileProblem } from '../activity-files/file-problem.ts'
import type { SessionProposal } from '../activity-files/read-calendar.ts'
import { readInWorker } from '../activity-files/read-in-worker.ts'
import { fileProblemText } from './file-problem-words.ts'
import { ProposedSessions } from './proposed-sessions.tsx'

/** What became of one file, in words. */
interface Outcome {
  readonly file: string
  readonly words: string
  readonly isRefused: boolean
}

/** More files at once than anybody picks on purpose. */
const MAX_FILES = 20

/** Said of a recording whose device or transfer broke off. */
const cutWords = () => translate`The end of this file is missing; what is there was read.`

async function takeIn(
  userId: string,
  file: File,
): Promise<{ outcome: Outcome; proposals: readonly SessionProposal[] }> {
  const told = (words: string, isRefused = false): Outcome => ({ file: file.name, words, isRefused })
  try {
    const content = await readInWorker(file, { today: presentDay(), zone: browserZone() })
    if (content.kind === 'calendar') {
      const { proposals } = content
      const words = plural(proposals.length, {
        one: '# session to look at below.',
        other: '# sessions to look at below.',
      })
      return { outcome: told(words), proposals }
    }
    const { fresh, changed } = await importActivities(userId, content.activities)
    const names = content.activities.map(({ name }) => name).join(', ')
    const count = fresh + changed
    const words =
      count === 0
        ? translate`${names}: here already.`
        : translate`${names}: ${plural(count, { one: '# activity imported.', other: '# activities imported.' })}`
    return { outcome: told(content.isCut ? `${words} ${cutWords()}` : words), proposals: [] }
  } catch (error) {
    const why = error instanceof FileProblem ? fileProblemText(error.told) : refusalOf(error).said
    return {
      outcome: told(why || translate`This file could not be imported. Try again.`, true),
      proposals: [],
    }
  }
}

/** Picks or takes dropped files: recordings are kept, and a calendar's sessions are shown to be looked at first. */
export function ImportFiles({ userId }: { userId: string }) {
  const { t } = useLingui()
  const hint = useId()
  const [isOver, setOver] = useState(false)
  const [proposals, setProposals] = useState<readonly SessionProposal[]>([])
  /** Another calendar is looked at anew: what was chosen in the one before is not chosen in it. */
  const [calendar, setCalendar] = useState(0)
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([])
  const take = useMutation({
    mutationFn: async (files: readonly File[]) => {
      const taken: Awaited<ReturnType<typeof takeIn>>[] = []
      for (const file of files.slice(0, MAX_FILES)) taken.push(await takeIn(userId, file))
      return taken
    },
    onSuccess: (taken) => {
      setOutcomes(taken.map(({ outcome }) => outcome))
      const found = taken.flatMap((one) => one.proposals)
      // A recording beside a calendar takes away nothing that is being looked at.
      if (found.length === 0) return
      setProposals(found)
      setCalendar((before) => before + 1)
    },
  })
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
            FIT, TCX and GPX recordings, also compressed as .gz, or an ICS training calendar, up to 15 MB. They are read
            on this device; where you were stays here.
          </Trans>
        </p>
        <FileButton
          label={t`Activity files`}
          accept=".fit,.tcx,.gpx,.gz,.ics,application/gzip,text/calendar,application/gpx+xml,application/vnd.garmin.tcx+xml"
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
      <ul aria-live="polite" aria-label={t`Imported files`} className="flex flex-col gap-2 empty:hidden">
        {outcomes.map(({ file, words, isRefused }) => (
          <li
            key={`${file}-${words}`}
            className={`rounded-control px-4 py-3 text-14 wrap-anywhere ${isRefused ? 'bg-danger-tint text-danger' : 'bg-surface text-ink'}`}
          >
            <span className="font-semibold">{file}</span>: {words}
          </li>
        ))}
      </ul>
      {proposals.length > 0 ? (
        <ProposedSessions key={calendar} userId={userId} proposals={proposals} onDone={() => setProposals([])} />
      ) : null}
    </section>
  )
}
