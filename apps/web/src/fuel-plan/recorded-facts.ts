import { providerName, type RecordedActivity } from '@pacemeal/domain'
import { energyText } from './figures.ts'

/** `Recorded by FIT FILE and GARMIN · 210 W · 148 bpm · 520 kcal`. */
export const recordedFacts = (recorded: RecordedActivity): string => {
  const { provider, alsoFrom = [], averagePower, averageHeartRate, calories } = recorded
  return [
    provider ? `Recorded by ${[provider, ...alsoFrom].map(providerName).join(' and ')}` : 'Recorded',
    ...(averagePower === undefined ? [] : [`${Math.round(averagePower)} W`]),
    ...(averageHeartRate === undefined ? [] : [`${Math.round(averageHeartRate)} bpm`]),
    ...(calories === undefined ? [] : [energyText(calories)]),
  ].join(' · ')
}
