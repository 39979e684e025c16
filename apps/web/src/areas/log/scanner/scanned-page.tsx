import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Picture } from './picture.ts'
import type { ScanRequest } from './scan-request.ts'

interface ScannedPageProps {
  picture: Picture
  request: ScanRequest
  onClose: () => void
  /** How its analysis stands. */
  children: ReactNode
}

/** The picture that was taken, and beside it what was found. */
export function ScannedPage({ picture, request, onClose, children }: ScannedPageProps) {
  const { t } = useLingui()
  return (
    <main className="mx-auto flex min-h-dvh max-w-120 flex-col gap-4 px-4 pb-6 wide:max-w-300 wide:grid wide:grid-cols-[minmax(0,1fr)_24rem] wide:grid-rows-[auto_1fr] wide:gap-x-8 wide:px-8">
      <title>{t`Scanned Food · Pacemeal`}</title>
      <header className="-mx-2 flex items-center gap-1 pt-[max(0.5rem,env(safe-area-inset-top))] wide:col-span-2">
        <IconButton label={t`Close scan`} onClick={onClose}>
          <X size={24} aria-hidden />
        </IconButton>
        <div className="min-w-0 grow">
          <h1 className="text-16 font-bold text-ink">
            <Trans>Scanned Food</Trans>
          </h1>
          <p className="truncate text-14 text-muted">{request.context}</p>
        </div>
      </header>
      <img
        src={picture.dataUrl}
        width={picture.width}
        height={picture.height}
        alt={request.mode === 'label' ? t`The label you scanned` : t`The plate you scanned`}
        className="max-h-[40dvh] w-full rounded-card bg-sunken object-contain wide:max-h-[80dvh]"
      />
      <div className="flex flex-col">{children}</div>
    </main>
  )
}
