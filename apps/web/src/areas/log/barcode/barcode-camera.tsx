import { Trans, useLingui } from '@lingui/react/macro'
import type { ProductCode } from '@pacemeal/domain/barcode'
import { CameraOff, Flashlight, FlashlightOff } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { adjustCamera } from '../scanner/camera-abilities.ts'
import { cameraGuidance } from '../scanner/camera-problem.ts'
import { useCamera } from '../scanner/use-camera.ts'
import { type FrameReader, openFrameReader } from './frame-reader.ts'

/** Width of the frames that are read: enough for a pack at arm's length, and quickly read. */
const FRAME_WIDTH = 800
const FRAME_RATIO = 16 / 9
/** Between two frames, so that the phone stays cool. */
const PAUSE_MS = 80

/** The middle of the picture as the stage shows it. */
function takeFrame(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | undefined {
  const { videoWidth, videoHeight } = video
  if (videoWidth === 0) return undefined
  const width = Math.min(videoWidth, videoHeight * FRAME_RATIO)
  const height = width / FRAME_RATIO
  canvas.width = Math.min(FRAME_WIDTH, Math.round(width))
  canvas.height = Math.round(canvas.width / FRAME_RATIO)
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true })
  if (!context) return undefined
  const left = (videoWidth - width) / 2
  const top = (videoHeight - height) / 2
  context.drawImage(video, left, top, width, height, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}

/** Reads frames of a video until one shows a code, or until it is stopped. */
function watchFrames(video: HTMLVideoElement, onCode: (code: ProductCode) => void, onFailure: () => void): () => void {
  const canvas = document.createElement('canvas')
  let reader: FrameReader | undefined
  let timer: ReturnType<typeof setTimeout>
  let isHere = true
  const next = async () => {
    const frame = takeFrame(video, canvas)
    try {
      reader ??= openFrameReader()
      const code = frame ? await reader.read(frame) : null
      if (!isHere) return
      if (code !== null) return onCode(code)
      timer = setTimeout(() => void next(), PAUSE_MS)
    } catch {
      if (isHere) onFailure()
    }
  }
  void next()
  return () => {
    isHere = false
    clearTimeout(timer)
    reader?.close()
  }
}

/** The live picture, which is read for a barcode all the while. */
export function BarcodeCamera({ onCode }: { onCode: (code: ProductCode) => void }) {
  const { t } = useLingui()
  const camera = useCamera()
  const videoRef = useRef<HTMLVideoElement>(null)
  const [hasFailed, setFailed] = useState(false)
  const ready = camera.state.kind === 'ready' ? camera.state : null
  const stream = ready?.stream ?? null
  const found = useEffectEvent(onCode)
  const failFeed = useEffectEvent(camera.reportFeedFailure)
  useEffect(() => {
    const video = videoRef.current
    if (!video || !stream) return
    video.srcObject = stream
    video.play().catch((thrown: unknown) => {
      if (!(thrown instanceof DOMException && thrown.name === 'AbortError')) failFeed()
    })
    const stop = watchFrames(video, found, () => setFailed(true))
    return () => {
      stop()
      video.srcObject = null
    }
  }, [stream])
  if (camera.state.kind === 'error') {
    const { message, mayRetry } = cameraGuidance[camera.state.problem]
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 rounded-card bg-sunken px-4 py-3">
        <CameraOff size={24} aria-hidden className="shrink-0 text-muted" />
        <p className="min-w-0 grow basis-40 text-14 text-ink">{t(message)}</p>
        {mayRetry ? (
          <Button variant="secondary" size="small" onClick={camera.retry}>
            <Trans>Try Again</Trans>
          </Button>
        ) : null}
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="relative aspect-video overflow-hidden rounded-card bg-sunken">
        <video
          ref={videoRef}
          muted
          playsInline
          aria-label={t`Camera picture`}
          className="absolute inset-0 size-full object-cover"
        />
        <div
          aria-hidden
          className="pointer-events-none absolute inset-x-[10%] inset-y-[22%] rounded-control outline-2 outline-white/90"
        />
        {ready?.abilities.hasTorch ? <BarcodeTorch key={ready.track.id} track={ready.track} /> : null}
      </div>
      <p role="status" className="text-center text-14 text-muted">
        {hasFailed
          ? t`The barcode reader could not be loaded. Type the number instead.`
          : ready
            ? t`Hold the barcode into the frame. It is read by itself.`
            : t`Starting the camera. Allow it when your browser asks.`}
      </p>
    </div>
  )
}

function BarcodeTorch({ track }: { track: MediaStreamTrack }) {
  const { t } = useLingui()
  const [isOn, setOn] = useState(false)
  const turn = async () => {
    if (await adjustCamera(track, { torch: !isOn })) setOn(!isOn)
  }
  return (
    <div className="absolute right-2 bottom-2 rounded-full bg-surface">
      <IconButton label={t`Torch`} aria-pressed={isOn} onClick={() => void turn()}>
        {isOn ? <Flashlight size={22} aria-hidden /> : <FlashlightOff size={22} aria-hidden />}
      </IconButton>
    </div>
  )
}
