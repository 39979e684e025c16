import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { useState } from 'react'
import { type ImportReport, importOwnData } from '../../../api/owned-data.ts'
import { Card } from '../../../ui/card.tsx'
import { FileButton } from '../../../ui/file-button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { useIsOnline } from '../../../ui/use-is-online.ts'
import { refusalWords } from './refusal-words.ts'
import { broughtLines, skippedLines } from './report-words.ts'

/** Brings what was downloaded from another account into this one. */
export function ImportCard() {
  const { t } = useLingui()
  const isOnline = useIsOnline()
  const [share, setShare] = useState(0)
  const bring = useMutation({
    mutationFn: (file: File) => {
      setShare(0)
      return importOwnData(file, setShare)
    },
  })
  return (
    <Card aria-labelledby="import-title" className="flex flex-col gap-3">
      <div>
        <h2 id="import-title" className="text-20 font-semibold text-ink">
          <Trans>Import data</Trans>
        </h2>
        <p className="pt-1 text-14 text-muted">
          <Trans>
            Brings the zip of another Pacemeal account into this one: profile, plans, logs, activities and pictures.
            What is already here stays; the same zip twice brings nothing twice. What belongs to the other account
            itself stays there.
          </Trans>
        </p>
      </div>
      <FileButton
        label={t`Zip of another account`}
        accept=".zip,application/zip"
        variant="secondary"
        full
        icon={<Upload size={20} aria-hidden />}
        busy={bring.isPending}
        disabled={!isOnline}
        onChoose={(file) => bring.mutate(file)}
      >
        <Trans>Choose a Zip</Trans>
      </FileButton>
      {bring.isPending ? <Progress share={share} /> : null}
      {isOnline ? null : (
        <p className="text-14 text-muted">
          <Trans>This needs the internet.</Trans>
        </p>
      )}
      {bring.isSuccess ? <Report report={bring.data} /> : null}
      {bring.isError ? (
        <p role="alert" className="text-14 text-danger">
          {refusalWords(bring.error)}
        </p>
      ) : null}
    </Card>
  )
}

function Progress({ share }: { share: number }) {
  const { t } = useLingui()
  return (
    <div className="flex flex-col gap-1">
      <ProgressBar label={t`Sent`} percent={share * 100} />
      <p role="status" className="text-14 text-muted">
        {share < 1 ? t`Sending the zip.` : t`Sent. The server is reading it.`}
      </p>
    </div>
  )
}

function Report({ report }: { report: ImportReport }) {
  const { t } = useLingui()
  const brought = broughtLines(report)
  return (
    <div role="status" className="flex flex-col gap-2 text-14">
      <p className="font-semibold text-ink">
        {brought.length === 0 ? t`There was nothing to bring.` : t`Your data is here:`}
      </p>
      <ul className="list-disc pl-5 text-ink">
        {brought.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ul className="text-muted">
        {skippedLines(report).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
