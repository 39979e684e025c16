import { Trans, useLingui } from '@lingui/react/macro'
import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { saveFile } from '../../../ui/save-file.ts'

/** The recovery codes, shown once, to copy or to save. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useLingui()
  const [said, setSaid] = useState('')
  const text = `${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(t`Copied.`),
      () => setSaid(t`Your browser does not allow copying. Save the file instead.`),
    )
  const save = () => {
    saveFile(new Blob([text], { type: 'text/plain' }), 'pacemeal-recovery-codes.txt')
    setSaid(t`Your browser has saved the file.`)
  }
  return (
    <>
      <p className="text-16 text-ink">
        <Trans>
          These recovery codes stand in for your phone when it is lost. Each works once. Keep them where you keep
          passwords: they are shown only now.
        </Trans>
      </p>
      <ul
        aria-label={t`Recovery codes`}
        className="figures grid gap-y-2 rounded-control bg-sunken p-3 font-mono text-14 text-ink"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" className="grow" icon={<Copy size={18} aria-hidden />} onClick={() => void copy()}>
          <Trans>Copy Codes</Trans>
        </Button>
        <Button variant="secondary" className="grow" icon={<Download size={18} aria-hidden />} onClick={save}>
          <Trans>Save as File</Trans>
        </Button>
      </div>
      <p role="status" className="text-14 text-muted empty:hidden">
        {said}
      </p>
    </>
  )
}
