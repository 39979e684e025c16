import { Trans, useLingui } from '@lingui/react/macro'
import type { LabelDoubt } from '@pacemeal/domain/nutrition-label'
import type { FoodAnalysis } from '../../../api/food-analysis.ts'
import { Button } from '../../../ui/button.tsx'
import { AnalysisSummary, LabelDoubts } from './analysis-summary.tsx'
import type { AnalysisFailed } from './use-analysis.ts'

interface ReadyPanelProps {
  found: FoodAnalysis
  onLog: () => void
  onRetake: () => void
  onDiscard: () => void
}

/** Beside taking what was found: another picture, or none. */
function OtherWays({ onRetake, onDiscard }: { onRetake: () => void; onDiscard: () => void }) {
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button variant="secondary" onClick={onRetake}>
        <Trans>Retake</Trans>
      </Button>
      <Button variant="danger-quiet" onClick={onDiscard}>
        <Trans>Discard</Trans>
      </Button>
    </div>
  )
}

/** What was found, and what can become of it. */
export function ReadyPanel({ found, onLog, onRetake, onDiscard }: ReadyPanelProps) {
  return (
    <div className="flex flex-col gap-4">
      <AnalysisSummary found={found} />
      <div className="flex flex-col gap-2">
        <Button size="large" full onClick={onLog}>
          <Trans>Check & Log</Trans>
        </Button>
        <OtherWays onRetake={onRetake} onDiscard={onDiscard} />
      </div>
    </div>
  )
}

interface ReadyLabelPanelProps {
  doubts: readonly LabelDoubt[]
  onUse: () => void
  onRetake: () => void
  onDiscard: () => void
}

/** A label with figures in doubt, before its figures go into a product's form. */
export function ReadyLabelPanel({ doubts, onUse, onRetake, onDiscard }: ReadyLabelPanelProps) {
  const { t } = useLingui()
  return (
    <section aria-label={t`Analysis`} className="flex flex-col gap-4">
      <LabelDoubts doubts={doubts} />
      <div className="flex flex-col gap-2">
        <Button size="large" full onClick={onUse}>
          <Trans>Check in the Form</Trans>
        </Button>
        <OtherWays onRetake={onRetake} onDiscard={onDiscard} />
      </div>
    </section>
  )
}

interface FailedPanelProps {
  failure: AnalysisFailed
  onTryAgain: () => void
  onRetake: () => void
  onManual: () => void
  /** What the way by hand is called, where no meal is entered. */
  manualName?: string
}

/** Why nothing was found, and the ways on. That plates are not recognised here is no failure and cannot be tried again. */
export function FailedPanel({ failure, onTryAgain, onRetake, onManual, manualName }: FailedPanelProps) {
  const { t } = useLingui()
  const isOff = failure.code === 'recognition-off'
  return (
    <section role={isOff ? 'status' : 'alert'} aria-label={t`Analysis`} className="flex flex-col gap-3">
      <h2 className="text-20 font-bold text-ink">{isOff ? t`Photo recognition is off` : t`Analysis Failed`}</h2>
      <p className="text-16 text-muted">
        {isOff
          ? t`No recognition is set up here, so plates are not read from photos. Search the foods or say them in words; your photo is kept with the meal. Labels can still be scanned.`
          : failure.message}
      </p>
      <div className="flex flex-col gap-2">
        {isOff ? null : (
          <Button size="large" full onClick={onTryAgain}>
            <Trans>Try Again</Trans>
          </Button>
        )}
        <Button variant={isOff ? 'primary' : 'secondary'} size="large" full onClick={onManual}>
          {manualName ?? t`Enter Food Manually`}
        </Button>
        <Button variant="quiet" full onClick={onRetake}>
          <Trans>Retake</Trans>
        </Button>
      </div>
    </section>
  )
}
