import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'

interface ScannerHeaderProps {
  /** What the scan is for; nothing where it is not known yet. */
  context: string
  onClose: () => void
  children?: ReactNode
}

/** The title of the scanner between the way out and what the camera can do. */
export function ScannerHeader({ context, onClose, children }: ScannerHeaderProps) {
  const { t } = useLingui()
  return (
    <header className="flex shrink-0 items-center gap-1 px-2 pt-[max(0.5rem,env(safe-area-inset-top))] pb-2">
      <IconButton label={t`Close scanner`} onClick={onClose}>
        <X size={24} aria-hidden />
      </IconButton>
      <div className="min-w-0 grow">
        <h1 className="text-16 font-bold text-ink">
          <Trans>Scan Food</Trans>
        </h1>
        <p className="min-h-5 truncate text-14 text-muted">{context}</p>
      </div>
      {children}
    </header>
  )
}
