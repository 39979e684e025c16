import { Trans, useLingui } from '@lingui/react/macro'
import { analysisStep } from '@pacemeal/domain'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { analysisStatusWords, analysisStepWords } from './analysis-words.ts'
import type { AnalysisView } from './follow-analysis.ts'

/** The Meal Analyzing overlay: how far the analysis is, in the server's answers. */
export function AnalysingOverlay({ view, onCancel }: { view: AnalysisView; onCancel: () => void }) {
  const { t } = useLingui()
  const { progress, isReachable } = view
  const step = analysisStep(progress)
  return (
    <Card aria-label={t`Meal Analyzing`} className="flex flex-col gap-3">
      <h2 className="text-20 font-bold text-ink">
        <Trans>Meal Analyzing</Trans>
      </h2>
      <div className="flex items-baseline justify-between gap-3">
        <p role="status" className="text-16 text-ink">
          {t(analysisStatusWords[progress.status])}
          <span className="block min-h-5 text-14 text-muted">
            {isReachable ? step && t(analysisStepWords[step]) : t`No connection. It goes on as soon as there is one.`}
          </span>
        </p>
        <p className="figures text-14 text-muted">{progress.percent}%</p>
      </div>
      <ProgressBar label={t`Meal Analyzing`} percent={progress.percent} />
      <Button variant="secondary" size="large" full onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </Card>
  )
}
