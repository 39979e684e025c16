import { useLingui } from '@lingui/react/macro'
import { cropOf, type FrameSize, type ScanMode } from '@pacemeal/domain'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'

/** How long an open camera may take to send its first picture, in milliseconds. */
const FIRST_PICTURE_MS = 10_000

interface CameraStageProps {
  stream: MediaStream | null
  mode: ScanMode
  /** How much the picture is enlarged beyond what the camera does. */
  zoom: number
  stageRef: RefObject<HTMLDivElement | null>
  videoRef: RefObject<HTMLVideoElement | null>
  onShown: () => void
  onFeedFailure: () => void
}

/** The live picture with the outline of what will be kept; its outside is dimmed. */
export function CameraStage({ stream, mode, zoom, stageRef, videoRef, onShown, onFeedFailure }: CameraStageProps) {
  const { t } = useLingui()
  const size = useSizeOf(stageRef)
  const fail = useEffectEvent(onFeedFailure)
  useEffect(() => {
    const video = videoRef.current
    if (!video || !stream) return
    const tooLate = setTimeout(() => fail(), FIRST_PICTURE_MS)
    const arrived = () => clearTimeout(tooLate)
    video.addEventListener('loadeddata', arrived)
    video.srcObject = stream
    // Left before it played: nobody waits for it any more.
    video.play().catch((thrown: unknown) => {
      if (!(thrown instanceof DOMException && thrown.name === 'AbortError')) fail()
    })
    return () => {
      clearTimeout(tooLate)
      video.removeEventListener('loadeddata', arrived)
      video.srcObject = null
    }
  }, [stream, videoRef])
  return (
    <div
      ref={stageRef}
      className="relative min-h-0 grow overflow-hidden wide:col-start-1 wide:row-span-2 wide:row-start-1"
    >
      <video
        ref={videoRef}
        muted
        playsInline
        aria-label={t`Camera picture`}
        onLoadedData={onShown}
        onError={onFeedFailure}
        className="absolute inset-0 size-full object-cover"
        style={{ transform: `scale(${zoom})` }}
      />
      {size ? <Outline mode={mode} stage={size} /> : null}
    </div>
  )
}

/** Exactly the crop: computed by the same rule from the same stage. */
function Outline({ mode, stage }: { mode: ScanMode; stage: FrameSize }) {
  const { x, y, width, height } = cropOf(mode, stage)
  return (
    <div
      data-testid="outline"
      aria-hidden
      className="pointer-events-none absolute rounded-card shadow-[0_0_0_100vmax_var(--veil)] outline-2 outline-ink"
      style={{ left: x, top: y, width, height }}
    />
  )
}

/** The size of an element, followed through turns of the device; null before it is laid out. */
function useSizeOf(ref: RefObject<HTMLElement | null>): FrameSize | null {
  const [size, setSize] = useState<FrameSize | null>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return size
}
