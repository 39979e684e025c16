import { Trans, useLingui } from '@lingui/react/macro'
import { checkLogDate, type ScanMode } from '@pacemeal/domain'
import { Barcode, Camera, ImageUp } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { presentDay } from '../../../navigation/local-day.ts'
import { dayParameter, paths, sheetParameter } from '../../../navigation/paths.ts'
import { useSelectedDay } from '../../../navigation/selected-day.ts'
import { type SheetBodyProps, useSheets } from '../../../navigation/use-sheets.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { DateNote } from '../date-note.tsx'
import { ModeChoice } from './camera-controls.tsx'
import { FileProblem } from './file-problem.tsx'
import { usePhotoFile } from './photo-file.tsx'
import type { Picture } from './picture.ts'
import { holdPicture } from './picture-in-hand.ts'
import { scanRequestOf, writeScanRequest } from './scan-request.ts'
import { UploadButton } from './upload-button.tsx'

/** The screen below the sheet; a scan that follows another one leads home. */
function originOf(pathname: string, search: URLSearchParams): string {
  if (pathname === paths.scannedImage) return paths.home
  const own = new URLSearchParams(search)
  own.delete(sheetParameter)
  return own.size > 0 ? `${pathname}?${own}` : pathname
}

/** The quick scan dialog: take a photo, or choose one that is there already. */
export function QuickScanSheet({ isOpen, onClose }: SheetBodyProps) {
  const { t } = useLingui()
  const { state, openSheet } = useSheets()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { selectDay } = useSelectedDay()
  const [mode, setMode] = useState<ScanMode>('plate')
  const request = { ...scanRequestOf(state, search.get(dayParameter), originOf(pathname, search)), mode }
  const isFuture = request.day !== undefined && !checkLogDate(request.day, presentDay()).ok
  const go = (path: string) => {
    // The sheet's own place in history becomes the scanner's: back leads to the screen below.
    void navigate(`${path}${writeScanRequest(request)}`, { replace: true })
  }
  const analyse = (picture: Picture) => {
    holdPicture(picture)
    go(paths.scannedImage)
  }
  const photo = usePhotoFile(analyse, isOpen)
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t`Scan Food`} description={request.context}>
      {isFuture ? (
        <div className="flex flex-col gap-3">
          <DateNote note="future-log-date" />
          <Button size="large" full onClick={() => selectDay(presentDay())}>
            <Trans>Scan for Today</Trans>
          </Button>
        </div>
      ) : (
        <div className="flex flex-col gap-3">
          <ModeChoice mode={mode} onChange={setMode} />
          <p className="text-14 text-muted">
            {mode === 'plate' ? t`A photo of what you eat.` : t`A photo of the nutrition table on a pack.`}
          </p>
          <Button size="large" full icon={<Camera size={20} aria-hidden />} onClick={() => go(paths.scanner)}>
            <Trans>Take Photo</Trans>
          </Button>
          <UploadButton
            className={buttonClass({ variant: 'secondary', size: 'large', full: true })}
            icon={<ImageUp size={20} aria-hidden />}
            photo={photo}
          />
          <Button
            variant="secondary"
            size="large"
            full
            icon={<Barcode size={20} aria-hidden />}
            onClick={() => openSheet('barcode', request)}
          >
            <Trans>Scan Barcode</Trans>
          </Button>
          {photo.field}
          <FileProblem problem={photo.problem} />
        </div>
      )}
    </Sheet>
  )
}
