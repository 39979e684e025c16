import { requestWearableLink } from '../../../api/wearable.ts'

/** The wearables on offer; the first is the default. */
export const wearableProviders = [
  { value: 'oura', label: 'Oura' },
  { value: 'whoop', label: 'WHOOP' },
  { value: 'fitbit', label: 'Fitbit' },
  { value: 'garmin', label: 'Garmin' },
  { value: 'biostrap', label: 'Biostrap' },
] as const

export type WearableProvider = (typeof wearableProviders)[number]['value']

/** Set while the provider's page is open; the return reads and clears it. */
const CONNECTING = 'onboarding_connecting_wearable'

/**
 * Opens the provider's page in a new tab, or in this one when the browser blocks that. The tab is opened before the
 * link is asked for: after the wait, browsers no longer see the tap behind it. Whether this page stays.
 */
export async function connectWearable(userId: string, provider: WearableProvider): Promise<boolean> {
  const tab = window.open('', '_blank')
  try {
    const link = await requestWearableLink(userId, provider)
    localStorage.setItem(CONNECTING, 'true')
    if (tab) tab.location.href = link
    else location.assign(link)
    return tab !== null
  } catch (thrown) {
    tab?.close()
    throw thrown
  }
}
