import { Trans } from '@lingui/react/macro'
import { Barcode, ScanLine } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'

/** What the camera can do for a log: read a plate or a label, and the barcode of a product. */
export function CameraButtons({ onScan, onBarcode }: { onScan: () => void; onBarcode: () => void }) {
  return (
    <div className="flex flex-wrap gap-3 *:min-w-max *:grow *:basis-0 large-text:*:min-w-0 large-text:*:basis-full">
      <Button variant="secondary" icon={<ScanLine size={20} aria-hidden />} onClick={onScan}>
        <Trans>Scan Food</Trans>
      </Button>
      <Button variant="secondary" icon={<Barcode size={20} aria-hidden />} onClick={onBarcode}>
        <Trans>Barcode</Trans>
      </Button>
    </div>
  )
}
