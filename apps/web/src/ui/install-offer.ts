import { useSyncExternalStore } from 'react'
import { focusContent } from './focus-content.ts'
import { isInstalled } from './is-installed.ts'

/** What a browser sends when it could install the page (Web Application Manifest, `BeforeInstallPromptEvent`). */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

declare global {
  /** The browser's offer. It comes once, maybe before the code of the app: `before-paint.ts` keeps it and says so. */
  var installOffer: InstallOffer | undefined
}

const CHANGED = 'install-offer'

/** How this browser installs the app: by its own prompt, or by hand from its share menu. */
export type InstallWay = 'prompt' | 'share-menu'

/**
 * Browsers of iPhones and iPads make no offer. An iPad calls itself a Mac, but has a screen to touch; what another app shows
 * inside itself has no share menu of a browser, and does not call itself Safari.
 */
const isOnAppleTouch = (): boolean => {
  const { userAgent, maxTouchPoints } = navigator
  return (
    /Safari\//.test(userAgent) &&
    (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1))
  )
}

const installWay = (): InstallWay | null => {
  if (isInstalled()) return null
  if (globalThis.installOffer !== undefined) return 'prompt'
  return isOnAppleTouch() ? 'share-menu' : null
}

const watchOffer = (changed: () => void) => {
  addEventListener(CHANGED, changed)
  return () => removeEventListener(CHANGED, changed)
}

/** How the app can be installed from here; null where it is installed, or where the browser has no way. */
export const useInstallWay = (): InstallWay | null => useSyncExternalStore(watchOffer, installWay)

/**
 * Shows the browser's prompt and gives what was answered; undefined without an offer, or where the browser shows no prompt. An
 * offer can be shown once; after a refusal the browser makes another when it sees fit. What made the offer leaves with it, so
 * the focus goes to the content of the page.
 */
export async function askToInstall(): Promise<'accepted' | 'dismissed' | undefined> {
  const offer = globalThis.installOffer
  if (offer === undefined) return undefined
  globalThis.installOffer = undefined
  try {
    const { outcome } = await offer.prompt()
    return outcome
  } catch {
    // The browser thinks otherwise by now, and no prompt was seen.
    return undefined
  } finally {
    dispatchEvent(new Event(CHANGED))
    focusContent()
  }
}
