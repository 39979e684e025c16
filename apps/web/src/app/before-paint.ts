import { findLocale, matchLocale } from '@pacemeal/domain'
import { basePath, pathInApp } from '../api/base-path.ts'
import { findLostSession } from '../api/lost-session.ts'
import { hasPasskeys } from '../api/passkey-support.ts'
import { findSignedIn } from '../api/signed-in-store.ts'
import { keepChosenLanguage, mayWantAnother, readChosenLanguage } from '../languages/chosen-language.ts'
import { DATE_WITH_YEAR, LONG_DATE, makeDateFormat, prepareFormats } from '../languages/formats.ts'
import { findRememberedPath } from '../navigation/remembered-place.ts'
import { readChosenTheme } from '../ui/chosen-theme.ts'
import { fitsPath, type Need, PRERENDERED, TODAY, type Visitor, WAITING } from '../ui/prerendered.ts'
import { carryOver, controlsIn } from './carry-over.ts'

// What must happen before the first paint. It is a small blocking file, not an inline script: the content security policy
// allows none, and no hash has to be kept in step.

// A chosen theme. Without a choice the style sheet follows the system by itself.
const theme = readChosenTheme()
if (theme !== undefined) document.documentElement.dataset.theme = theme

const { start, styles, code = '{}' } = document.currentScript?.dataset ?? {}
const path = pathInApp(location.pathname)

const append = (tag: string, attributes: Readonly<Record<string, string>>): HTMLElement => {
  const element = Object.assign(document.createElement(tag), attributes)
  document.head.append(element)
  return element
}

// The whole style sheet; what the page itself holds needs none but the rules that it brings.
if (styles !== undefined) append('link', { rel: 'stylesheet', href: `${basePath}${styles}` })

// The code of the first screen, asked for together with the app's own and not after it. The build fills in which it is, by the address.
const codeByPath: Readonly<Record<string, readonly string[]>> = JSON.parse(code)
for (const file of codeByPath[path] ?? []) append('link', { rel: 'modulepreload', href: `${basePath}${file}` })

// An iPhone or iPad, whose browsers alone know this word, shows a picture of exactly its size while the installed app starts.
if ('standalone' in navigator) {
  const size = [screen.width, screen.height].map((side) => side * devicePixelRatio).join('x')
  for (const scheme of ['light', 'dark']) {
    const href = `${basePath}/startup/${size}-${scheme}.png`
    append('link', { rel: 'apple-touch-startup-image', media: `(prefers-color-scheme: ${scheme})`, href })
  }
}

// The browser's offer to install the app comes once, maybe before the app's code, and is made where the app says so: `install-offer.ts`.
const keepOffer = (offer?: Event) => {
  Object.assign(globalThis, { installOffer: offer })
  dispatchEvent(new Event('install-offer'))
}
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  keepOffer(event)
})
addEventListener('appinstalled', () => keepOffer())

const findPlace = (): HTMLElement | null => document.getElementById(PRERENDERED)

// Code that cannot be fetched would leave the page as it is for good: it says so, with a way on.
const tellFailure = () => {
  for (const [type, keep] of kept) removeEventListener(type, keep)
  const said = document.getElementById('start-failed')
  const place = findPlace()
  if (!(said instanceof HTMLTemplateElement) || !place) return
  place.dataset.failed = ''
  place.replaceChildren(said.content.cloneNode(true))
}
addEventListener('start-failed', tellFailure)
addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement)) return
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', tellFailure)
    else tellFailure()
  },
  true,
)

/** Whether storage is blocked or holds nothing: then a session may be all that this browser knows of the person. */
const isStorageEmpty = (): boolean => {
  try {
    return localStorage.length === 0
  } catch {
    return true
  }
}

/** Whether the screen that was drawn for such a visitor is the one that this visit begins with, as far as the browser knows. */
const fits = (visitor: Visitor): boolean => {
  if (visitor === 'anyone') return true
  if (visitor === 'member-anywhere') return findSignedIn() !== null
  // A sheet opens over the screen; other parameters name another day or view.
  const isAsUsual = [...new URLSearchParams(location.search).keys()].every((name) => name === 'sheet')
  if (visitor === 'member') return isAsUsual && (findSignedIn() !== null || isStorageEmpty())
  // The login says more to those who wanted to open something else, or whose session has ended.
  const isSentHere = findLostSession() !== null || findRememberedPath() !== null
  return isAsUsual && !isSentHere && findSignedIn() === null
}

/** Whether this browser has what a part of a screen needs. */
const has: Readonly<Record<Need, () => boolean>> = { languages: mayWantAnother, passkeys: hasPasskeys }

/** The first view of this visit as it was drawn when the app was built; undefined where none fits. */
function drawPrerendered(): DocumentFragment | undefined {
  const locale = findLocale(readChosenLanguage()) ?? matchLocale(navigator.languages)
  const template = [...document.querySelectorAll<HTMLTemplateElement>('template[data-path]')].find(
    ({ lang, dataset }) => fitsPath(dataset.path ?? '', path) && lang === locale && fits(dataset.visitor as Visitor),
  )
  if (template === undefined) return undefined
  document.documentElement.lang = locale
  const view = document.importNode(template.content, true)
  for (const part of view.querySelectorAll<HTMLElement>('[data-needs]')) {
    if (!has[part.dataset.needs as Need]()) part.remove()
  }
  for (const title of view.querySelectorAll('h1, [data-today]')) {
    if (!title.textContent.includes(TODAY)) continue
    const form = title.hasAttribute('data-today') ? DATE_WITH_YEAR : LONG_DATE
    title.textContent = title.textContent.replace(TODAY, makeDateFormat(locale, form).format())
  }
  return view
}

let pressCount = 0

/** A button that is pressed before the app's code is here is remembered on it, and pressed once more by `takeOverPrerendered`. */
function keepPress({ target }: Event): void {
  const button = target instanceof Element && findPlace()?.contains(target) ? target.closest('button') : null
  if (!button) return
  pressCount += 1
  // A form is sent once, however often somebody asks for it.
  const before = button.type === 'submit' ? '' : (button.dataset.pressed ?? '')
  button.dataset.pressed = `${before} ${pressCount}`
}

/** A form is sent by the app, not by the browser. */
function keepForm(event: Event): void {
  if (event.target instanceof Element && findPlace()?.contains(event.target)) event.preventDefault()
}

/** A language that is chosen before the app's code is here counts at once: the view is drawn in it, with what was typed. */
function keepLanguage({ target }: Event): void {
  const place = findPlace()
  if (!(target instanceof HTMLSelectElement) || !place?.contains(target)) return
  const locale = findLocale(target.value)
  if (locale === undefined) return
  keepChosenLanguage(locale)
  const view = drawPrerendered()
  if (!view) return
  const drawn = [...place.children]
  const before = controlsIn(place)
  place.append(view)
  // The same screen in another language has the same controls in the same order.
  for (const [at, control] of controlsIn(place).slice(before.length).entries()) carryOver(before[at], control)
  for (const one of drawn) one.remove()
}

/** What is done in a view whose code is not here yet. */
const kept = [
  ['click', keepPress],
  ['submit', keepForm],
  ['change', keepLanguage],
] as const

/**
 * React makes its few constant errors while its code is run. Where developer tools look on, the stack of the first one has the
 * whole code parsed again, 90 ms of a fast processor: these errors have none.
 */
function withoutStacks(script: HTMLElement): void {
  const { stackTraceLimit } = Error
  if (stackTraceLimit === undefined) return
  Reflect.deleteProperty(Error, 'stackTraceLimit')
  const restore = () => Object.assign(Error, { stackTraceLimit })
  for (const end of ['load', 'error']) script.addEventListener(end, restore, { once: true })
}

/** How long a first paint is waited for, in milliseconds: a slow phone at work takes more than half a second. */
const PAINT_PATIENCE_MS = 2000

/** Runs the app's code: once the first view is painted, so that nothing is in its way. */
function startApp(): void {
  // While developing, the page names it itself.
  if (start === undefined) return
  let isStarted = false
  const run = () => {
    if (isStarted) return
    isStarted = true
    withoutStacks(append('script', { type: 'module', src: `${basePath}${start}` }))
    // While the code is on its way, not while the screen is drawn. The public screens write no figures.
    if (codeByPath[path] !== undefined) setTimeout(() => prepareFormats(document.documentElement.lang))
  }
  // A page in the background is not painted.
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) run()
  else {
    const painted = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) run()
    })
    painted.observe({ type: 'paint', buffered: true })
    setTimeout(run, PAINT_PATIENCE_MS)
  }
}

// The place stands in the page once the parser has read what follows it: before anything of it is painted.
new MutationObserver((_, observer) => {
  const place = findPlace()
  if (!place || document.getElementById('start-failed') === null) return
  observer.disconnect()
  const view = drawPrerendered()
  if (view) {
    place.replaceChildren(view)
    document.documentElement.setAttribute(WAITING, '')
    for (const [type, keep] of kept) addEventListener(type, keep)
  }
  startApp()
}).observe(document, { childList: true, subtree: true })
