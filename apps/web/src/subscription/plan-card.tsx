import { moneyText, type SubscriptionPlan } from '@pacemeal/domain'
import { Check } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { Chip } from '../ui/chip.tsx'

export interface PlanCardProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  plan: SubscriptionPlan
}

/** A plan to choose, its price first. A real radio underneath. */
export function PlanCard({ plan, ...rest }: PlanCardProps) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className="group relative flex min-w-0 items-start justify-between gap-3 rounded-card border border-line bg-surface p-4 transition-colors duration-150 hover:border-edge has-checked:border-ember-ink has-checked:bg-ember-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember-ink has-disabled:opacity-60"
    >
      <input
        {...rest}
        id={id}
        type="radio"
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-price ${id}-about`}
        className="sr-only"
      />
      <span className="flex min-w-0 flex-col">
        <span className="flex min-h-7 flex-wrap items-center gap-2">
          <span id={`${id}-name`} className="text-16 font-semibold text-ink">
            {plan.name}
          </span>
          {plan.isBestValue ? <Chip tone="success">BEST VALUE</Chip> : null}
        </span>
        <span id={`${id}-price`} className="figures mt-1 text-28 font-bold text-ink">
          {moneyText(plan.monthlyPrice)}
          <span className="text-14 font-semibold text-muted">/MONTH</span>
        </span>
        <span id={`${id}-about`} className="figures text-14 text-muted">
          {plan.description}
        </span>
      </span>
      <span
        aria-hidden
        className="inline-flex size-6 shrink-0 items-center justify-center rounded-full border border-edge text-on-action group-has-checked:border-action group-has-checked:bg-action"
      >
        <Check size={16} strokeWidth={3} className="opacity-0 group-has-checked:opacity-100" />
      </span>
    </label>
  )
}
