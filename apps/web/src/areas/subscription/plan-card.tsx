import { Trans, useLingui } from '@lingui/react/macro'
import type { SubscriptionPlan } from '@pacemeal/domain'
import { Check } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { moneyText } from '../../languages/numbers.ts'
import { planNames } from './words.ts'

export interface PlanCardProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  plan: SubscriptionPlan
  /** When it is charged. */
  about: string
}

/** A plan to choose, its price first. A real radio underneath. */
export function PlanCard({ plan, about, ...rest }: PlanCardProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <label
      htmlFor={id}
      className="group relative flex min-w-0 flex-col rounded-card border border-line bg-surface p-3 pt-4 transition-colors duration-150 hover:border-edge has-checked:border-ember-ink has-checked:bg-ember-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember-ink has-disabled:opacity-60"
    >
      <input
        {...rest}
        id={id}
        type="radio"
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-price ${id}-about`}
        className="sr-only"
      />
      <span className="flex items-center justify-between gap-2">
        <span id={`${id}-name`} className="text-16 font-semibold text-ink">
          {t(planNames[plan.id])}
        </span>
        <span
          aria-hidden
          className="inline-flex size-6 shrink-0 items-center justify-center rounded-full border border-edge text-on-action group-has-checked:border-action group-has-checked:bg-action"
        >
          <Check size={16} strokeWidth={3} className="opacity-0 group-has-checked:opacity-100" />
        </span>
      </span>
      <span id={`${id}-price`} className="figures mt-2 flex flex-wrap items-baseline text-28 font-bold text-ink">
        {moneyText(plan.monthlyPrice)}
        <span className="text-12 font-semibold text-muted">
          <Trans>/MONTH</Trans>
        </span>
      </span>
      <span id={`${id}-about`} className="figures mt-1 text-14 text-muted">
        {about}
      </span>
      {plan.isBestValue ? (
        <span className="absolute -top-3 left-3 rounded-full bg-action px-2.5 py-1 text-12 font-bold text-on-action">
          <Trans>BEST VALUE</Trans>
        </span>
      ) : null}
    </label>
  )
}
