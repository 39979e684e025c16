import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type PlanProgress, type PlanRunState, type PlanStage, percentOf } from '../../api/plan-run.ts'
import { planProgressQuery } from '../../api/plan-status.ts'
import { executionChannel, useRealtime } from '../../api/realtime.ts'
import { useFurthest } from '../../api/use-furthest.ts'
import { Card } from '../../ui/card.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'

/** What a run is doing at a stage, in the athlete's words. */
const stageWords: Readonly<Record<PlanStage, MessageDescriptor>> = {
  profile: msg`Reading your profile and schedule`,
  targets: msg`Working out your targets`,
  menu: msg`Choosing your meals`,
  saving: msg`Saving your plan`,
}

/** What stands in the panel: a finished run only waits to be read. */
function readingOf(
  run: PlanRunState | undefined,
  progress: PlanProgress | null,
): { readonly words: MessageDescriptor; readonly percent: number } {
  if (run && run.kind !== 'running') return { words: msg`Almost there`, percent: 100 }
  if (!progress) return { words: msg`Waiting to start`, percent: 0 }
  return { words: stageWords[progress.stage], percent: percentOf(progress) }
}

export interface BuildingPanelProps {
  runId: string
  /** `h3` within a section that has a heading of its own. */
  heading: 'h2' | 'h3'
}

/** Stands in the timeline's place while a plan is made. The bar shows stages that were really reached. */
export const BuildingPanel = (props: BuildingPanelProps) => <RunPanel key={props.runId} {...props} />

function RunPanel({ runId, heading: Heading }: BuildingPanelProps) {
  const { t } = useLingui()
  const run = useQuery(planProgressQuery(runId))
  useRealtime([executionChannel(runId)], () => void run.refetch())
  const furthest = useFurthest(run.data?.kind === 'running' ? run.data.progress : null)
  const { words, percent } = readingOf(run.data, furthest)
  return (
    <Card aria-label={t`Building Your Fuel Plan`} className="flex flex-col gap-3">
      <Heading className="text-20 font-bold text-ink">
        <Trans>Building Your Fuel Plan</Trans>
      </Heading>
      <div className="flex items-baseline justify-between gap-3">
        <p role="status" className="text-16 text-ink">
          {t(words)}
        </p>
        <p className="figures text-14 text-muted">{percent}%</p>
      </div>
      <ProgressBar label={t`Building Your Fuel Plan`} percent={percent} />
      <p className="text-14 text-muted">
        <Trans>
          It shows here as soon as it is ready. If your plan does not appear after 5 minutes, refresh this page.
        </Trans>
      </p>
    </Card>
  )
}
