import { t } from '@lingui/core/macro'

/** What the wearable provider sent back. */
export type WearableReturn =
  | { readonly kind: 'granted'; readonly terraUserId: string; readonly referenceId: string; readonly provider: string }
  | { readonly kind: 'refused'; readonly message: string }

/** Said of a connection that did not come about, when nobody says why. */
export const wearableDenied = (): string => t`Authorization was denied or failed`

/** Whether a callback address belongs to a wearable rather than to a sign-in. */
export const isWearableReturn = (search: URLSearchParams): boolean =>
  ['user_id', 'reference_id', 'provider', 'status'].some((name) => search.has(name))

/**
 * Success needs the status `success` (in any case) or `true`, and both ids; everything else is a refusal with its words.
 * The reference is the account the link was made for: a return made for another account must not be bound to this one.
 */
export function readWearableReturn(search: URLSearchParams, accountId: string): WearableReturn {
  const status = (search.get('status') ?? search.get('success') ?? '').toLowerCase()
  const terraUserId = search.get('user_id')
  const referenceId = search.get('reference_id')
  if ((status === 'success' || status === 'true') && terraUserId && referenceId === accountId) {
    return { kind: 'granted', terraUserId, referenceId, provider: search.get('provider') || 'oura' }
  }
  const said = search.get('message') || search.get('error_description') || search.get('error')
  return { kind: 'refused', message: said || wearableDenied() }
}
