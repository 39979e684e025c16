import { t } from '@lingui/core/macro'
import {
  type AnalysisProgress,
  type AnalysisStatus,
  progressAfter,
  queuedAnalysis,
  startedAnalysis,
} from '@pacemeal/domain'
import type { AnalysisRun } from '../../../api/food-analysis.ts'
import { refusalOf } from '../../../api/refusal.ts'

/** Where a run goes from here: what the server says, and when it is asked again. */
export interface AnalysisWays {
  /** Sends the picture and gives the id of its run. */
  readonly start: () => Promise<string>
  readonly read: (executionId: string) => Promise<AnalysisRun>
  /** Waits for the next look: `time` after the poll's interval, `sign` when something said that it is worth looking now. */
  readonly wait: () => Promise<'time' | 'sign'>
}

/** How far an analysis is, and whether the server could be reached when it was last asked. */
export interface AnalysisView {
  readonly progress: AnalysisProgress
  readonly isReachable: boolean
}

export type AnalysisEnd = Exclude<AnalysisRun, { kind: 'running' }>

const notStarted = () => t`Failed to analyze your food. Please try again.`
/** Said when what an analysis brought cannot be read (product specification). */
export const notFetched = () => t`Failed to fetch analysis results. Please try again.`

const failed = (message: string): AnalysisEnd => ({ kind: 'failed', code: null, message, imageFileId: null })

/** The server's own words help where they say more than that it failed. */
function whyNotStarted(thrown: unknown): string {
  const { code, said } = refusalOf(thrown)
  if (code === 'network') {
    return t`Failed to analyze your food. Please try again. Check your internet connection; the photo is kept here.`
  }
  return code === 'rate-limited' || code === 'invalid-input' ? `${notStarted()} ${said}`.trimEnd() : notStarted()
}

/** A run that can never be read by asking again. */
const isLost = (thrown: unknown): boolean => ['signed-out', 'not-found'].includes(refusalOf(thrown).code)

/**
 * Starts an analysis and asks about it until it has ended. A look that fails is tried again at the next; only an answer
 * to a timed look moves the bar on, so that realtime does not hurry it.
 */
export async function followAnalysis(ways: AnalysisWays, onView: (view: AnalysisView) => void): Promise<AnalysisEnd> {
  onView({ progress: queuedAnalysis, isReachable: true })
  let id: string
  try {
    id = await ways.start()
  } catch (thrown) {
    return failed(whyNotStarted(thrown))
  }
  let progress = startedAnalysis
  onView({ progress, isReachable: true })
  const moveTo = (status: AnalysisStatus) => {
    progress = progressAfter(progress, status)
  }
  for (;;) {
    const reason = await ways.wait()
    let run: AnalysisRun
    try {
      run = await ways.read(id)
    } catch (thrown) {
      if (isLost(thrown)) return failed(notFetched())
      onView({ progress, isReachable: false })
      continue
    }
    if (run.kind !== 'running') {
      moveTo(run.kind === 'done' ? 'completed' : 'failed')
      onView({ progress, isReachable: true })
      return run
    }
    if (reason === 'time' || run.status !== progress.status) moveTo(run.status)
    onView({ progress, isReachable: true })
  }
}
