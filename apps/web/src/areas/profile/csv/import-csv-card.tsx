import { plural } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { dateFormat } from '../../../languages/formats.ts'
import { wholeNumber } from '../../../languages/numbers.ts'
import { browserZone } from '../../../navigation/local-day.ts'
import { Card } from '../../../ui/card.tsx'
import { Details } from '../../../ui/details.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import type { DateOrder } from './csv-dates.ts'
import type { RowProblem } from './csv-file.ts'

/** How dates are written where the device is from. */
const dateOrder = (): DateOrder => {
  const parts = dateFormat({}, navigator.language)
    .formatToParts(0)
    .map(({ type }) => type)
  return parts.indexOf('month') < parts.indexOf('day') ? 'month-first' : 'day-first'
}

/** What the rows of a file are read by. */
export interface ReadingRows {
  readonly zone: string
  /** Bounds the days. */
  readonly now: number
  /** How dates are usual to be written where a file leaves it open. */
  readonly order: DateOrder
}

/** What was read of a file. */
export interface ReadRows<T> {
  readonly found: readonly T[]
  readonly problems: readonly RowProblem[]
  /** How dates were read that the file left open; absent where it left none open. */
  readonly assumed?: DateOrder
  /** How something else was read that the file left open, in a sentence. */
  readonly remark?: string
  /** Rows that are not of this kind and are passed over. */
  readonly others?: number
  /** Why nothing of the file can be read; absent where its rows can. */
  readonly refused?: string
}

/** How many rows of the file the server has seen. */
interface Progress {
  readonly seen: number
  readonly all: number
}

interface ImportCsvCardProps<T> {
  title: string
  /** What the file must hold. */
  hint: ReactNode
  /** What the file is, for screen readers. */
  label: string
  /** Reads the file; loaded by whoever chooses one alone. */
  read: (file: File, reading: ReadingRows) => Promise<ReadRows<T>>
  /** Brings what was read; gives how many are new or changed with it, and tells after each part how many were seen. */
  bring: (found: readonly T[], onKept: (seen: number) => void) => Promise<number>
  words: {
    readonly kept: (seen: string, all: string) => string
    readonly failed: (seen: string, all: string) => string
    readonly fresh: (count: number) => string
    readonly others?: (count: number) => string
  }
  /** Why it failed, in words that stand on the card; left out where a notice tells it. */
  whyFailed?: (thrown: unknown) => string
  onDone?: () => unknown
  onFailed: (thrown: unknown) => void
}

/** Brings rows of a CSV file; the same file twice brings nothing twice. Each row that cannot be taken is told with its line. */
export function ImportCsvCard<T>({
  title,
  hint,
  label,
  read,
  bring,
  words,
  whyFailed,
  onDone,
  onFailed,
}: ImportCsvCardProps<T>) {
  const titleId = useId()
  const [progress, setProgress] = useState<Progress>()
  const importing = useMutation({
    mutationFn: async (file: File) => {
      setProgress(undefined)
      const rows = await read(file, { zone: browserZone(), now: Date.now(), order: dateOrder() })
      const all = rows.found.length
      const fresh = all === 0 ? 0 : await bring(rows.found, (seen) => setProgress({ seen, all }))
      return { ...rows, fresh }
    },
    onSuccess: () => onDone?.(),
    onError: onFailed,
  })
  return (
    <Card aria-labelledby={titleId} className="flex flex-col gap-3">
      <div>
        <h2 id={titleId} className="text-20 font-semibold text-ink">
          {title}
        </h2>
        <p className="text-14 text-muted">{hint}</p>
      </div>
      <FileButton
        label={label}
        accept=".csv,text/csv,text/plain"
        variant="secondary"
        full
        icon={<Upload size={20} aria-hidden />}
        busy={importing.isPending}
        onChoose={(file) => importing.mutate(file)}
      >
        <Trans>Choose a CSV File</Trans>
      </FileButton>
      {progress === undefined || importing.isSuccess ? null : importing.isError ? (
        <p role="alert" className="text-14 text-ink">
          {words.failed(wholeNumber(progress.seen), wholeNumber(progress.all))}
        </p>
      ) : (
        <div className="flex flex-col gap-1">
          <p className="figures text-14 text-muted">
            {words.kept(wholeNumber(progress.seen), wholeNumber(progress.all))}
          </p>
          <ProgressBar label={title} percent={(100 * progress.seen) / progress.all} />
        </div>
      )}
      {importing.isError && whyFailed ? (
        <p role="alert" className="text-14 text-danger">
          {whyFailed(importing.error)}
        </p>
      ) : null}
      {importing.isSuccess ? <Report rows={importing.data} fresh={importing.data.fresh} words={words} /> : null}
    </Card>
  )
}

interface ReportProps<T> extends Pick<ImportCsvCardProps<T>, 'words'> {
  rows: ReadRows<T>
  fresh: number
}

/** Problems that are told at first. */
const TOLD = 5

function Report<T>({ rows: { found, problems, assumed, remark, others = 0, refused }, fresh, words }: ReportProps<T>) {
  const here = found.length - fresh
  if (refused !== undefined) {
    return (
      <div role="status" className="flex flex-col gap-1 text-14 text-danger">
        <p className="font-semibold">
          <Trans>Nothing could be read.</Trans>
        </p>
        <p>{refused}</p>
      </div>
    )
  }
  return (
    <div role="status" className="flex flex-col gap-1 text-14 text-ink">
      <p className="font-semibold">{words.fresh(fresh)}</p>
      {here > 0 ? (
        <p className="text-muted">{plural(here, { one: '# was here already.', other: '# were here already.' })}</p>
      ) : null}
      {others > 0 && words.others ? <p className="text-muted">{words.others(others)}</p> : null}
      {assumed === undefined ? null : (
        <p className="text-muted">
          {assumed === 'day-first' ? (
            <Trans>Dates such as 03/04/2026 were read with the day first.</Trans>
          ) : (
            <Trans>Dates such as 03/04/2026 were read with the month first.</Trans>
          )}
        </p>
      )}
      {remark === undefined ? null : <p className="text-muted">{remark}</p>}
      {problems.length > 0 ? <Problems problems={problems} /> : null}
    </div>
  )
}

/** Every row that was refused: the first ones at once, all of them when asked for. */
function Problems({ problems }: { problems: readonly RowProblem[] }) {
  const lines = (some: readonly RowProblem[]) => (
    <ul className="text-danger">
      {some.map(({ line, why }) => (
        <li key={line}>
          <Trans>
            Line {line}: {why}
          </Trans>
        </li>
      ))}
    </ul>
  )
  const more = problems.slice(TOLD)
  return (
    <>
      <p className="font-semibold text-danger">
        {plural(problems.length, { one: '# line was skipped.', other: '# lines were skipped.' })}
      </p>
      {lines(problems.slice(0, TOLD))}
      {more.length > 0 ? (
        <Details summary={plural(more.length, { one: 'and # more line', other: 'and # more lines' })}>
          <div className="max-h-64 overflow-y-auto">{lines(more)}</div>
        </Details>
      ) : null}
    </>
  )
}
