import { parseJsonObject, readUnitChoices, type UnitChoices } from '@pacemeal/domain'

/** Where this browser keeps the units that its person reads. */
export const KEPT_UNITS = 'units'

/** What was chosen before one place kept all units. */
function readEarlierChoices(): UnitChoices {
  const roads = localStorage.getItem('pacemeal.event-units')
  return {
    ...(localStorage.getItem('weight-unit') === 'kg' ? { mass: 'kg' as const } : {}),
    ...(roads === 'metric' ? { distance: 'km' as const, temperature: 'C' as const } : {}),
    ...(roads === 'imperial' ? { distance: 'mi' as const, temperature: 'F' as const } : {}),
  }
}

/** The choices that this browser keeps. */
export function readKeptUnits(): UnitChoices {
  try {
    const kept = localStorage.getItem(KEPT_UNITS)
    return kept === null ? readEarlierChoices() : readUnitChoices(parseJsonObject(kept))
  } catch {
    // Where nothing can be stored, nothing counts as chosen.
    return {}
  }
}
