import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../../navigation/paths.ts'
import { handOverLabel } from '../../../navigation/scanned-label.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { AnalysingOverlay } from './analysing-overlay.tsx'
import { FailedPanel, ReadyLabelPanel } from './end-panels.tsx'
import type { Picture } from './picture.ts'
import { type ScanRequest, writeScanRequest } from './scan-request.ts'
import { ScannedPage } from './scanned-page.tsx'
import { discardEnd, dropKeptPicture, useAnalysis } from './use-analysis.ts'
import { useScanExit } from './use-scan-exit.ts'

/**
 * The label of a product for races: read like one that is logged, but handed to the product's form. The log and the picture
 * that came of it go at once. Figures in doubt are told before they are handed over.
 */
export function ScannedProductLabel({ picture, request }: { picture: Picture; request: ScanRequest }) {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const navigate = useNavigate()
  const { leave } = useScanExit(request)
  const { state, tryAgain } = useAnalysis(userId, picture, request)
  const label = state.kind === 'ready' ? state.analysis.label : undefined
  const use = () => {
    if (label) handOverLabel(label)
    leave()
  }
  const isEnded = useRef(false)
  const end = useEffectEvent(() => {
    if (state.kind !== 'ready' || isEnded.current) return
    isEnded.current = true
    discardEnd(userId, { kind: 'done', analysis: state.analysis })
    if (label?.doubts.length === 0) use()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state of the analysis is looked at once.
  useEffect(() => end(), [state])
  const abandon = useEffectEvent(() => {
    if (state.kind === 'failed') dropKeptPicture(state.imageFileId)
  })
  useEffect(() => () => abandon(), [])
  const retake = () => void navigate(`${paths.scanner}${writeScanRequest(request)}`, { replace: true })
  return (
    <ScannedPage picture={picture} request={request} onClose={leave}>
      {state.kind === 'running' ? <AnalysingOverlay view={state} onCancel={leave} /> : null}
      {state.kind === 'failed' ? (
        <FailedPanel
          failure={state}
          onTryAgain={tryAgain}
          onRetake={retake}
          onManual={leave}
          manualName={t`Type Its Figures`}
        />
      ) : null}
      {label && label.doubts.length > 0 ? (
        <ReadyLabelPanel doubts={label.doubts} onUse={use} onRetake={retake} onDiscard={leave} />
      ) : null}
    </ScannedPage>
  )
}
