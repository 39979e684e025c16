import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'
import { useEnergyHidden } from '../../../ui/energy-figures.tsx'
import { energyText } from '../figures.ts'
import { DayOfferCard } from './day-offer-card.tsx'

interface FuelStaysNoteProps {
  /** Kcal beyond the day's target. */
  over: number
  onClose: () => void
}

/** Says of a day over its target, whose rest is fuel alone, that the fuel stays and that tomorrow takes nothing back. */
export function FuelStaysNote({ over, onClose }: FuelStaysNoteProps) {
  const { t } = useLingui()
  const isLight = useEnergyHidden()
  const energy = energyText(over)
  return (
    <DayOfferCard label={t`Your fuel stays`}>
      <p className="text-16 font-semibold text-ink">
        {isLight ? (
          <Trans>Your fuel stays as planned</Trans>
        ) : (
          <Trans>Today comes to {energy} more than its target</Trans>
        )}
      </p>
      <p className="text-14 text-muted">
        <Trans>
          Meals that you have not marked count as eaten. Only fuel is still to come: it stays, because your training
          needs it. Tomorrow stays as planned.
        </Trans>
      </p>
      <div>
        <Button size="small" variant="quiet" onClick={onClose}>
          <Trans>Got it</Trans>
        </Button>
      </div>
    </DayOfferCard>
  )
}
