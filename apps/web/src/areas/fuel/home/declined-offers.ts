import { personalKeys } from '../../../api/personal-keys.ts'

const keyOf = (userId: string): string => `${personalKeys.declinedOffers}${userId}`
/** Situations that are kept; an older one is long over. */
const MOST = 20

/** Situations in which the person said Not now, or has adjusted already. */
export function declinedOffers(userId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** Keeps that nothing more is to be offered in a situation; gives all that are kept. */
export function declineOffer(userId: string, situation: string): readonly string[] {
  const declined = [situation, ...declinedOffers(userId).filter((one) => one !== situation)].slice(0, MOST)
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(declined))
  } catch {
    // Storage is full or blocked: it is remembered while this page is open.
  }
  return declined
}
