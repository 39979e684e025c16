import { type ReactNode, useRef, useState } from 'react'
import { Button, type ButtonProps } from '../../ui/button.tsx'
import { ACCEPTED_PICTURES, type Picture, type PictureProblem, readPictureFile } from './picture.ts'

interface UploadButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'full' | 'icon' | 'className'> {
  onPicture: (picture: Picture) => void
  /** Null when a new file is chosen: what was said of the last one is settled. */
  onProblem: (problem: PictureProblem | null) => void
  children: ReactNode
}

/** Chooses a photo from the device and reads it. */
export function UploadButton({ onPicture, onProblem, children, ...look }: UploadButtonProps) {
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
      <Button {...look} busy={isReading} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  )
}
