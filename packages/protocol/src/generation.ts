import { countText } from '@pacemeal/domain'

/** Seconds that must pass before the same person may regenerate again. */
export const GENERATION_THROTTLE_SECONDS = 300
/** How often and at what distance an explicit regeneration is asked about. */
export const GENERATION_POLLS = { attempts: 30, everyMilliseconds: 2000 } as const

/** Why a generation is refused, in the words of the screens. */
export const generationRefusals = {
  inProgress: () => 'Meal plan generation already in progress',
  throttled: (seconds: number) =>
    `Please wait ${countText(Math.max(1, Math.ceil(seconds)), 'second')} before generating another meal plan`,
} as const
