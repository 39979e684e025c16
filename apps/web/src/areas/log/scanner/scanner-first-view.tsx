import { Trans, useLingui } from '@lingui/react/macro'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { scannerClass, scannerGridClass, scannerPanelClass, scannerStatusClass } from './scanner-classes.ts'
import { ScannerHeader } from './scanner-header.tsx'

const nothing = (): void => undefined

/** The scanner before its code is here: the way out, the place of the picture, and those of what is pressed. */
export function ScannerFirstView() {
  const { t } = useLingui()
  return (
    <main className={scannerClass}>
      <div className={scannerGridClass}>
        <ScannerHeader context="" onClose={nothing} />
        <div className="min-h-0 grow wide:col-start-1 wide:row-span-2 wide:row-start-1" />
        <div className={scannerPanelClass}>
          <p role="status" aria-label={t`Loading`} className={scannerStatusClass}>
            <Trans>Loading</Trans>
          </p>
          <Skeleton className="h-11 rounded-control" />
          <Skeleton className="h-13 rounded-control" />
          <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-4">
            <Skeleton className="h-18 rounded-control" />
            <Skeleton className="size-18 rounded-full" />
            <Skeleton className="h-18 rounded-control" />
          </div>
        </div>
      </div>
    </main>
  )
}
