import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { kilometresTo } from './fuel-line-words.ts'
import { type RaceChange, stationsAhead } from './race-changes.ts'
import type { RacePlan } from './race-plan.ts'
import { elapsedText } from './race-reason-words.ts'
import { distanceText, type Units } from './units.ts'

interface ChangeSheetProps {
  isOpen: boolean
  onClose: () => void
  plan: RacePlan
  /** The minute of the race. */
  minute: number
  units: Units
  onChange: (change: RaceChange) => void
}

/** Degrees that one tap adds. */
const HOTTER = 5

/** What went otherwise: the rest is planned anew at once, on this device. */
export function ChangeSheet({ isOpen, onClose, plan, minute, units, onChange }: ChangeSheetProps) {
  const { t } = useLingui()
  const stations = stationsAhead(plan.race, minute)
  const placeOf = (at: number): string => {
    const kilometres = kilometresTo(plan.race, at)
    return kilometres === null ? elapsedText(at) : distanceText(kilometres, units)
  }
  const degrees = units.temperature === 'C' ? t`${HOTTER} °C hotter` : t`${(HOTTER * 9) / 5} °F hotter`
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`Something changed`}
      description={t`The rest is planned anew at once. What was missed is not made up for.`}
    >
      <div className="flex flex-col gap-2">
        <Button variant="secondary" full onClick={() => onChange({ kind: 'hotter', at: minute, degrees: HOTTER })}>
          {degrees}
        </Button>
        {stations.map((station) => (
          <Button
            key={station.minute}
            variant="secondary"
            full
            onClick={() => onChange({ kind: 'closed', at: minute, minute: station.minute })}
          >
            {station.name === ''
              ? t`Aid station at ${placeOf(station.minute)} is closed`
              : t`${station.name}, ${placeOf(station.minute)}, is closed`}
          </Button>
        ))}
        {stations.length === 0 ? (
          <p className="text-14 text-muted">
            <Trans>No more aid stations lie ahead.</Trans>
          </p>
        ) : null}
      </div>
    </Sheet>
  )
}
