import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ACCEPTED_PICTURES, type Picture, readPictureFile } from './picture.ts'
import type { PictureProblem } from './picture-problem.ts'

/** A photo that is chosen from the device. */
export interface PhotoFile {
  /** The field behind the upload button. It stays while the screen does: a chooser that is open speaks to it when the person is done. */
  readonly field: ReactNode
  readonly isReading: boolean
  /** What was wrong with the last file. */
  readonly problem: PictureProblem | null
  /** Opens the device's chooser. */
  readonly choose: () => void
}

/**
 * Chooses a photo from the device and reads it. One that is still being read when what asked for it closes, is dropped.
 * `earlier` is what was wrong with one that another app shared.
 */
export function usePhotoFile(
  onPicture: (picture: Picture) => void,
  isOpen = true,
  earlier: PictureProblem | null = null,
): PhotoFile {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState(earlier)
  const closings = useRef(0)
  useEffect(() => {
    if (!isOpen) return
    return () => {
      closings.current += 1
      setProblem(null)
    }
  }, [isOpen])
  const read = async (file: File | undefined) => {
    if (!file) return
    setProblem(null)
    setReading(true)
    const before = closings.current
    const picture = await readPictureFile(file)
    setReading(false)
    if (closings.current !== before) return
    if ('code' in picture) setProblem(picture)
    else onPicture(picture)
  }
  const field = (
    <input
      ref={input}
      type="file"
      accept={ACCEPTED_PICTURES}
      className="hidden"
      tabIndex={-1}
      aria-label={t`Photo file`}
      onChange={(event) => {
        void read(event.target.files?.[0])
        // The same file may be chosen again.
        event.target.value = ''
      }}
    />
  )
  return { field, isReading, problem, choose: () => input.current?.click() }
}
