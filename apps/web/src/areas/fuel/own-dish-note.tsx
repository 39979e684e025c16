import { Trans, useLingui } from '@lingui/react/macro'
import type { OwnDish } from '@pacemeal/domain'
import { TriangleAlert } from 'lucide-react'
import { Chip } from '../../ui/chip.tsx'
import { editCategoryNames, editTimingNames } from './words/meal-edit.ts'

/** That a dish is the person's own, and what in it their profile says they avoid. */
export function OwnDishNote({ own: { category, timing, avoided } }: { own: OwnDish }) {
  const { t } = useLingui()
  const foods = avoided.join(', ')
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap gap-1.5">
        <Chip tone="ember">
          <Trans>Edited by you</Trans>
        </Chip>
        <Chip>{t(editCategoryNames[category])}</Chip>
        {timing ? <Chip>{t(editTimingNames[timing])}</Chip> : null}
      </p>
      {avoided.length > 0 ? (
        <p className="flex gap-2 rounded-control bg-warning-tint px-3 py-2 text-14 text-warning-ink">
          <TriangleAlert size={18} aria-hidden className="shrink-0" />
          <Trans>Holds {foods}, which your profile says you avoid.</Trans>
        </p>
      ) : null}
    </div>
  )
}
