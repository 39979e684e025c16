import { Trans, useLingui } from '@lingui/react/macro'
import { timeOfDay } from '../../../languages/dates.ts'

/** The present, across the timeline. `at` is the minute of the day. */
export function NowLine({ at }: { at: number }) {
  const { t } = useLingui()
  const time = timeOfDay(at)
  return (
    <div className="relative flex items-center gap-1.5" role="img" aria-label={t`Now, ${time}`}>
      <span aria-hidden className="figures w-12 text-right text-14 font-bold text-ember-ink">
        <Trans>Now</Trans>
      </span>
      <span aria-hidden className="-ml-0.75 size-2.5 shrink-0 rounded-full bg-ember" />
      <span aria-hidden className="-ml-1.5 h-0.5 grow rounded-full bg-ember" />
    </div>
  )
}
