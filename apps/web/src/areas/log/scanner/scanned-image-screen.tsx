import { Trans, useLingui } from '@lingui/react/macro'
import { instantText, loggedAtOn } from '@pacemeal/domain'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { mealPictureAddress } from '../../../api/food-analysis.ts'
import { browserZone } from '../../../navigation/local-day.ts'
import { paths } from '../../../navigation/paths.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { useSheets } from '../../../navigation/use-sheets.ts'
import { tell } from '../../../notices/tell.ts'
import type { LogDraft } from '../log-draft.ts'
import { removeLoggedMeal } from '../log-meal.ts'
import { AnalysingOverlay } from './analysing-overlay.tsx'
import { DiscardPhotoSheet } from './discard-photo-sheet.tsx'
import { DiscardSheet } from './discard-sheet.tsx'
import { draftOfAnalysis } from './draft-of-analysis.ts'
import { FailedPanel, ReadyPanel } from './end-panels.tsx'
import { dropPicture, type PictureInHand, pictureInHand } from './picture-in-hand.ts'
import { readScanRequest, type ScanRequest, writeScanRequest } from './scan-request.ts'
import { ScannedPage } from './scanned-page.tsx'
import { ScannedProductLabel } from './scanned-product-label.tsx'
import { type AnalysisState, dropKeptPicture, useAnalysis } from './use-analysis.ts'
import { useDiscardGuard } from './use-discard-guard.ts'
import { useKeptLabel } from './use-kept-label.ts'
import { useKeptPhoto } from './use-kept-photo.ts'
import { useRememberedPortions } from './use-remembered-portions.ts'
import { blankDraft, useScanExit } from './use-scan-exit.ts'
import { useScanOutcome } from './use-scan-outcome.ts'

/** The scanned image: its analysis, and then the log sheet over it. */
export function ScannedImageScreen() {
  const [search] = useSearchParams()
  const [picture] = useState(pictureInHand)
  useEffect(() => dropPicture, [])
  if (!picture) return null
  const request = readScanRequest(search)
  return request.purpose === 'race-product' ? (
    <ScannedProductLabel picture={picture} request={request} />
  ) : (
    <ScannedImage picture={picture} request={request} />
  )
}

/** When a picture that waited was eaten: when it was taken, on the selected day. */
const eatenAt = (takenAt: number | undefined, { day }: ScanRequest): Pick<LogDraft, 'loggedAt' | 'zone'> => {
  if (takenAt === undefined) return {}
  const zone = browserZone()
  return { loggedAt: day === undefined ? instantText(takenAt) : loggedAtOn(day, takenAt, zone), zone }
}

/** What the log sheet opens with at the end of an analysis; undefined while it runs. */
function draftAt(state: AnalysisState, request: ScanRequest, takenAt: number | undefined): LogDraft | undefined {
  if (state.kind === 'running') return undefined
  if (state.kind === 'ready') {
    const found = draftOfAnalysis(state.analysis, state.log, request, Date.now(), browserZone())
    return { ...found, ...eatenAt(takenAt, request) }
  }
  return {
    ...blankDraft(request),
    ...eatenAt(takenAt, request),
    ...(state.imageFileId === null ? {} : { imageUrl: mealPictureAddress(state.imageFileId) }),
    ...(state.code === 'recognition-off' ? { photo: 'off' as const } : {}),
  }
}

/** Whether the log of the photo was saved elsewhere, since an earlier page had it analysed. */
const isLogged = (state: AnalysisState): boolean => state.kind === 'ready' && state.log.status !== 'Ready'

/** Whether the form opens by itself: not over doubts that should be read, nor over a failure that can be tried again. */
const opensForm = (state: AnalysisState): boolean =>
  state.kind === 'ready'
    ? !isLogged(state) && (state.analysis.label?.doubts ?? []).length === 0
    : state.kind === 'failed' && state.code === 'recognition-off'

function ScannedImage({ picture, request }: { picture: PictureInHand; request: ScanRequest }) {
  const { t } = useLingui()
  const { id: userId } = useRequiredAccount()
  const navigate = useNavigate()
  const { open, openSheet } = useSheets()
  const { leave } = useScanExit(request)
  const photo = useKeptPhoto(userId, picture, request)
  const { state, tryAgain } = useAnalysis(userId, picture, request, photo.id)
  useRememberedPortions(userId, state.kind === 'ready' ? state.analysis.items : undefined)
  useKeptLabel(userId, request.barcode, state.kind === 'ready' ? state.analysis.label : undefined)
  const outcome = useScanOutcome(userId, state.kind === 'ready' ? state.log.$id : null)
  const isOver = useRef(false)
  const [isFormUsed, setFormUsed] = useState(false)
  const [isCancelling, setCancelling] = useState(false)
  // Where the form stands in the history: going forward to it brings back what was corrected in it.
  const isFormAhead = useRef(false)
  const isUnsaved = outcome === null && !isLogged(state) && (state.kind === 'ready' || isFormUsed)
  const guard = useDiscardGuard(isUnsaved, open === 'log')

  const showForm = () => {
    const draft = draftAt(state, request, picture.kept?.takenAt)
    if (!draft) return
    setFormUsed(true)
    isFormAhead.current = true
    openSheet('log', draft)
  }
  const shown = useRef<AnalysisState>(undefined)
  useEffect(() => {
    if (shown.current === state || !opensForm(state)) return
    shown.current = state
    showForm()
  })
  const forgetPicture = () =>
    dropKeptPicture(
      state.kind === 'ready' ? state.analysis.imageFileId : state.kind === 'failed' ? state.imageFileId : null,
    )
  const discard = () => {
    const draft = draftAt(state, request, picture.kept?.takenAt)
    if (state.kind === 'ready' && draft) {
      // Taken back, it returns without its picture, which is gone.
      const { imageUrl: _, ...was } = draft
      const loggedAt = was.loggedAt
      if (loggedAt) void removeLoggedMeal(userId, state.log.$id, { ...was, loggedAt, status: 'Ready' })
    }
    forgetPicture()
    photo.drop()
    isOver.current = true
    guard.goOn(leave)
  }
  // The picture of a scan that came to nothing goes, whichever way the screen is left; the photo itself waits here.
  const abandon = useEffectEvent(() => {
    if (state.kind === 'ready' || isOver.current) return
    forgetPicture()
    photo.tellKept()
  })
  useEffect(() => () => abandon(), [])
  useEffect(() => {
    if (isOver.current || outcome === null || open === 'log') return
    isOver.current = true
    photo.drop()
    if (outcome === 'removed') forgetPicture()
    leave()
  })

  useEffect(() => {
    if (isOver.current || !isLogged(state)) return
    isOver.current = true
    photo.drop()
    tell('photo-logged')
    leave()
  })

  const retake = () => {
    photo.drop()
    void navigate(`${paths.scanner}${writeScanRequest(request)}`, { replace: true })
  }
  // Without a network there is nothing to call off: it waits for later.
  const cancel = () => (navigator.onLine ? setCancelling(true) : leave())
  const again = () => {
    setCancelling(false)
    tryAgain()
  }
  return (
    <>
      <ScannedPage picture={picture} request={request} onClose={isUnsaved ? guard.ask : leave}>
        {state.kind === 'running' ? <AnalysingOverlay view={state} onCancel={cancel} /> : null}
        {state.kind === 'failed' ? (
          <FailedPanel failure={state} onTryAgain={again} onRetake={retake} onManual={showForm} />
        ) : null}
        {state.kind === 'ready' ? (
          <ReadyPanel found={state.analysis} onLog={showForm} onRetake={retake} onDiscard={guard.ask} />
        ) : null}
      </ScannedPage>
      <DiscardPhotoSheet
        isOpen={isCancelling && state.kind === 'running'}
        onClose={() => setCancelling(false)}
        onKeep={leave}
        onDiscard={() => {
          photo.drop()
          leave()
        }}
      />
      <DiscardSheet
        isOpen={guard.isAsking}
        title={t`Discard this scan?`}
        keep={t`Keep Editing`}
        onDiscard={discard}
        onKeep={() => {
          guard.keep()
          if (open === 'log') return
          if (isFormAhead.current) void navigate(1)
          else showForm()
        }}
      >
        <Trans>It is not saved yet. The photo and what was read from it are removed.</Trans>
      </DiscardSheet>
    </>
  )
}
