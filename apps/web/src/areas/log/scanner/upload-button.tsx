import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Spinner } from '../../../ui/spinner.tsx'
import type { PhotoFile } from './photo-file.tsx'

interface UploadButtonProps {
  photo: PhotoFile
  icon: ReactNode
  /** The whole look of the button. */
  className: string
}

/** Opens the chooser for a photo of the device. */
export const UploadButton = ({ photo, icon, className }: UploadButtonProps) => (
  <button
    type="button"
    disabled={photo.isReading}
    aria-busy={photo.isReading || undefined}
    onClick={photo.choose}
    className={className}
  >
    {photo.isReading ? <Spinner /> : icon}
    <Trans>Upload Photo</Trans>
  </button>
)
