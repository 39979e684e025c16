import { t } from '@lingui/core/macro'
import { minutesBetween, providerName, type RecordedActivity } from '@pacemeal/domain'
import { durationText } from '../../languages/durations.ts'
import { listText } from '../../languages/formats.ts'
import { isEnergyHidden } from '../../ui/energy-figures.tsx'
import { energyText } from './figures.ts'

/** How long was trained where pauses of a minute or more made the whole longer; nothing otherwise. */
const withoutPauses = ({ activeMinutes, start, end }: RecordedActivity): readonly string[] => {
  if (activeMinutes === undefined || activeMinutes + 1 > minutesBetween(start, end)) return []
  const duration = durationText(activeMinutes)
  return [t`${duration} without pauses`]
}

/** `Recorded by FIT FILE and GARMIN · 3h 45m without pauses · 210 W · 148 bpm · 520 kcal`. */
export const recordedFacts = (recorded: RecordedActivity): string => {
  const { provider, alsoFrom = [], averagePower, averageHeartRate, calories } = recorded
  const devices = provider ? listText([provider, ...alsoFrom].map(providerName)) : ''
  return [
    provider ? t`Recorded by ${devices}` : t`Recorded`,
    ...withoutPauses(recorded),
    ...(averagePower === undefined ? [] : [`${Math.round(averagePower)} W`]),
    ...(averageHeartRate === undefined ? [] : [`${Math.round(averageHeartRate)} bpm`]),
    ...(calories === undefined || isEnergyHidden() ? [] : [energyText(calories)]),
  ].join(' · ')
}
