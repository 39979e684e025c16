import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { MealLog } from '@pacemeal/domain'
import { ThumbsDown, ThumbsUp } from 'lucide-react'
import { useId } from 'react'
import { logName } from '../../languages/kitchen.ts'
import { classNames } from '../../ui/class-names.ts'
import { sayFeltFueled } from './log-meal.ts'

const answers = [
  { value: true, label: msg`Yes`, Icon: ThumbsUp },
  { value: false, label: msg`No`, Icon: ThumbsDown },
] as const

/** Asks after a meal whether it fueled the athlete well. One tap says so, another one the opposite, the same one nothing. */
export function FeltFueled({ log, userId }: { log: MealLog; userId: string }) {
  const { t } = useLingui()
  const question = useId()
  const name = logName(log)
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons that can both be off are no set of fields.
    <div role="group" aria-labelledby={question} className="flex flex-wrap items-center justify-between gap-x-2">
      <p id={question} className="text-14 text-muted">
        <Trans>
          Did this fuel you well?<span className="sr-only"> {name}</span>
        </Trans>
      </p>
      <div className="-mr-2 flex flex-wrap">
        {answers.map(({ value, label, Icon }) => {
          const isSaid = log.feltFueled === value
          return (
            <button
              key={label.id}
              type="button"
              aria-pressed={isSaid}
              className={classNames(
                'touch inline-flex items-center justify-center gap-1.5 rounded-control px-2 text-14 transition-colors duration-150 hover:bg-sunken',
                isSaid ? 'font-semibold text-ink' : 'text-muted',
              )}
              onClick={() => void sayFeltFueled(userId, log, isSaid ? null : value)}
            >
              <Icon size={16} aria-hidden fill={isSaid ? 'currentColor' : 'none'} />
              {t(label)}
            </button>
          )
        })}
      </div>
    </div>
  )
}
