import { useLingui } from '@lingui/react/macro'
import type { FoodRules } from '@pacemeal/catalog'
import { TriangleAlert } from 'lucide-react'
import { avoidedName } from '../../../languages/avoided-names.ts'
import type { Eatable } from './eatable.ts'

/** Says of a food that it holds, or may hold, what the person avoids; nothing otherwise. */
export function FoodCaution({ eatable, rules }: { eatable: Eatable; rules: FoodRules | null }) {
  const { t } = useLingui()
  const caution = rules && eatable.cautionFor(rules)
  if (!caution) return null
  const of = avoidedName(caution.of)
  return (
    <span className="flex items-start gap-1 text-14 text-warning-ink">
      <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
      {caution.isSure ? t`Contains ${of}, which you avoid` : t`May contain ${of}, which you avoid`}
    </span>
  )
}
