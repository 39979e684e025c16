/** Set by the end of the onboarding, and by a wearable that came home; taken by the first screen of the app. */
export const JUST_COMPLETED = 'onboarding_just_completed'
