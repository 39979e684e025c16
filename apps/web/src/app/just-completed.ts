/** Set by the end of the onboarding, and by a wearable that came home; taken as the first screen of the app is left. */
export const JUST_COMPLETED = 'onboarding_just_completed'
