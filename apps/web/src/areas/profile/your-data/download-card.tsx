import { ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { downloadOwnData } from '../../../api/owned-data.ts'
import { presentDay } from '../../../navigation/local-day.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { useIsOnline } from '../../../ui/use-is-online.ts'
import { refusalWords } from './refusal-words.ts'
import { sizeText } from './report-words.ts'

const fileName = (): string => `pacemeal-${presentDay()}.zip`

/** Everything that is kept of the person, to take away. */
export function DownloadCard() {
  const { t } = useLingui()
  const isOnline = useIsOnline()
  const [bytes, setBytes] = useState(0)
  const download = useMutation({
    mutationFn: async () => {
      setBytes(0)
      const file = await downloadOwnData(setBytes, new AbortController().signal)
      saveFile(file, fileName())
      return file.size
    },
  })
  return (
    <Card aria-labelledby="download-title" className="flex flex-col gap-3">
      <div>
        <h2 id="download-title" className="text-20 font-semibold text-ink">
          <Trans>Download my data</Trans>
        </h2>
        <p className="pt-1 text-14 text-muted">
          <Trans>
            A zip with everything Pacemeal keeps of you, as JSON and CSV: profile, plans, logs and activities, your
            pictures, and what belongs to your account: preferences, sessions, connected services, browsers that get
            your messages, and what you had the server do. Passwords and access keys are never in it.
          </Trans>
        </p>
      </div>
      <Button
        full
        icon={<Download size={20} aria-hidden />}
        busy={download.isPending}
        disabled={!isOnline}
        onClick={() => download.mutate()}
      >
        <Trans>Download My Data</Trans>
      </Button>
      <p role="status" className="text-14 text-muted empty:hidden">
        {download.isPending
          ? bytes === 0
            ? t`Gathering your data.`
            : t`${ph({ size: sizeText(bytes) })} so far.`
          : null}
        {download.isSuccess ? t`Done: ${ph({ size: sizeText(download.data) })}. Your browser has saved it.` : null}
        {isOnline ? null : t`This needs the internet.`}
      </p>
      {download.isError ? (
        <p role="alert" className="text-14 text-danger">
          {refusalWords(download.error)}
        </p>
      ) : null}
    </Card>
  )
}
