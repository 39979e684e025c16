import { Trans, useLingui } from '@lingui/react/macro'
import type { DetailedNutrient } from '@pacemeal/domain'
import { KNOWN_SHARE, type NutrientLine } from '@pacemeal/nutrition/nutrient-report'
import { energyWithUnit } from '../../../languages/energy.ts'
import { amountText } from '../../../languages/numbers.ts'
import { Chip } from '../../../ui/chip.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useEnergyHidden } from '../../../ui/energy-figures.tsx'
import { nutrientNames } from '../../../ui/nutrient-names.ts'

const nutrientText = (amount: number, nutrient: DetailedNutrient): string =>
  nutrient === 'calories' ? energyWithUnit(amount) : amountText(amount, nutrientNames[nutrient])

/** A nutrient of the day: what is known of it, the reference, and how far that can be trusted. */
export function NutrientRow({ line, isOpen }: { line: NutrientLine; isOpen: boolean }) {
  const { t } = useLingui()
  const isLight = useEnergyHidden()
  const { nutrient, amount, known, reference, isOwn, share, state } = line
  const label = t(nutrientNames[nutrient].label)
  const knownPercent = Math.round(100 * known)
  const percent = share === undefined ? null : Math.round(100 * share)
  const isPart = known <= KNOWN_SHARE
  const aim = reference === undefined ? '' : nutrientText(reference.amount, nutrient)
  const aimText = percent === null ? t`${aim} a day` : t`${percent}% of ${aim}`
  const aims =
    reference === undefined
      ? []
      : [reference.kind === 'most' ? t`At most ${aim}` : aimText, ...(isOwn ? [t`your target`] : [])]
  return (
    <li className="flex flex-col gap-1 border-line py-2.5 not-first:border-t">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="text-16 font-semibold text-ink">{label}</span>
        <span className="flex items-center gap-2">
          {state === 'low' && !isOpen ? (
            <Chip tone="ember">
              <Trans>Low</Trans>
            </Chip>
          ) : null}
          {state === 'over' ? (
            <Chip tone="ember">
              <Trans>Over</Trans>
            </Chip>
          ) : null}
          <span className="figures text-16 text-ink">
            {amount === null ? t`Unknown` : `${isPart ? '≥ ' : ''}${nutrientText(amount, nutrient)}`}
          </span>
        </span>
      </div>
      {percent === null ? null : (
        <div
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.min(100, percent)}
          aria-valuetext={t`${percent}% of ${aim}`}
          className="h-2 overflow-hidden rounded-full bg-track"
        >
          <div
            className={classNames('bar-fill h-full w-full rounded-full', isPart ? 'bg-edge' : 'bg-ember')}
            style={{ transform: `scaleX(${Math.min(1, share ?? 0)})` }}
          />
        </div>
      )}
      <p className="figures text-14 text-muted">
        {[
          ...aims,
          ...(amount === null
            ? [t`no figures of what you ate`]
            : isPart
              ? [isLight ? t`known for part of what you ate` : t`known for ${knownPercent}% of the energy`]
              : []),
        ].join(' · ')}
      </p>
    </li>
  )
}
