import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { importWeighings, refreshBodyLog } from '../../../api/body-log.ts'
import { refreshCheckIn } from '../../../api/check-in.ts'
import { dateFormat } from '../../../languages/formats.ts'
import { wholeNumber } from '../../../languages/numbers.ts'
import type { WeightUnit } from '../../../languages/weight-unit.ts'
import { browserZone } from '../../../navigation/local-day.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'
import { Card } from '../../../ui/card.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import type { DateOrder } from './weighing-dates.ts'

/** How dates are written where the device is from. */
const dateOrder = (): DateOrder => {
  const parts = dateFormat({}, navigator.language)
    .formatToParts(0)
    .map(({ type }) => type)
  return parts.indexOf('month') < parts.indexOf('day') ? 'month-first' : 'day-first'
}

/** How many weighings of the file the server has seen. */
interface Progress {
  readonly seen: number
  readonly all: number
}

function KeptSoFar({ seen, all, hasFailed }: Progress & { hasFailed: boolean }) {
  const { t } = useLingui()
  const [kept, total] = [wholeNumber(seen), wholeNumber(all)]
  if (hasFailed) {
    return (
      <p role="alert" className="text-14 text-ink">
        <Trans>
          {kept} of {total} weighings are kept. Choose the same file again to bring the others.
        </Trans>
      </p>
    )
  }
  return (
    <div className="flex flex-col gap-1">
      <p className="figures text-14 text-muted">
        <Trans>
          {kept} of {total} weighings are kept.
        </Trans>
      </p>
      <ProgressBar label={t`Weighings from a file`} percent={(100 * seen) / all} />
    </div>
  )
}

/** Problems that are told one by one. */
const TOLD = 5

/** Brings weighings from a CSV file; the same file twice brings nothing twice. */
export function ImportWeighingsCard({ unit }: { unit: WeightUnit }) {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const [progress, setProgress] = useState<Progress>()
  const bring = useMutation({
    mutationFn: async (file: File) => {
      setProgress(undefined)
      // Who brings no file never loads what reads one.
      const { MAX_FILE_LENGTH, readWeighingsFile, textOfFile } = await import('./read-weighings-file.ts')
      const read = readWeighingsFile(
        textOfFile(new Uint8Array(await file.slice(0, 4 * MAX_FILE_LENGTH).arrayBuffer())),
        {
          unit,
          zone: browserZone(),
          now: Date.now(),
          order: dateOrder(),
        },
      )
      const all = read.weighings.length
      const { fresh, changed } = await importWeighings(userId, read.weighings, (seen) => setProgress({ seen, all }))
      return { problems: read.problems, assumed: read.assumed, read: read.weighings.length, kept: fresh + changed }
    },
    onSuccess: () => refreshCheckIn(userId),
    onError: (thrown) => {
      tellRefusal('save-weighing', thrown)
      // Of a file in several parts the first ones may be here already.
      void refreshBodyLog(userId)
    },
  })
  return (
    <Card aria-labelledby="import-weighings-title" className="flex flex-col gap-3">
      <div>
        <h2 id="import-weighings-title" className="text-20 font-semibold text-ink">
          <Trans>Weighings from a file</Trans>
        </h2>
        <p className="text-14 text-muted">
          <Trans>
            A CSV file with a column for the date and one for the weight; a time and body fat if you like. The same file
            twice brings nothing twice.
          </Trans>
        </p>
      </div>
      <FileButton
        label={t`CSV file of weighings`}
        accept=".csv,text/csv,text/plain"
        variant="secondary"
        full
        icon={<Upload size={20} aria-hidden />}
        busy={bring.isPending}
        onChoose={(file) => bring.mutate(file)}
      >
        <Trans>Choose a CSV File</Trans>
      </FileButton>
      {progress === undefined || bring.isSuccess ? null : <KeptSoFar {...progress} hasFailed={bring.isError} />}
      {bring.isSuccess ? <Report {...bring.data} /> : null}
    </Card>
  )
}

interface ReportProps {
  /** Rows that could be read, and weighings that are new or changed with them. */
  read: number
  kept: number
  problems: readonly { readonly line: number; readonly why: string }[]
  /** How dates were read that the file left open. */
  assumed: DateOrder | undefined
}

function Report({ read, kept, problems, assumed }: ReportProps) {
  const more = problems.length - TOLD
  return (
    <div role="status" className="flex flex-col gap-1 text-14 text-ink">
      <p className="font-semibold">{plural(kept, { one: '# weighing is new.', other: '# weighings are new.' })}</p>
      {read > kept ? (
        <p className="text-muted">
          {plural(read - kept, { one: '# was here already.', other: '# were here already.' })}
        </p>
      ) : null}
      {assumed === undefined ? null : (
        <p className="text-muted">
          {assumed === 'day-first' ? (
            <Trans>Dates such as 03/04/2026 were read with the day first.</Trans>
          ) : (
            <Trans>Dates such as 03/04/2026 were read with the month first.</Trans>
          )}
        </p>
      )}
      {problems.length > 0 ? (
        <>
          <p className="font-semibold text-danger">
            {plural(problems.length, { one: '# line was skipped.', other: '# lines were skipped.' })}
          </p>
          <ul className="text-danger">
            {problems.slice(0, TOLD).map(({ line, why }) => (
              <li key={line}>
                <Trans>
                  Line {line}: {why}
                </Trans>
              </li>
            ))}
            {more > 0 ? <li>{plural(more, { one: 'and # more line', other: 'and # more lines' })}</li> : null}
          </ul>
        </>
      ) : null}
    </div>
  )
}
