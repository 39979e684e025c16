import { providerName, type RecordedActivity } from '@pacemeal/domain'
import { energyText } from './figures.ts'

/** `Recorded by GARMIN · 148 bpm · 520 kcal`. */
export const recordedFacts = ({ provider, averageHeartRate, calories }: RecordedActivity): string =>
  [
    provider ? `Recorded by ${providerName(provider)}` : 'Recorded',
    ...(averageHeartRate === undefined ? [] : [`${Math.round(averageHeartRate)} bpm`]),
    ...(calories === undefined ? [] : [energyText(calories)]),
  ].join(' · ')
