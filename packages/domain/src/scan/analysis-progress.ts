/** How the analysis of a picture stands, as its execution says. */
const analysisStatuses = ['waiting', 'processing', 'completed', 'failed'] as const
export type AnalysisStatus = (typeof analysisStatuses)[number]

/** What a processing analysis works on. */
export type AnalysisStep = 'image' | 'foods' | 'nutrition'

/** Where the bar of an analysis is, 0 to 100. */
export interface AnalysisProgress {
  readonly status: AnalysisStatus
  readonly percent: number
}

/** How often a running analysis is asked about, in milliseconds (product specification). */
export const ANALYSIS_POLL_MS = 2000

/** Progress by the product specification: where it starts, what each answer adds, and where it stops until the end. */
const QUEUED = 10
const STARTED = 20
const waiting = { step: 5, most: 30 } as const
const processing = { step: 10, most: 85 } as const

/** The picture is on its way. */
export const queuedAnalysis: AnalysisProgress = { status: 'waiting', percent: QUEUED }
/** The server has taken it. */
export const startedAnalysis: AnalysisProgress = { status: 'waiting', percent: STARTED }

/** The progress after one more answer of the server. It never goes back. */
export function progressAfter(before: AnalysisProgress, status: AnalysisStatus): AnalysisProgress {
  if (status === 'completed') return { status, percent: 100 }
  if (status === 'failed') return { status, percent: before.percent }
  const { step, most } = status === 'waiting' ? waiting : processing
  return { status, percent: Math.max(before.percent, Math.min(most, before.percent + step)) }
}

/** What a processing analysis is about, by its progress (product specification); undefined at every other time. */
export function analysisStep({ status, percent }: AnalysisProgress): AnalysisStep | undefined {
  if (status !== 'processing') return undefined
  if (percent < 40) return 'image'
  return percent < 70 ? 'foods' : 'nutrition'
}
