/**
 * The beginnings of the names under which screens keep in `localStorage` what belongs to the person: it goes when they log out.
 * Whether a hint was closed and how the app looks stays.
 */
export const personalKeys = {
  raceProgress: 'pacemeal.race.',
  cookTimers: 'cook_timers:',
  declinedOffers: 'replan-declined-',
  seenShopping: 'shopping_seen:',
} as const

/** Forgets what screens keep of the person in this browser. */
export function forgetPersonalKeys(): void {
  try {
    const beginnings = Object.values(personalKeys)
    for (const key of Object.keys(localStorage)) {
      if (beginnings.some((beginning) => key.startsWith(beginning))) localStorage.removeItem(key)
    }
  } catch {
    // Nothing is kept where storage is blocked.
  }
}
