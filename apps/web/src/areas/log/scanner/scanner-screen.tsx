import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { cropInVideo, type ScanMode, splitZoom, zoomRange } from '@pacemeal/domain'
import { Flashlight, FlashlightOff, ImageUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '../../../navigation/paths.ts'
import { tell } from '../../../notices/tell.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { adjustCamera } from './camera-abilities.ts'
import { ModeChoice, ShutterRow, ZoomSlider } from './camera-controls.tsx'
import { CameraStage } from './camera-stage.tsx'
import { CameraUnavailable } from './camera-unavailable.tsx'
import { FileProblem } from './file-problem.tsx'
import { type PhotoFile, usePhotoFile } from './photo-file.tsx'
import { drawPicture, type Picture } from './picture.ts'
import { dropPictureProblem, holdPicture, pictureProblemInHand } from './picture-in-hand.ts'
import { readScanRequest, type ScanRequest, writeScanRequest } from './scan-request.ts'
import { scannerClass, scannerGridClass, scannerPanelClass, scannerStatusClass } from './scanner-classes.ts'
import { ScannerHeader } from './scanner-header.tsx'
import { UploadButton } from './upload-button.tsx'
import { type Camera, useCamera } from './use-camera.ts'
import { useScanExit } from './use-scan-exit.ts'

const modeWords: Readonly<Record<ScanMode, MessageDescriptor>> = {
  plate: msg`Fit the whole plate into the square.`,
  label: msg`Fit the nutrition table into the frame.`,
}

/** What comes after a picture: fetched while one is framed, so that nobody waits for code with the picture taken. */
const fetchScannedImage = (): void => {
  void Promise.all([import('./scanned-image-screen.tsx'), import('./load-scanned-image.ts')]).catch(() => undefined)
}

/** Is it reading my plate? The live picture, the frame, one big shutter. */
export function ScannerScreen() {
  const { t } = useLingui()
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const request = readScanRequest(search)
  const { leave, enterManually } = useScanExit(request)
  const camera = useCamera()
  const analyse = (picture: Picture) => {
    holdPicture(picture)
    navigate(`${paths.scannedImage}${writeScanRequest(request)}`, { replace: true })
  }
  const [sharedProblem] = useState(pictureProblemInHand)
  useEffect(() => dropPictureProblem, [])
  useEffect(fetchScannedImage, [])
  const photo = usePhotoFile(analyse, true, sharedProblem)
  const choose = (mode: ScanMode) =>
    setSearch(new URLSearchParams(writeScanRequest({ ...request, mode })), { replace: true })
  return (
    <main className={scannerClass}>
      <title>{t`Scan Food · Pacemeal`}</title>
      {photo.field}
      {camera.state.kind === 'error' ? (
        <>
          <Header request={request} onClose={leave} />
          <CameraUnavailable problem={camera.state.problem} onRetry={camera.retry}>
            {request.purpose ? null : <ModeChoice mode={request.mode} onChange={choose} />}
            <UploadButton
              className={buttonClass({ variant: 'secondary', size: 'large', full: true })}
              icon={<ImageUp size={20} aria-hidden />}
              photo={photo}
            />
            <FileProblem problem={photo.problem} />
            <Button variant="quiet" size="large" full onClick={enterManually}>
              <Trans>Enter Food Manually</Trans>
            </Button>
          </CameraUnavailable>
        </>
      ) : (
        <Viewfinder
          camera={camera}
          request={request}
          photo={photo}
          onMode={choose}
          onClose={leave}
          onPicture={analyse}
          onManual={enterManually}
        />
      )}
    </main>
  )
}

interface ViewfinderProps {
  camera: Camera
  request: ScanRequest
  photo: PhotoFile
  onMode: (mode: ScanMode) => void
  onClose: () => void
  onPicture: (picture: Picture) => void
  onManual: () => void
}

function Viewfinder({ camera, request, photo, onMode, onClose, onPicture, onManual }: ViewfinderProps) {
  const { t } = useLingui()
  const stageRef = useRef<HTMLDivElement>(null)
  const videoRef = useRef<HTMLVideoElement>(null)
  const [shown, setShown] = useState<MediaStream | null>(null)
  const [zoom, setZoom] = useState<number>(zoomRange.least)
  const ready = camera.state.kind === 'ready' ? camera.state : null
  const { camera: ownZoom, digital } = splitZoom(zoom, ready?.abilities.zoom ?? null)
  useEffect(() => {
    if (ready && ownZoom !== null) void adjustCamera(ready.track, { zoom: ownZoom })
  }, [ready, ownZoom])
  const isShown = ready !== null && shown === ready.stream
  const shoot = () => {
    const video = videoRef.current
    const stage = stageRef.current
    if (!video || !stage || video.videoWidth === 0) return tell('camera-feed-failed')
    const part = cropInVideo(
      request.mode,
      { width: video.videoWidth, height: video.videoHeight },
      { width: stage.clientWidth, height: stage.clientHeight },
      digital,
    )
    onPicture(drawPicture(video, part))
  }
  return (
    <div className={scannerGridClass}>
      <Header request={request} onClose={onClose} torchTrack={ready?.abilities.hasTorch ? ready.track : null} />
      <CameraStage
        stream={ready?.stream ?? null}
        mode={request.mode}
        zoom={digital}
        stageRef={stageRef}
        videoRef={videoRef}
        onShown={() => setShown(ready?.stream ?? null)}
        onFeedFailure={camera.reportFeedFailure}
      />
      <div className={scannerPanelClass}>
        <p role="status" className={scannerStatusClass}>
          {isShown ? t(modeWords[request.mode]) : t`Starting the camera. Allow it when your browser asks.`}
        </p>
        <FileProblem problem={photo.problem} />
        <ZoomSlider zoom={zoom} onZoom={setZoom} isDisabled={!isShown} />
        {request.purpose ? null : <ModeChoice mode={request.mode} onChange={onMode} />}
        <ShutterRow isReady={isShown} onShoot={shoot} photo={photo} onManual={onManual} />
      </div>
    </div>
  )
}

interface HeaderProps {
  request: ScanRequest
  onClose: () => void
  /** The camera's light; null when it has none. */
  torchTrack?: MediaStreamTrack | null
}

const Header = ({ request, onClose, torchTrack = null }: HeaderProps) => (
  <ScannerHeader context={request.context} onClose={onClose}>
    {torchTrack ? <TorchButton key={torchTrack.id} track={torchTrack} /> : null}
  </ScannerHeader>
)

function TorchButton({ track }: { track: MediaStreamTrack }) {
  const { t } = useLingui()
  const [isOn, setOn] = useState(false)
  const turn = async () => {
    if (await adjustCamera(track, { torch: !isOn })) setOn(!isOn)
  }
  return (
    <IconButton label={t`Torch`} aria-pressed={isOn} onClick={() => void turn()}>
      {isOn ? <Flashlight size={22} aria-hidden /> : <FlashlightOff size={22} aria-hidden />}
    </IconButton>
  )
}
