/** Kinds of records that a wearable gives. */
export const wearableDataTypes = ['activity', 'body', 'sleep', 'daily'] as const
export type WearableDataType = (typeof wearableDataTypes)[number]
/** Days of history that a first look covers. */
export const wearableWindowDays: Readonly<Record<WearableDataType, number>> = {
  activity: 7,
  sleep: 7,
  daily: 30,
  body: 30,
}
