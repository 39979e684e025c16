import { type ReactNode, useRef, useState } from 'react'
import { Spinner } from '../../ui/spinner.tsx'
import { ACCEPTED_PICTURES, type Picture, type PictureProblem, readPictureFile } from './picture.ts'

interface UploadButtonProps {
  onPicture: (picture: Picture) => void
  /** Null when a new file is chosen: what was said of the last one is settled. */
  onProblem: (problem: PictureProblem | null) => void
  icon: ReactNode
  /** The whole look of the button. */
  className: string
}

/** Chooses a photo from the device and reads it. */
export function UploadButton({ onPicture, onProblem, icon, className }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isReading, setReading] = useState(false)
  const read = async (file: File | undefined) => {
    if (!file) return
    onProblem(null)
    setReading(true)
    const picture = await readPictureFile(file)
    setReading(false)
    if (typeof picture === 'string') onProblem(picture)
    else onPicture(picture)
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED_PICTURES}
        className="hidden"
        tabIndex={-1}
        aria-label="Photo file"
        onChange={(event) => {
          void read(event.target.files?.[0])
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
      <button
        type="button"
        disabled={isReading}
        aria-busy={isReading || undefined}
        onClick={() => input.current?.click()}
        className={className}
      >
        {isReading ? <Spinner /> : icon}
        Upload Photo
      </button>
    </>
  )
}
