import { Trans, useLingui } from '@lingui/react/macro'
import { instantText } from '@pacemeal/domain'
import { useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { discardPhoto, pendingPhotos, watchPhotos } from '../../../api/write-queue/photo-writes.ts'
import { instantDateTime } from '../../../languages/dates.ts'
import { browserZone } from '../../../navigation/local-day.ts'
import { paths } from '../../../navigation/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { useIsOnline } from '../../../ui/use-is-online.ts'
import { DiscardPhotoSheet } from './discard-photo-sheet.tsx'
import { holdPicture } from './picture-in-hand.ts'

/** Photos that were taken without a network: each waits to be read, and is then checked by its owner as any other. */
export function KeptPhotos({ userId }: { userId: string }) {
  const { t } = useLingui()
  const photos = useSyncExternalStore(watchPhotos, () => pendingPhotos(userId))
  const isOnline = useIsOnline()
  const navigate = useNavigate()
  const [unwanted, setUnwanted] = useState<string | null>(null)
  const keep = () => setUnwanted(null)
  const check = ({ payload: { request, ...photo }, createdAt }: (typeof photos)[number]) => {
    holdPicture({ ...photo, kept: { id: photo.id, takenAt: createdAt } })
    void navigate(`${paths.scannedImage}${request}`)
  }
  return (
    <>
      <ul aria-label={t`Photos to check`} className="flex flex-col gap-2">
        {photos.map((photo) => {
          const { id, createdAt, payload } = photo
          const meal = photo.about ?? ''
          const takenAt = instantDateTime(new Date(instantText(createdAt)), browserZone())
          return (
            <li
              key={id}
              className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-surface p-3"
            >
              <img
                src={payload.dataUrl}
                width={payload.width}
                height={payload.height}
                alt=""
                className="size-14 shrink-0 rounded-control bg-sunken object-cover"
              />
              <div className="min-w-0 grow basis-32">
                <p className="text-14 font-semibold text-ink">
                  <Trans>Photo for {meal}</Trans>
                </p>
                <p className="figures text-14 text-muted">{takenAt}</p>
                <p className="text-14 text-muted">
                  {isOnline ? <Trans>Ready to check</Trans> : <Trans>Waiting to be sent</Trans>}
                </p>
              </div>
              <div className="flex flex-wrap">
                {isOnline ? (
                  <Button
                    size="small"
                    variant="secondary"
                    aria-label={t`Check the photo for ${meal}, ${takenAt}`}
                    onClick={() => check(photo)}
                  >
                    <Trans>Check</Trans>
                  </Button>
                ) : null}
                <Button
                  size="small"
                  variant="danger-quiet"
                  aria-label={t`Discard the photo for ${meal}, ${takenAt}`}
                  onClick={() => setUnwanted(payload.id)}
                >
                  <Trans>Discard</Trans>
                </Button>
              </div>
            </li>
          )
        })}
      </ul>
      <DiscardPhotoSheet
        isOpen={unwanted !== null}
        onClose={keep}
        onKeep={keep}
        onDiscard={() => {
          if (unwanted !== null) void discardPhoto(userId, unwanted)
          keep()
        }}
      />
    </>
  )
}
