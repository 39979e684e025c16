import { t } from '@lingui/core/macro'

/** The first that fits counts: browsers name those they descend from as well. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const firstIn = (list: readonly (readonly [RegExp, string])[], agent: string): string | undefined =>
  list.find(([sign]) => sign.test(agent))?.[1]

/** What a person would call the browser with this user agent text: `Chrome on Android`. */
export function deviceName(agent: string): string {
  const system = firstIn(systems, agent)
  const browser = firstIn(browsers, agent) ?? t`A browser`
  return system === undefined ? browser : t`${browser} on ${system}`
}
