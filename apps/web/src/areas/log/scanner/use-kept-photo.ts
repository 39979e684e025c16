import { useEffect, useRef, useState } from 'react'
import { dropPhoto, keepPhoto, MAX_PHOTOS, type PhotoOutcome } from '../../../api/write-queue/photo-writes.ts'
import { newWriteId } from '../../../api/write-queue/write-queue.ts'
import { tell } from '../../../notices/tell.ts'
import { mealTimeName } from '../meal-time-names.ts'
import type { PictureInHand } from './picture-in-hand.ts'
import { mealTimeOfRequest, type ScanRequest, writeScanRequest } from './scan-request.ts'

/**
 * Keeps the picture on this device from the moment that its screen is shown until its log is saved or nobody wants it,
 * whatever becomes of the screen. `drop` lets it go, `tellKept` says where it waits unless it was let go.
 */
export function useKeptPhoto(userId: string, picture: PictureInHand, request: ScanRequest) {
  const [id] = useState(() => picture.kept?.id ?? newWriteId())
  const keeping = useRef<Promise<PhotoOutcome>>(undefined)
  const isDropped = useRef(false)
  useEffect(() => {
    const { dataUrl, width, height } = picture
    const photo = { id, dataUrl, width, height, request: writeScanRequest(request) }
    keeping.current ??= keepPhoto(userId, photo, mealTimeName(mealTimeOfRequest(request)))
  }, [userId, id, picture, request])
  return {
    /** The key of the photo, in the queue and for its analysis. */
    id,
    drop: (): void => {
      isDropped.current = true
      // What is still being kept is let go afterwards.
      void keeping.current?.then(() => dropPhoto(userId, id)).catch(() => undefined)
    },
    tellKept: (): void => {
      if (isDropped.current) return
      void keeping.current
        ?.then((outcome) => (outcome === 'full' ? tell('photo-not-kept', MAX_PHOTOS) : tell('photo-kept', outcome)))
        .catch(() => undefined)
    },
  }
}
