import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { type PlanProgress, percentOf, planStages } from '../../../api/plan-run.ts'
import { useFurthest } from '../../../api/use-furthest.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'

const stageWords = {
  profile: msg`Reading your profile`,
  targets: msg`Setting your targets`,
  menu: msg`Planning your week`,
  saving: msg`Saving your plan`,
} as const

type StageState = 'done' | 'current' | 'ahead'

const stateOf = (stage: number, reached: number): StageState =>
  stage < reached ? 'done' : stage === reached ? 'current' : 'ahead'

interface StageListProps {
  isProfileSaved: boolean
  progress: PlanProgress | null
  /** The plan is there; the screen is about to be left. */
  isDone: boolean
}

/** The stages of the plan: what is behind, what is under way, what comes. Every mark is a stage the server has reached. */
export function StageList({ isProfileSaved, progress: read, isDone }: StageListProps) {
  const { t } = useLingui()
  const progress = useFurthest(read)
  const reached = isDone ? planStages.length : progress === null ? -1 : planStages.indexOf(progress.stage)
  const current = isDone ? t`Your plan is ready` : progress === null ? t`Starting` : t(stageWords[progress.stage])
  const percent = isDone ? 100 : percentOf(progress)
  const stages: readonly { name: string; state: StageState }[] = [
    { name: t`Saving your answers`, state: isProfileSaved ? 'done' : 'current' },
    ...planStages.map((stage, index) => ({ name: t(stageWords[stage]), state: stateOf(index, reached) })),
  ]

  return (
    <div className="flex flex-col gap-6 py-6 wide:max-w-120 wide:py-8">
      <div className="flex flex-col gap-3">
        <p aria-hidden className="figures text-20 text-muted">
          <span className="text-40 font-bold text-ink">{percent}</span> %
        </p>
        <ProgressBar label={t`Fuel plan`} percent={percent} />
      </div>
      <p role="status" className="sr-only">
        {isProfileSaved ? current : t`Saving your answers`}
      </p>
      <ol className="flex flex-col gap-1">
        {stages.map(({ name, state }) => (
          <li
            key={name}
            aria-current={state === 'current' ? 'step' : undefined}
            className="flex min-h-11 items-center gap-3"
          >
            <StageMark state={state} />
            <span className={classNames('grow text-16', state === 'ahead' ? 'text-muted' : 'font-semibold text-ink')}>
              {state === 'done' ? (
                <Trans>
                  {name}
                  <span className="sr-only">, done</span>
                </Trans>
              ) : (
                name
              )}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

function StageMark({ state }: { state: StageState }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'inline-flex size-7 shrink-0 items-center justify-center rounded-full',
        state === 'done' && 'bg-success-tint text-success-ink',
        state === 'current' && 'border-4 border-ember',
        state === 'ahead' && 'border border-edge',
      )}
    >
      {state === 'done' ? <Check size={16} strokeWidth={3} /> : null}
    </span>
  )
}
