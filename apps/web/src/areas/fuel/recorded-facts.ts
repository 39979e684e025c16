import { durationText, providerName, type RecordedActivity } from '@pacemeal/domain'
import { energyText } from './figures.ts'

/** How long was trained where pauses of a minute or more made the whole longer; nothing otherwise. */
const withoutPauses = ({ activeMinutes, start, end }: RecordedActivity): readonly string[] => {
  if (activeMinutes === undefined || activeMinutes + 1 > (Date.parse(end) - Date.parse(start)) / 60_000) return []
  return [`${durationText(activeMinutes)} without pauses`]
}

/** `Recorded by FIT FILE and GARMIN · 3h 45m without pauses · 210 W · 148 bpm · 520 kcal`. */
export const recordedFacts = (recorded: RecordedActivity): string => {
  const { provider, alsoFrom = [], averagePower, averageHeartRate, calories } = recorded
  return [
    provider ? `Recorded by ${[provider, ...alsoFrom].map(providerName).join(' and ')}` : 'Recorded',
    ...withoutPauses(recorded),
    ...(averagePower === undefined ? [] : [`${Math.round(averagePower)} W`]),
    ...(averageHeartRate === undefined ? [] : [`${Math.round(averageHeartRate)} bpm`]),
    ...(calories === undefined ? [] : [energyText(calories)]),
  ].join(' · ')
}
