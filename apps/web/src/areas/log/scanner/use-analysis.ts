import { ANALYSIS_POLL_MS, queuedAnalysis } from '@pacemeal/domain'
import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type AnalysedPicture,
  type FoodAnalysis,
  readAnalysedLog,
  readFoodAnalysis,
  removeMealPicture,
  startFoodAnalysis,
} from '../../../api/food-analysis.ts'
import { type MealLog, refreshMealLogs } from '../../../api/meal-logs.ts'
import { executionChannel, useRealtime } from '../../../api/realtime.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { writeLog } from '../../../api/write-queue/meal-log-writes.ts'
import { notePhotoRun } from '../../../api/write-queue/photo-writes.ts'
import { type AnalysisEnd, type AnalysisView, followAnalysis, notFetched } from './follow-analysis.ts'
import type { Picture } from './picture.ts'
import type { ScanRequest } from './scan-request.ts'

export type AnalysisFailed = Extract<AnalysisEnd, { kind: 'failed' }>

/** How the analysis of a picture stands on its screen. */
export type AnalysisState =
  | ({ readonly kind: 'running' } & AnalysisView)
  | { readonly kind: 'ready'; readonly analysis: FoodAnalysis; readonly log: MealLog }
  | AnalysisFailed

const beginning: AnalysisState = { kind: 'running', progress: queuedAnalysis, isReachable: true }

/** Removes a kept picture; that it may stay behind is no matter for the person. */
export const dropKeptPicture = (fileId: string | null | undefined): void => {
  if (fileId) removeMealPicture(fileId).catch(() => undefined)
}

/** How many screens have a photo analysed at this moment, by its key. */
const shownPhotos = new Map<string, number>()

function showPhoto(photo: string): () => void {
  shownPhotos.set(photo, (shownPhotos.get(photo) ?? 0) + 1)
  return () => void shownPhotos.set(photo, (shownPhotos.get(photo) ?? 1) - 1)
}

/** Nobody waits for what was found: its log and its picture go, unless the log was saved by then. */
export function discardEnd(userId: string, end: AnalysisEnd): void {
  if (end.kind === 'failed') dropKeptPicture(end.imageFileId)
  else writeLog(userId, { kind: 'meal-log-discard', payload: { id: end.analysis.mealLogId } }).catch(() => undefined)
}

/** The same, unless the photo's screen is shown again: the run and its log are that one's now. */
function discardLeft(userId: string, photo: string | undefined, end: AnalysisEnd): void {
  if (photo === undefined || !shownPhotos.get(photo)) discardEnd(userId, end)
}

/** Waits for the next look at a run: the poll's interval, or sooner when somebody signals. */
function useLooks() {
  const signal = useRef<() => void>(undefined)
  const wait = useCallback(
    () =>
      new Promise<'time' | 'sign'>((resolve) => {
        const timer = setTimeout(() => resolve('time'), ANALYSIS_POLL_MS)
        signal.current = () => {
          clearTimeout(timer)
          resolve('sign')
        }
      }),
    [],
  )
  return { wait, look: useCallback(() => signal.current?.(), []) }
}

/**
 * Has the picture analysed while the screen is shown. Left before its end, the analysis is followed on in silence, and
 * what it brings is discarded. `tryAgain` restarts it, with the picture that the server keeps where it does; when only
 * the result could not be read, it is read again. `photo` is the key of a picture that waits on this device: analysed again
 * after its page ended, it is the log that was made of it then.
 */
export function useAnalysis(userId: string, picture: Picture, { mode, context }: ScanRequest, photo?: string) {
  const [state, setState] = useState(beginning)
  const [attempt, setAttempt] = useState(0)
  const [runId, setRunId] = useState<string | null>(null)
  const unread = useRef<FoodAnalysis>(undefined)
  const kept = useRef<string>(undefined)
  const { wait, look } = useLooks()
  useRealtime(runId === null ? [] : [executionChannel(runId)], look)
  useEffect(() => {
    addEventListener('online', look)
    return () => removeEventListener('online', look)
  }, [look])

  // Left without having been read: nobody has said a word about it.
  useEffect(() => {
    const hide = photo === undefined ? undefined : showPhoto(photo)
    return () => {
      hide?.()
      if (unread.current) discardLeft(userId, photo, { kind: 'done', analysis: unread.current })
    }
  }, [userId, photo])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt analyses anew.
  useEffect(() => {
    let isHere = true
    const start = async () => {
      const sent: AnalysedPicture = kept.current ? { fileId: kept.current } : { dataUrl: picture.dataUrl }
      const id = await startFoodAnalysis(userId, sent, { mode, context }, photo)
      if (isHere) setRunId(id)
      // It may be let go by another page, after this one has ended.
      if (photo !== undefined) notePhotoRun(userId, photo, id).catch(() => undefined)
      return id
    }
    const show = (view: AnalysisView) => isHere && setState({ kind: 'running', ...view })
    const fetchLog = async (analysis: FoodAnalysis): Promise<void> => {
      try {
        const log = await readAnalysedLog(analysis.mealLogId)
        void refreshMealLogs(userId)
        unread.current = undefined
        if (isHere) setState({ kind: 'ready', analysis, log })
      } catch (thrown) {
        const { code, said } = refusalOf(thrown)
        const isGone = code === 'not-found'
        // A log that is there can still be read; one that is gone comes of a new analysis only.
        unread.current = isGone ? undefined : analysis
        const message = isGone ? `${notFetched()} ${said}.` : notFetched()
        if (isHere) setState({ kind: 'failed', code: null, message, imageFileId: null })
      }
    }
    const run = async () => {
      if (unread.current) return fetchLog(unread.current)
      const end = await followAnalysis({ start, read: readFoodAnalysis, wait }, show)
      if (!isHere) return discardLeft(userId, photo, end)
      if (end.kind === 'done') return fetchLog(end.analysis)
      if (end.imageFileId) kept.current = end.imageFileId
      setState(end)
    }
    // A turn later: a screen that is taken down at once has sent nothing.
    const timer = setTimeout(() => void run())
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [attempt])

  const tryAgain = () => {
    setState(beginning)
    setAttempt(attempt + 1)
  }
  return { state, tryAgain }
}
