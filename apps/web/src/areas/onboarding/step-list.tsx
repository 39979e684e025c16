import { useLingui } from '@lingui/react/macro'
import { type OnboardingStep, stepPath } from '@pacemeal/domain'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { classNames } from '../../ui/class-names.ts'
import { readKeptAnswers, readWearableAnswer } from './answers.ts'
import { answerWords, stepNames, walkedSteps } from './step-words.ts'
import { detour } from './use-walk.ts'

/** Steps that cannot be opened from the list: one skips itself, one is where the answers lead. */
const unlinked: ReadonlySet<OnboardingStep> = new Set(['body-composition', 'processing'])

/** The walk as a list: where you are, what you answered, and a way back to each answer. */
export function StepList({ current }: { current: OnboardingStep }) {
  const { t } = useLingui()
  const answers = readKeptAnswers()
  const wearable = readWearableAnswer()
  return (
    <nav aria-label={t`Steps`}>
      <ol className="flex flex-col">
        {walkedSteps.map((step, index) => {
          const words = answerWords(step, answers, wearable)
          const isCurrent = step === current
          const isLinked = words !== undefined && !isCurrent && !unlinked.has(step)
          const row = (
            <>
              <StepMark
                number={index + 1}
                isCurrent={isCurrent}
                isAnswered={words !== undefined && step !== 'body-composition'}
              />
              <span className="flex min-w-0 flex-col">
                <span className={classNames('text-14', isCurrent ? 'font-bold text-ink' : 'font-semibold text-ink')}>
                  {t(stepNames[step])}
                </span>
                {words !== undefined ? <span className="figures truncate text-14 text-muted">{words}</span> : null}
              </span>
            </>
          )
          const shape = 'flex min-h-13 items-center gap-3 rounded-control px-2 py-1'
          return (
            <li key={step} aria-current={isCurrent ? 'step' : undefined}>
              {isLinked ? (
                <Link to={stepPath(step)} state={detour} className={classNames(shape, 'hover:bg-sunken')}>
                  {row}
                </Link>
              ) : (
                <div className={classNames(shape, isCurrent && 'bg-ember-tint')}>{row}</div>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function StepMark({ number, isCurrent, isAnswered }: { number: number; isCurrent: boolean; isAnswered: boolean }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'figures inline-flex size-7 shrink-0 items-center justify-center rounded-full text-14 font-semibold',
        isCurrent
          ? 'bg-action text-on-action'
          : isAnswered
            ? 'bg-success-tint text-success-ink'
            : 'border border-edge text-muted',
      )}
    >
      {isAnswered && !isCurrent ? <Check size={16} strokeWidth={3} /> : number}
    </span>
  )
}
