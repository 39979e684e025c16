import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { distanceUnit, imperial, massUnit, metric, temperatureUnit, type Units } from './units.ts'

interface UnitsControlProps {
  units: Units
  /** The other unit beside that of temperatures. */
  beside: 'distance' | 'mass'
  isLabelShown?: boolean
  onChange: (units: Partial<Units>) => void
}

const labelOf = (units: Units, beside: UnitsControlProps['beside']): string => {
  const [unit, degrees] = [beside === 'mass' ? massUnit(units) : distanceUnit(units), temperatureUnit(units)]
  return t({ message: `${unit}, ${degrees}`, comment: 'Two units that are chosen together: km, °C' })
}

/** Two units that are chosen together; a pair of its own, such as miles with degrees Celsius, stays choosable. */
export function UnitsControl({ units, beside, isLabelShown = false, onChange }: UnitsControlProps) {
  const { t } = useLingui()
  const named = { metric, imperial, own: units }
  const shown = Object.keys(named).find((name) => {
    const one = named[name as keyof typeof named]
    return one[beside] === units[beside] && one.temperature === units.temperature
  }) as keyof typeof named
  const names = shown === 'own' ? (['metric', 'imperial', 'own'] as const) : (['metric', 'imperial'] as const)
  return (
    <SegmentedControl<keyof typeof named>
      label={t`Units`}
      isLabelShown={isLabelShown}
      value={shown}
      options={names.map((value) => ({ value, label: labelOf(named[value], beside) }))}
      onChange={(chosen) => {
        const { temperature, [beside]: unit } = named[chosen]
        onChange({ temperature, [beside]: unit })
      }}
    />
  )
}
