import { ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ScanMode, zoomRange } from '@pacemeal/domain'
import { ImageUp, PenLine, ZoomIn } from 'lucide-react'
import { useId } from 'react'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import type { PhotoFile } from './photo-file.tsx'
import { UploadButton } from './upload-button.tsx'

/** What is scanned: a plate, or the label of a pack. */
export function ModeChoice({ mode, onChange }: { mode: ScanMode; onChange: (mode: ScanMode) => void }) {
  const { t } = useLingui()
  return (
    <SegmentedControl<ScanMode>
      label={t`What to scan`}
      options={[
        { value: 'plate', label: t`Plate` },
        { value: 'label', label: t({ message: 'Label', comment: 'The nutrition label of a pack' }) },
      ]}
      value={mode}
      onChange={onChange}
    />
  )
}

interface ZoomSliderProps {
  zoom: number
  onZoom: (zoom: number) => void
  isDisabled: boolean
}

export function ZoomSlider({ zoom, onZoom, isDisabled }: ZoomSliderProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <div className="flex h-11 items-center gap-3">
      <label htmlFor={id} className="text-muted">
        <ZoomIn size={20} aria-hidden />
        <span className="sr-only">
          <Trans>Zoom</Trans>
        </span>
      </label>
      <input
        id={id}
        type="range"
        min={zoomRange.least}
        max={zoomRange.most}
        step={zoomRange.step}
        value={zoom}
        disabled={isDisabled}
        aria-valuetext={t`${ph({ zoom: zoom.toFixed(1) })} times`}
        onChange={(event) => onZoom(Number(event.target.value))}
        className="h-11 grow accent-ember disabled:opacity-50"
      />
      <output htmlFor={id} className="figures w-9 text-right text-14 font-semibold text-ink">
        {zoom.toFixed(1)}×
      </output>
    </div>
  )
}

interface ShutterRowProps {
  isReady: boolean
  onShoot: () => void
  photo: PhotoFile
  onManual: () => void
}

const side =
  'flex min-h-18 min-w-0 flex-col items-center justify-center gap-1 rounded-control px-1 text-center text-14 font-semibold text-ember-ink transition-colors duration-150 hover:bg-ember-tint disabled:opacity-60'

/** The shutter under the thumb, with the two ways around it at its sides. */
export function ShutterRow({ isReady, onShoot, photo, onManual }: ShutterRowProps) {
  const { t } = useLingui()
  return (
    <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-4">
      <UploadButton className={side} icon={<ImageUp size={22} aria-hidden />} photo={photo} />
      <button
        type="button"
        aria-label={t`Take Photo`}
        disabled={!isReady}
        onClick={onShoot}
        className="grid size-18 place-items-center rounded-full border-4 border-ink transition-opacity duration-150 disabled:opacity-40"
      >
        <span className="size-14 rounded-full bg-action" />
      </button>
      <button type="button" onClick={onManual} className={side}>
        <PenLine size={22} aria-hidden />
        <Trans>Enter Food Manually</Trans>
      </button>
    </div>
  )
}
